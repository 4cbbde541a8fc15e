import type { Done, Metadata } from '../../api/person/chat.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'

interface Properties {
  readonly user: string
  readonly metadata: Metadata | undefined
  readonly done: Done | undefined
}

/** How the reply came about: what was felt, what was found, what it changed, how long it took. */
export function Reply({ user, metadata, done }: Properties) {
  const t = useMessages()
  return (
    <Region title={t.playground.reply}>
      {!metadata && <p className="soft">{t.playground.none}</p>}
      {metadata && (
        <dl className="pairs">
          <Before metadata={metadata} />
          {done && <After done={done} />}
        </dl>
      )}
      {done && (
        <ul className="list space">
          {done.memory_ids.map((id) => (
            <li key={id} data-id={id}>
              <MemoryLink user={user} id={id} />
            </li>
          ))}
        </ul>
      )}
    </Region>
  )
}

/** What is known before the first word. */
function Before({ metadata: { emotion, tier, mode, retrieval, model } }: { metadata: Metadata }) {
  const t = useMessages()
  return (
    <>
      <dt>{t.playground.emotion}</dt>
      <dd>
        <Word field="emotion.primary_emotion" value={emotion.primary_emotion} />{' '}
        <Amount field="emotion.valence" value={emotion.valence} className="soft" />
      </dd>
      <dt>{t.playground.tier}</dt>
      <dd>
        <Amount field="tier" value={tier} />
      </dd>
      <dt>{t.playground.mode}</dt>
      <dd>
        <Word field="mode" value={mode} />
      </dd>
      <dt>{t.playground.found}</dt>
      <dd>
        <Amount field="retrieval.memories" value={retrieval.memories} /> ·{' '}
        <Amount field="retrieval.facts" value={retrieval.facts} /> ·{' '}
        <Amount field="retrieval.history_rounds" value={retrieval.history_rounds} />
      </dd>
      <dt>{t.playground.model}</dt>
      <dd>
        <Said field="model" value={model} />
      </dd>
    </>
  )
}

const TIMINGS = ['embed_ms', 'read_ms', 'link_entities_ms', 'first_token_ms', 'total_ms'] as const

/** What it has changed, and how long each part took. */
function After({ done }: { done: Done }) {
  const t = useMessages()
  const { before, after } = done.affinity
  return (
    <>
      <dt>{t.nav.relationship}</dt>
      <dd>
        <Amount field="affinity.before" value={before}>
          {before}
        </Amount>
        {' → '}
        <Amount field="affinity.after" value={after}>
          {after}
        </Amount>
      </dd>
      {TIMINGS.map(
        (name) =>
          done.timings[name] !== null && (
            <div key={name} className="contents">
              <dt>{t.playground.timings[name]}</dt>
              <dd>
                <Amount field={`timings.${name}`} value={done.timings[name]} /> ms
              </dd>
            </div>
          ),
      )}
      <dt>{t.playground.duplicate}</dt>
      <dd>
        <Word field="duplicate" value={done.duplicate} />
      </dd>
    </>
  )
}
