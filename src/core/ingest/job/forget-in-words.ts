import { sql } from 'drizzle-orm'
import { bigint, live, texts, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { carryOut } from '../../forgetting/deed/carry-out.ts'
import type { ToForget } from '../extraction/corrections.ts'
import type { MarkedTurn } from '../turns/turn.ts'
import type { HeldJob } from './held-job.ts'

/**
 * It was asked for in a turn, whoever waits for the job: nothing of it is kept as the answer of their
 * request.
 */
function byWords({ idempotency: _, ...ctx }: Context): Context {
  return { ...ctx, actor: { kind: 'system' } }
}

/**
 * Forgets what the person asked for, and the turns that asked, under one receipt. Before the result is
 * stored: a job that dies in between finds those turns hidden and goes on without them.
 */
export async function forgetInWords(ctx: Context, job: HeldJob, asked: readonly ToForget[]): Promise<void> {
  if (asked.length === 0) return
  const turnIds = [...new Set(asked.flatMap(({ turn_ids }) => turn_ids))]
  const memory_ids = [...new Set(asked.map(({ memory_id }) => memory_id))]
  const turns = sql`turn.session_id = ${uuid(job.session)} AND turn.turn_id = ANY(${texts(turnIds)})`
  await carryOut(byWords(ctx), async () => ({ user_id: job.user_id, kind: 'memory', memory_ids, turns }))
}

/** Memories that were made from withheld turns alone, before the person asked. */
export async function forgetWithheld(
  ctx: Context,
  job: HeldJob,
  reached: readonly MarkedTurn[],
): Promise<void> {
  const turnIds = reached.filter(({ mark }) => mark.withheld).map(({ turn_id }) => turn_id)
  if (turnIds.length === 0) return
  const { made } = await read(ctx, { made: madeOfAlone(job, turnIds) })
  const memory_ids = made.map(({ id }) => id)
  if (memory_ids.length === 0) return
  const deletion = { user_id: job.user_id, kind: 'memory', memory_ids, keep_turns: true } as const
  await carryOut(byWords(ctx), async () => deletion)
}

const madeOfAlone = (job: HeldJob, turnIds: readonly string[]): Statement<{ readonly id: string }[]> => {
  const isOne = sql`source.session_id = ${uuid(job.session)} AND source.turn_id = ANY(${texts(turnIds)})`
  return statement(
    sql`SELECT memory.id
        FROM memories AS memory
        JOIN memory_sources AS source
          ON source.subject_id = memory.subject_id AND source.memory_id = memory.id
        WHERE memory.subject_id = ${bigint(job.subject_id)}
          AND ${live('memory')}
          AND memory.id IN (
            SELECT source.memory_id
            FROM memory_sources AS source
            WHERE source.subject_id = ${bigint(job.subject_id)} AND ${isOne})
        GROUP BY memory.id
        HAVING bool_and(${isOne})
        ORDER BY memory.id`,
  )
}
