import { changeAffinity } from '../../affinity/scoring/change.ts'
import { messageShares } from '../../affinity/scoring/score.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { planCommit } from '../../ingest/commit/plan.ts'
import { freshStatements, lockForCommit } from '../../ingest/commit/statements.ts'
import { dispatchJob } from '../../ingest/job/dispatch.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import { isoByClock } from '../../text/moments.ts'
import { denies } from '../../text/words/denying-words.ts'
import type { Taken } from '../open-exchange.ts'
import type { Done, Emit } from '../schemas.ts'
import { type Drawn, expectRemembered } from './drawn.ts'
import { toCoreError } from './failures.ts'
import { release } from './release.ts'
import { expectHeld, storeReply } from './reply-key.ts'

export interface Answered extends Pick<Done, 'text' | 'model' | 'memory_ids' | 'timings'> {
  readonly drawn: Drawn
}

/**
 * The slow path: one atomic batch stores both turns, the job that will read them, the affinity change and the
 * reply. Its failure does not break the reply that was read: it is told in `done`, nothing is stored and the
 * key is free.
 */
export async function store(
  ctx: Context,
  exchange: Taken,
  { drawn, ...answered }: Answered,
  emit: Emit,
): Promise<void> {
  const { key, background } = exchange
  const reply = {
    reply_id: key.reply_id,
    ...answered,
    duplicate: false,
    slow_path: 'ok' as const,
    code: null,
  }
  try {
    const { done, job } = await storeAll(ctx, exchange, reply, drawn)
    emit({ event: 'memory_pending', data: { job_id: job.id } })
    emit({ event: 'done', data: done })
    await dispatchJob(ctx, job)
  } catch (error) {
    const { code } = toCoreError(error)
    ctx.log.error('slow_path_failed', { code })
    const { score } = background.affinity
    emit({
      event: 'done',
      data: { ...reply, affinity: { before: score, after: score }, slow_path: 'failed', code },
    })
    await release(ctx, key)
  }
}

async function storeAll(ctx: Context, exchange: Taken, reply: Omit<Done, 'affinity'>, drawn: Drawn) {
  const { key, message, emotion } = exchange
  const now = ctx.clock.now()
  const user = userSubject(message.user_id)
  const plan = await planCommit(
    ctx.tenant_id,
    { ...message, turns: turnsOf(exchange, reply.text, drawn, now), infer: true },
    now,
  )
  const { stored } = await write(
    ctx,
    {
      commit: freshStatements(plan),
      held: expectHeld(key),
      remembered: expectRemembered(message.user_id, drawn),
      affinity: changeAffinity(user, {
        cause: 'message',
        shares: messageShares(emotion.valence, denies(message.message)),
        now,
      }),
      stored: storeReply(key, reply, now),
    },
    { on: lockForCommit(plan), yields: true },
  )
  return { done: stored[0]!.answer, job: { id: plan.job_id, attempt: 0, next_retry_at: null } }
}

function turnsOf({ key, message, background }: Taken, text: string, { memory_ids }: Drawn, now: Date) {
  const at = (moment: Date): string => isoByClock(moment, background.standing.minutes_east)
  return [
    {
      turn_id: `${key.reply_id}.user`,
      role: 'user' as const,
      text: message.message,
      timestamp_iso: at(key.now),
    },
    {
      turn_id: `${key.reply_id}.assistant`,
      role: 'assistant' as const,
      text,
      timestamp_iso: at(now),
      drawn_from: memory_ids,
    },
  ]
}
