import { useQuery } from '@tanstack/react-query'
import type { Event } from 'neuromem'
import { stateAfter } from '../../api/person/relationship.ts'
import { jobQuery } from '../../api/person/sessions.ts'
import { signed } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Explained, Moment, Word } from '../../parts/values/shown.tsx'
import { Details } from './details.tsx'
import { Subject } from './subject.tsx'

interface Properties {
  readonly user: string
  readonly event: Event
}

/** What happened in a line: its kind, what it was, what it happened to, and what that changed. */
export function Happened({ user, event }: Properties) {
  const t = useMessages()
  const [, word = ''] = event.title_key.split('.')
  return (
    <>
      <Word field="kind" value={event.kind} className="tag" />{' '}
      <Subject user={user} event={event}>
        <Word field="title_key" value={event.title_key}>
          {t.events.words[event.title_key] ?? t.values[word] ?? word}
        </Word>
      </Subject>{' '}
      <Change event={event} />
    </>
  )
}

function Change({ event }: { event: Event }) {
  if (event.kind === 'trait') return <OfTrait event={event} />
  if (event.kind === 'affinity') return <OfScore event={event} />
  if (event.kind === 'job') return <OfJob event={event} />
  if (event.kind === 'session') return <Details of={inOrder(event.detail)} />
  return <Details of={event.detail} />
}

/** As one would say it. */
const inOrder = ({ turns, kept, memories, ...rest }: Event['detail']): Event['detail'] => ({
  ...(turns !== undefined && { turns }),
  ...(kept !== undefined && { kept }),
  ...(memories !== undefined && { memories }),
  ...rest,
})

interface Belief {
  readonly stage: string
  readonly confidence: number | null
}

/** Such as: 0.62 → 0.68 established (C, 2 memories). */
function OfTrait({ event: { detail } }: { event: Event }) {
  const t = useMessages()
  const { before, after, grade, memory_ids } = detail as {
    readonly before?: Belief
    readonly after?: Belief
    readonly grade?: string
    readonly memory_ids?: readonly string[]
  }
  const hasMoved = after !== undefined && before?.stage !== after.stage
  return (
    <>
      <Amount field="detail.before.confidence" value={before?.confidence} />
      {before?.confidence != null && ' → '}
      <Amount field="detail.after.confidence" value={after?.confidence} />{' '}
      {before && hasMoved && (
        <>
          <Word field="detail.before.stage" value={before.stage} className="soft" />
          {' → '}
        </>
      )}
      {hasMoved && <Word field="detail.after.stage" value={after.stage} />}{' '}
      <span className="soft">
        <Word field="detail.grade" value={grade} />
        {grade && ' · '}
        {memory_ids && memory_ids.length > 0 && t.memories.count(memory_ids.length)}
      </span>
    </>
  )
}

/** How far the score has moved, and whether that made them closer or less close. */
function OfScore({ event: { detail } }: { event: Event }) {
  const t = useMessages()
  const { before, after, delta } = detail as Readonly<Record<'before' | 'after' | 'delta', number>>
  const state = stateAfter({ before, after })
  return (
    <>
      <Amount field="detail.before" value={before} />
      {' → '}
      <Amount field="detail.after" value={after} />{' '}
      <span className="soft">
        {t.events.fields.delta}{' '}
        <Amount field="detail.delta" value={delta}>
          {signed(String(delta))}
        </Amount>
      </span>{' '}
      {state && <strong>{t.events.became(t.values[state] ?? state)}</strong>}
    </>
  )
}

/** Why a job failed, when it is tried again, and what has become of it since. */
function OfJob({ event: { ref, detail } }: { event: Event }) {
  const t = useMessages()
  const { data } = useQuery(jobQuery(ref.id))
  const { status, code, next_retry_at } = detail as Readonly<Record<string, string | null | undefined>>
  return (
    <>
      <Word field="detail.status" value={status} /> <Word field="detail.code" value={code} />{' '}
      <span className="soft">{code && <Explained code={code} />}</span>{' '}
      {next_retry_at && (
        <>
          {'→ '}
          {t.events.again} <Moment field="detail.next_retry_at" value={next_retry_at} as="time" />{' '}
        </>
      )}
      {data?.status === 'COMPLETED' && <span className="added">✓ {t.events.since}</span>}
    </>
  )
}
