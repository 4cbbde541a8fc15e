import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { int, limitOf, liveAt, moment, tenant } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Actor, Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE, PAGE_BYTES, page, SmallOrdinal } from '../text/cursor.ts'
import { ListReview, type ReviewItem, type ReviewList } from './attention/schemas.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { openConflicts } from './table/ending/conflicts.ts'
import { memoryRows, shown } from './table/rows.ts'

const KINDS = ['conflict', 'confirm', 'stale'] as const

/** The sort key of the last one shown: its kind, how important it is, and the conflict or memory. */
const ReviewCursor = z.tuple([SmallOrdinal, z.number().min(0).max(10), z.uuid()])

interface QueueRow {
  readonly kind: number
  readonly importance: number
  readonly id: string
  readonly memory_id: string
  readonly other_id: string | null
  readonly since: Date
}

/**
 * What only the person can settle, as one queue: what disagrees, what waits for an answer, what nobody has
 * said for its half-life. An unknown user has none. One round trip.
 */
export async function listReview(ctx: Context, input: ListReview): Promise<ReviewList> {
  const { user_id, limit = PAGE, cursor } = ListReview.parse(input)
  const subject = subjectId(userSubject(user_id))
  const queue = queueOf(subject, ctx.clock.now(), { actor: ctx.actor, cursor, most: limit + 1 })
  const { rows, memories } = await read(
    ctx,
    {
      rows: statement<QueueRow>(queue),
      memories: memoryRows(
        sql`WHERE memory.subject_id = ${subject}
              AND memory.id IN (
                SELECT unnest(ARRAY[queue.memory_id, queue.other_id]) FROM (${queue}) AS queue)`,
      ),
    },
    { replica: true },
  )
  const byId = new Map(memories.map((row) => [row.id, shown(row)]))
  const toItem = (row: QueueRow): ReviewItem => ({
    kind: KINDS[row.kind]!,
    memory: byId.get(row.memory_id)!,
    other: row.other_id === null ? null : byId.get(row.other_id)!,
    since: row.since.toISOString(),
  })
  const keyOf = (row: QueueRow) => [row.kind, row.importance, row.id]
  return page(rows, limit, keyOf, toItem)
}

interface Asked {
  readonly actor: Actor
  readonly cursor: string | undefined
  readonly most: number
}

function queueOf(subject: SQL, now: Date, { actor, cursor, most }: Asked): SQL {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ReviewCursor)
  const ordered = sql`FROM (
              ${inConflict(subject, now)}
              UNION ALL
              ${waiting(subject, now)}
              UNION ALL
              ${stale(subject, now)}) AS queued
            WHERE NOT EXISTS (
              SELECT FROM memories AS hidden
              WHERE hidden.subject_id = ${subject}
                AND hidden.id IN (queued.memory_id, queued.other_id)
                AND NOT (${visibleTo(actor, 'hidden')}))
            ${
              after
                ? sql`AND (kind, -importance, id)
                    > (${int(after[0])}, -${after[1]}::float8, ${after[2]}::uuid)`
                : sql``
            }
            ORDER BY kind, importance DESC, id`
  const sizes = sql`SELECT (
              SELECT sum(octet_length(content))
              FROM memories
              WHERE subject_id = ${subject} AND memories.id IN (queued.memory_id, queued.other_id)) AS size
            ${ordered}
            LIMIT ${int(most)}`
  return sql`SELECT kind, importance, id, memory_id, other_id, since
            ${ordered}
            ${limitOf(sizes, PAGE_BYTES)}`
}

const inConflict = (subject: SQL, now: Date): SQL =>
  sql`SELECT 0 AS kind, newer.importance, conflict.id, newer.id AS memory_id, older.id AS other_id,
                conflict.created_at AS since
              FROM ${openConflicts(subject, now)}`

const waiting = (subject: SQL, now: Date): SQL =>
  sql`SELECT 1, memory.importance, memory.id, memory.id, NULL, memory.created_at
              FROM memories AS memory
              WHERE memory.subject_id = ${subject}
                AND memory.recallable
                AND memory.requires_confirmation
                AND ${liveAt('memory', now)}`

const lastSaid = sql`greatest(memory.last_stated_at, memory.verified_at)`

/** `lastSaid` of lifecycle/lines.ts in SQL, with the tenant's own half-life. */
const stale = (subject: SQL, now: Date): SQL =>
  sql`SELECT 2, memory.importance, memory.id, memory.id, NULL, ${lastSaid}
              FROM memories AS memory
              WHERE memory.subject_id = ${subject}
                AND memory.recallable
                AND NOT memory.requires_confirmation
                AND memory.forget_policy = 'until_changed'
                AND ${liveAt('memory', now)}
                AND ${lastSaid} <= ${moment(now)} - interval '1 day' * coalesce(
                  (SELECT (policy ->> 'half_life_days')::int FROM policies WHERE tenant_id = ${tenant}), 180)`
