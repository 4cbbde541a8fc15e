import type { Context } from '../../context.ts'
import { type Named, write } from '../../doors.ts'
import { CoreError, isGuard } from '../../errors.ts'
import { done } from '../../outcome.ts'
import { lockSubject, userSubject } from '../../tenancy/records/subjects.ts'
import type { Forgotten } from '../schemas.ts'
import { forgottenOf } from './answers.ts'
import { deletionStatements, embedLeft } from './statements.ts'
import { type Deletion, type Thought, think } from './work.ts'

const TRIES = 5

/** What was decided on has changed: a memory, a turn, a trait, or a reflection has ended since. */
export const isOvertaken = (error: unknown): boolean =>
  isGuard(error, 'overtaken') || (error instanceof CoreError && error.code === 'version_conflict')

export interface Also {
  /** What else is written in the same batch. */
  readonly writes?: (thought: Thought) => Named
  /** What is kept under the caller's `Idempotency-Key`: the receipt, unless told. */
  readonly keeps?: (forgotten: Forgotten) => unknown
}

/**
 * Forgets, in one batch. Where somebody changed what was decided on, it is decided anew.
 * @param find what is to be deleted as things stand now, at each attempt from 1 on; null when there is
 *   nothing to do any more
 */
export async function carryOut(
  ctx: Context,
  find: (attempt: number) => Promise<Deletion | null>,
  also: Also = {},
): Promise<Forgotten | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const deletion = await find(attempt)
    if (!deletion) return null
    const thought = await think(ctx, deletion)
    if (attempt === 1 && isNothing(thought)) continue
    const done = await tryOnce(ctx, thought, also)
    if (done) return done
  }
  throw new CoreError('in_progress', 'It is changed all the time: try again.', { retryAfter: 1 })
}

/** What was found is gone by now: whoever was first has the receipt. */
const isNothing = ({ decision }: Thought): boolean =>
  decision.memories.length === 0 && decision.turns.length === 0

async function tryOnce(ctx: Context, thought: Thought, { writes, keeps }: Also): Promise<Forgotten | null> {
  const left = await embedLeft(ctx, thought.decision)
  const forgotten = forgottenOf(thought)
  try {
    await write(
      ctx,
      { deletion: deletionStatements(ctx, thought, left), also: writes?.(thought) },
      {
        on: lockSubject(userSubject(thought.deletion.user_id)),
        keeps: done(keeps ? keeps(forgotten) : forgotten),
      },
    )
    return forgotten
  } catch (error) {
    if (isOvertaken(error)) return null
    throw error
  }
}
