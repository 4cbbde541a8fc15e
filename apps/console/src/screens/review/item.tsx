import { useQuery } from '@tanstack/react-query'
import type { Memory, ReviewItem } from 'neuromem'
import { sourcesQuery } from '../../api/person/memories.ts'
import { turnsQuery } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Marked } from '../../parts/values/marked.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Words } from './words.tsx'

/** How many turns before and after are shown. */
const AROUND = 2

interface Properties {
  readonly user: string
  readonly item: ReviewItem
  readonly isEditing: boolean
  onSave(content: string): void
  onCancel(): void
}

/** One thing that waits, with the words that it comes from. */
export function Item({
  user,
  item: { kind, memory, other, since },
  isEditing,
  onSave,
  onCancel,
}: Properties) {
  const t = useMessages()
  return (
    <article className="panel stack">
      <p className="soft">
        <Word field="kind" value={kind} className="tag tag-warn">
          {t.values[kind]}
        </Word>{' '}
        {t.review.kinds[kind]} · {t.review.since} <Moment field="since" value={since} as="day" />
      </p>
      <Statement memory={memory} note={other ? t.review.newer : undefined} />
      {other && <Statement memory={other} note={t.review.older} />}
      {isEditing && <Words content={memory.content} onSave={onSave} onCancel={onCancel} />}
      <WhereSaid user={user} memory={memory} />
    </article>
  )
}

function Statement({ memory, note }: { memory: Memory; note: string | undefined }) {
  return (
    <div data-id={memory.id}>
      <p className="statement">
        <Said field="content" value={memory.content} />
      </p>
      <p className="row small space">
        {note && <span className="tag">{note}</span>}
        <Word field="memory_type" value={memory.memory_type} className="tag tag-accent" />
        <Word field="subtype" value={memory.subtype} className="tag" />
        <Word field="evidence_level" value={memory.evidence_level} className="tag" />
      </p>
    </div>
  )
}

/** The turn that it was said in, between the turns around it. */
function WhereSaid({ user, memory }: { user: string; memory: Memory }) {
  const t = useMessages()
  const sources = useQuery(sourcesQuery(memory.id))
  return (
    <Region title={t.review.said} className="panel-inner">
      <Answer of={sources}>
        {(items) => {
          const source = items.find(({ turn_id }) => turn_id !== null)
          return source ? (
            <Around user={user} session={source.session_id} turn={source.turn_id} span={source.span} />
          ) : (
            <p className="soft">{t.review.notSaid}</p>
          )
        }}
      </Answer>
    </Region>
  )
}

interface Place {
  readonly user: string
  readonly session: string
  readonly turn: string | null
  readonly span: { readonly start: number; readonly end: number } | null
}

function Around({ user, session, turn, span }: Place) {
  const t = useMessages()
  const turns = useQuery(turnsQuery(user, session))
  return (
    <Answer of={turns}>
      {({ turns: all }) => {
        const place = all.findIndex(({ turn_id }) => turn_id === turn)
        if (place < 0) return <p className="soft">{t.review.notSaid}</p>
        return (
          <ol className="turns">
            {all.slice(Math.max(0, place - AROUND), place + AROUND + 1).map((one) => (
              <li
                key={one.turn_id}
                data-id={one.turn_id}
                aria-current={one.turn_id === turn ? 'true' : undefined}
              >
                <Word field="role" value={one.role} className="soft" />
                <p className="turn-text" data-field="text">
                  <Marked text={one.text} spans={one.turn_id === turn && span ? [span] : []} />
                </p>
              </li>
            ))}
          </ol>
        )
      }}
    </Answer>
  )
}
