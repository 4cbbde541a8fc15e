import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { historyRows } from '../memories/table/history.ts'
import { found, memoryById, subjectOfMemory } from '../memories/table/rows.ts'
import { type ConfidenceCurve, GetConfidence } from './schemas.ts'
import { curveOf } from './seeing/curve.ts'

const MOST_EVENTS = 10_000

/**
 * How the confidence of a trait went: its history's events, and between them the closed form by which it
 * fades. One round trip.
 * @throws CoreError `not_found`, `not_a_trait`
 */
export async function getConfidence(ctx: Context, input: GetConfidence): Promise<ConfidenceCurve> {
  const { id, points } = GetConfidence.parse(input)
  const subject = subjectOfMemory(ctx.actor, id)
  const { rows, history, cycles } = await read(
    ctx,
    {
      rows: memoryById(ctx.actor, id),
      history: historyRows(subject, id, sql`true`, MOST_EVENTS),
      cycles: cycleMoments(subject),
    },
    { replica: true },
  )
  const trait = found(rows, id)
  if (trait.memory_type !== 'trait') throw new CoreError('not_a_trait', `Memory ${id} is no trait.`)
  const moments = cycles.map(({ started_at }) => started_at)
  return curveOf(trait, history, { cycles: moments, points, now: ctx.clock.now() })
}

const cycleMoments = (subject: ReturnType<typeof subjectOfMemory>): Statement<{ started_at: Date }[]> =>
  statement<{ started_at: Date }>(
    sql`SELECT started_at
        FROM reflection_cycles
        WHERE subject_id = ${subject}
          AND status = 'completed'
          AND trigger_type <> 'answer'
        ORDER BY started_at`,
  )
