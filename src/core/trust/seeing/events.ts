import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { EventKind, UserEvent } from '../schemas.ts'

const TEXT = 120

export interface EventRow {
  readonly at: Date
  readonly seq: number
  readonly id: string
  readonly kind: EventKind
  readonly what: string
  readonly type: UserEvent['ref']['type']
  readonly ref: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** What happened to memories and traits, with what they say now. */
const ofMemories = (subject: SQL, visible: SQL): SQL =>
  sql`SELECT event.created_at AS at, event.ordinal AS seq, event.id,
          CASE memory.memory_type WHEN 'trait' THEN 'trait' ELSE 'memory' END AS kind,
          event.event AS what, 'memory' AS type, memory.id::text AS ref,
          jsonb_build_object(
            'text', CASE WHEN memory.forgotten_at IS NULL THEN left(memory.content, ${int(TEXT)}) END,
            'said', event.detail - 'reasoning') AS detail
        FROM memory_history AS event
        JOIN memories AS memory ON memory.subject_id = event.subject_id AND memory.id = event.memory_id
        WHERE event.subject_id = ${subject} AND ${visible}`

const ofCycles = (subject: SQL): SQL =>
  sql`SELECT completed_at, 0::int8, id, 'cycle', status, 'cycle', id::text,
          jsonb_build_object('trigger_type', trigger_type, 'memories_scanned', memories_scanned,
            'traits_created', traits_created, 'traits_reinforced', traits_reinforced,
            'traits_updated', traits_updated, 'traits_dissolved', traits_dissolved)
        FROM reflection_cycles
        WHERE subject_id = ${subject} AND completed_at IS NOT NULL AND status IN ('completed', 'failed')`

const ofAffinity = (subject: SQL): SQL =>
  sql`SELECT created_at, ordinal, id, 'affinity', cause, 'affinity', id::text,
          jsonb_build_object('delta', delta, 'before', before, 'after', after)
        FROM affinity_events
        WHERE subject_id = ${subject}`

const ofSessions = (subject: SQL): SQL =>
  sql`SELECT session.ended_at, 0::int8, session.id, 'session', 'ended', 'session', session.session_id,
          (SELECT jsonb_build_object('turns', count(*), 'kept', count(*) FILTER (WHERE (turn.mark -> 'keep') = 'true'))
            FROM turns AS turn
            WHERE turn.subject_id = session.subject_id AND turn.session_id = session.id)
          || jsonb_build_object('memories', (
            SELECT count(DISTINCT source.memory_id)
            FROM memory_sources AS source
            JOIN memories AS memory
              ON memory.subject_id = source.subject_id AND memory.id = source.memory_id
            WHERE source.subject_id = session.subject_id
              AND source.session_id = session.id
              AND memory.memory_type <> 'trait'
              AND memory.expired_at IS NULL
              AND memory.superseded_by IS NULL))
        FROM conversation_sessions AS session
        WHERE session.subject_id = ${subject} AND session.ended_at IS NOT NULL AND session.forgotten_at IS NULL`

const ofJobs = (subject: SQL): SQL =>
  sql`SELECT coalesce((last_error ->> 'at')::timestamptz(3), created_at), 0::int8, id, 'job',
          CASE status WHEN 'PAUSED' THEN 'paused' ELSE 'failed' END, 'job', id::text,
          jsonb_build_object('status', status, 'code', last_error ->> 'code', 'next_retry_at', next_retry_at)
        FROM jobs
        WHERE subject_id = ${subject} AND last_error IS NOT NULL`

const ofImports = (subject: SQL): SQL =>
  sql`SELECT created_at, 0::int8, id, 'import', 'done', 'import', id::text, report
        FROM imports
        WHERE subject_id = ${subject}`

const ofDeletions = (subject: SQL): SQL =>
  sql`SELECT moment.at, 0::int8, erasure.id, 'deletion', moment.what, 'erasure', erasure.id::text,
          jsonb_build_object('rows', erasure.rows)
        FROM erasures AS erasure
        CROSS JOIN LATERAL (VALUES (erasure.erased_at, 'done'), (erasure.restored_at, 'restored')) AS moment(at, what)
        WHERE erasure.subject_id = ${subject} AND moment.at IS NOT NULL`

/**
 * One feed of all that happened, newest first.
 * @param before where the page before ended
 */
export function eventRows(
  subject: SQL,
  {
    kinds,
    visible,
    before,
    limit,
  }: {
    readonly kinds: readonly EventKind[]
    readonly visible: SQL
    readonly before: readonly [at: string, seq: number, id: string, what: string] | null
    readonly limit: number
  },
): Statement<EventRow[]> {
  const arms: Readonly<Partial<Record<EventKind, SQL>>> = {
    memory: ofMemories(subject, sql`memory.memory_type <> 'trait' AND ${visible}`),
    trait: ofMemories(subject, sql`memory.memory_type = 'trait' AND ${visible}`),
    cycle: ofCycles(subject),
    affinity: ofAffinity(subject),
    session: ofSessions(subject),
    job: ofJobs(subject),
    import: ofImports(subject),
    deletion: ofDeletions(subject),
  }
  const all = [...new Set(kinds)].flatMap((kind) => arms[kind] ?? [])
  const earlier = before
    ? sql`WHERE (at, seq, id, what) < (${before[0]}::timestamptz, ${before[1]}::int8, ${before[2]}::uuid, ${before[3]}::text)`
    : sql``
  return statement<EventRow>(
    sql`SELECT at, seq, id, kind, what, type, ref, detail
        FROM (${sql.join(all, sql` UNION ALL `)}) AS feed(at, seq, id, kind, what, type, ref, detail)
        ${earlier}
        ORDER BY at DESC, seq DESC, id DESC, what DESC
        LIMIT ${int(limit)}`,
  )
}

type Json = UserEvent['detail']

/** Of a trait's history what is numbers, ids and closed words. */
function ofTrait({ text, said }: Readonly<Record<string, unknown>>): Json {
  const { confidence, stage, grade = null, memory_ids = [] } = (said ?? {}) as Record<string, unknown>
  const at = (value: unknown, key: 'before' | 'after'): unknown =>
    typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)[key] ?? null) : value
  const before = {
    stage: typeof stage === 'object' ? at(stage, 'before') : null,
    confidence: at(Object(confidence), 'before'),
  }
  const after = { stage: at(stage, 'after') ?? null, confidence: at(confidence, 'after') ?? null }
  return { text, before, after, grade, memory_ids } as Json
}

const numbers = (detail: Readonly<Record<string, unknown>>): Json =>
  Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, Number(value)]))

export function toEvent({ at, kind, what, type, ref: id, detail }: EventRow): UserEvent {
  const shown =
    kind === 'memory'
      ? { text: detail.text }
      : kind === 'trait'
        ? ofTrait(detail)
        : kind === 'affinity'
          ? numbers(detail)
          : detail
  return {
    at: at.toISOString(),
    kind,
    title_key: `${kind}.${what}`,
    ref: { type, id },
    detail: shown as Json,
  }
}
