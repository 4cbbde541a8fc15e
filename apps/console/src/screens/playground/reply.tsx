import type { Done, Metadata } from '../../api/chat.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/region.tsx'
import { Amount, Said, Word } from '../../parts/shown.tsx'
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
          <dt>{t.playground.emotion}</dt>
          <dd>
            <Word field="emotion.primary_emotion" value={metadata.emotion.primary_emotion} />{' '}
            <Amount field="emotion.valence" value={metadata.emotion.valence} className="soft" />
          </dd>
          <dt>{t.playground.tier}</dt>
          <dd>
            <Amount field="tier" value={metadata.tier} />
          </dd>
          <dt>{t.playground.found}</dt>
          <dd>
            <Amount field="retrieval.memories" value={metadata.retrieval.memories} /> ·{' '}
            <Amount field="retrieval.facts" value={metadata.retrieval.facts} /> ·{' '}
            <Amount field="retrieval.history_rounds" value={metadata.retrieval.history_rounds} />
          </dd>
          <dt>{t.playground.model}</dt>
          <dd>
            <Said field="model" value={metadata.model} />
          </dd>
        </dl>
      )}
      {done && (
        <>
          <dl className="pairs">
            <dt>{t.nav.relationship}</dt>
            <dd>
              <Amount field="affinity.before" value={done.affinity.before}>
                {done.affinity.before}
              </Amount>
              {' → '}
              <Amount field="affinity.after" value={done.affinity.after}>
                {done.affinity.after}
              </Amount>
            </dd>
            <dt>{t.playground.took}</dt>
            <dd>
              <Amount field="timings.total_ms" value={done.timings.total_ms} /> ms
            </dd>
            <dt>{t.playground.duplicate}</dt>
            <dd>
              <Word field="duplicate" value={done.duplicate} />
            </dd>
          </dl>
          <ul className="list space">
            {done.memory_ids.map((id) => (
              <li key={id} data-id={id}>
                <MemoryLink user={user} id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Region>
  )
}
