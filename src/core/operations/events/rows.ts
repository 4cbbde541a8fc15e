import { type SQL, sql } from 'drizzle-orm'
import { int, toldDetail, traitIds } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Event, EventKind } from './schemas.ts'

export interface EventRow {
  readonly at: Date
  /** Orders what one table wrote at one moment. */
  readonly place: number
  readonly key: string
  readonly kind: EventKind
  readonly word: string
  readonly ref_type: Event['ref']['type']
  readonly ref_id: string
  readonly detail: Record<string, unknown>
}

const LONGEST_TEXT = 120

/** @param after of `(event.at, event.place, event.key)` */
type Source = (after: SQL) => SQL

const newest = sql`ORDER BY event.at DESC, event.place DESC, event.key DESC`

/** What a memory says now: nothing of what is forgotten, nor of what only some may see. */
const saysNow = sql`CASE
            WHEN memory.forgotten_at IS NULL AND memory.sensitive IS NULL
            THEN nullif(left(memory.content, ${int(LONGEST_TEXT)}), '')
          END`

/** Of all events of memories only those are looked into that are shown: they are sorted before. */
const ofMemories =
  (isTrait: boolean): Source =>
  (after) =>
    sql`
        SELECT event.at, event.place, event.key, event.word, 'memory' AS ref_type,
          event.memory_id::text AS ref_id, said.detail
        FROM (
          SELECT *
          FROM (
            SELECT history.created_at AS at, history.ordinal AS place, history.id::text AS key,
              history.event AS word, history.memory_id, history.born_in, history.detail
            FROM memory_history AS history
            WHERE history.subject_id = asked.id
              ${isTrait ? sql`AND history.memory_id IN (${traitIds(sql`asked.id`)})` : sql``}) AS event
          WHERE ${after}
          ${newest}
          OFFSET 0) AS event
        CROSS JOIN LATERAL (
          SELECT jsonb_build_object('text', ${saysNow}, 'stage', memory.trait_stage)
            ${isTrait ? sql`|| jsonb_build_object('said', ${toldDetail('event')})` : sql``} AS detail
          FROM memories AS memory
          WHERE memory.subject_id = asked.id AND memory.id = event.memory_id
            AND (memory.memory_type = 'trait') = ${isTrait}::boolean
          LIMIT 1) AS said`

/** What all else is read from, which is little. */
const all =
  (source: SQL): Source =>
  (after) =>
    sql`
        SELECT * FROM (${source}) AS event WHERE ${after}`

/**
 * What each kind of event is read from, as `(at, place, key, word, ref_type, ref_id, detail)` of `asked.id`.
 */
const sources: Readonly<Record<EventKind, Source>> = {
  memory: ofMemories(false),
  trait: ofMemories(true),
  cycle: all(sql`
        SELECT coalesce(cycle.completed_at, cycle.started_at) AS at, 0::bigint AS place,
          cycle.id::text AS key,
          cycle.status AS word, 'cycle' AS ref_type, cycle.id::text AS ref_id,
          jsonb_build_object(
            'memories_scanned', cycle.memories_scanned, 'traits_created', cycle.traits_created,
            'traits_reinforced', cycle.traits_reinforced, 'traits_updated', cycle.traits_updated,
            'traits_dissolved', cycle.traits_dissolved) AS detail
        FROM reflection_cycles AS cycle
        WHERE cycle.subject_id = asked.id AND cycle.status IN ('completed', 'failed')`),
  affinity: all(sql`
        SELECT event.created_at AS at, event.ordinal AS place, event.id::text AS key, event.cause AS word,
          'affinity' AS ref_type, event.id::text AS ref_id,
          jsonb_build_object('delta', event.delta, 'before', event.before, 'after', event.after) AS detail
        FROM affinity_events AS event
        WHERE event.subject_id = asked.id`),
  session: all(sql`
        SELECT session.ended_at AS at, 0::bigint AS place, session.id::text AS key, 'ended' AS word,
          'session' AS ref_type, session.session_id AS ref_id,
          jsonb_build_object(
            'turns', (
              SELECT count(*) FROM turns AS turn
              WHERE turn.subject_id = session.subject_id
                AND turn.session_id = session.id
                AND turn.forgotten_at IS NULL),
            'kept', (
              SELECT count(*) FROM turns AS turn
              WHERE turn.subject_id = session.subject_id
                AND turn.session_id = session.id
                AND turn.forgotten_at IS NULL
                AND turn.mark ->> 'keep' = 'true'),
            'memories', (
              SELECT count(DISTINCT memory.id)
              FROM memory_sources AS source
              JOIN memories AS memory ON memory.subject_id = source.subject_id
                AND memory.id = source.memory_id
              WHERE source.subject_id = session.subject_id
                AND source.session_id = session.id
                AND memory.expired_at IS NULL
                AND memory.superseded_by IS NULL)) AS detail
        FROM conversation_sessions AS session
        WHERE session.subject_id = asked.id AND session.ended_at IS NOT NULL
          AND session.forgotten_at IS NULL`),
  job: all(sql`
        SELECT (failed.one ->> 'at')::timestamptz AS at, failed.place, job.id::text AS key,
          CASE failed.one ->> 'status' WHEN 'PAUSED' THEN 'paused' ELSE 'failed' END AS word,
          'job' AS ref_type, job.id::text AS ref_id, failed.one - 'at' AS detail
        FROM jobs AS job
        CROSS JOIN LATERAL jsonb_array_elements(
          CASE jsonb_typeof(job.metrics -> 'failed') WHEN 'array' THEN job.metrics -> 'failed' ELSE '[]' END)
          WITH ORDINALITY AS failed(one, place)
        WHERE job.subject_id = asked.id`),
  import: all(sql`
        SELECT import.created_at AS at, 0::bigint AS place, import.id::text AS key, 'done' AS word,
          'import' AS ref_type, import.id::text AS ref_id, import.report AS detail
        FROM imports AS import
        WHERE import.subject_id = asked.id`),
  deletion: all(sql`
        SELECT moment.at, 0::bigint AS place, erasure.id::text || moment.word AS key, moment.word,
          'erasure' AS ref_type, erasure.id::text AS ref_id,
          jsonb_build_object('rows', erasure.rows) AS detail
        FROM erasures AS erasure
        CROSS JOIN LATERAL (VALUES (erasure.erased_at, 'done'), (erasure.restored_at, 'restored'))
          AS moment(at, word)
        WHERE erasure.subject_id = asked.id AND erasure.kind <> 'user' AND moment.at IS NOT NULL`),
}

/**
 * Events of a subject, newest first, of one moment the later written first.
 * @param after of `(at, place, key)`
 */
export function eventRows(
  subject: SQL,
  kinds: readonly EventKind[],
  after: SQL,
  limit: number,
): Statement<EventRow[]> {
  const arms = kinds.map(
    (kind) => sql`(
          SELECT ${kind}::text AS kind, event.*
          FROM (${sources[kind](after)}) AS event
          ${newest}
          LIMIT ${int(limit)})`,
  )
  return statement<EventRow>(
    sql`SELECT found.*
        FROM (SELECT ${subject} AS id) AS asked
        CROSS JOIN LATERAL (${sql.join(arms, sql` UNION ALL `)}) AS found
        ORDER BY found.at DESC, found.place DESC, found.key DESC
        LIMIT ${int(limit)}`,
  )
}
