import { useQuery } from '@tanstack/react-query'
import type { Mark, Preview } from 'neuromem'
import { useState } from 'react'
import { memoryQuery } from '../../api/person/memories.ts'
import { type TriedTurn, turnsQuery } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Copy } from '../../parts/controls/copy.tsx'
import { Marked } from '../../parts/values/marked.tsx'
import { Amount, Explained, Said, Sentence, Word } from '../../parts/values/shown.tsx'
import { spansOf } from './verdicts.ts'

interface Properties {
  readonly user: string
  readonly session: string
  readonly preview: Preview
  readonly turns: readonly TriedTurn[]
}

/** What would be kept of turns and made of it, beside what is stored of the session now. */
export function Outcome({ user, session, preview, turns }: Properties) {
  const t = useMessages()
  const reasons = Object.keys(preview.rejected)
  return (
    <div className="stack" aria-live="polite">
      <p className="soft">
        <Amount field="model_calls" value={preview.model_calls}>
          {t.sessions.calls(preview.model_calls)}
        </Amount>
        {' · '}
        <Amount field="tokens" value={preview.tokens}>
          {t.sessions.tokens(preview.tokens)}
        </Amount>
      </p>
      <ul className="list">
        {preview.marks.map((mark) => (
          <Verdict
            key={mark.turn_id}
            mark={mark}
            text={turns.find(({ turn_id }) => turn_id === mark.turn_id)?.text ?? ''}
          />
        ))}
      </ul>
      <div className="halves">
        <WouldBe preview={preview} />
        <StoredNow user={user} session={session} />
      </div>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((code) => (
            <li key={code} className="soft">
              <Explained code={code} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Copy text={JSON.stringify({ turns, preview }, null, 2)} label={t.sessions.copyCase} />
      </div>
    </div>
  )
}

function Verdict({ mark, text }: { mark: Mark; text: string }) {
  return (
    <li data-id={mark.turn_id}>
      <Marked text={text} spans={spansOf({ mark, text })} />
      <p className="row small">
        <Word
          field="verdict"
          value={mark.keep ? 'kept' : 'dropped'}
          className={`tag ${mark.keep ? 'tag-good' : ''}`}
        />
        <Sentence field="reason" value={mark.reason} className="soft" />
      </p>
    </li>
  )
}

function WouldBe({ preview: { memories, relations } }: { preview: Preview }) {
  const t = useMessages()
  return (
    <div>
      <h3>{t.sessions.wouldRemember}</h3>
      {memories.length === 0 && <p className="soft">{t.sessions.wouldNot}</p>}
      <ul className="list">
        {memories.map(({ content, memory_type }) => (
          <li key={content}>
            <Word field="memory_type" value={memory_type} className="tag" />{' '}
            <Said field="content" value={content} />
          </li>
        ))}
      </ul>
      {relations.length > 0 && (
        <>
          <h3>{t.sessions.wouldRelate}</h3>
          <ul className="list">
            {relations.map(({ subject, predicate, object }) => (
              <li key={`${subject} ${predicate} ${object}`}>
                {subject} — {predicate} → {object}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const MOST = 50

/** The memories that the session has made so far, to compare with; none of a session that has not been. */
function StoredNow({ user, session }: { user: string; session: string }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(turnsQuery(user, session))
  const ids = [...new Set(data?.turns.flatMap(({ memory_ids }) => memory_ids))]
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{`${t.sessions.storedNow}: ${t.memories.count(ids.length)}`}</summary>
      <ul className="list">{isOpen && ids.slice(0, MOST).map((id) => <Stored key={id} id={id} />)}</ul>
    </details>
  )
}

function Stored({ id }: { id: string }) {
  const { data } = useQuery(memoryQuery(id))
  return (
    <li data-id={id}>
      <Word field="memory_type" value={data?.memory_type} className="tag" />{' '}
      <Said field="content" value={data?.content} />
    </li>
  )
}
