import { markTurns, namesIn } from '../../../../prompts/mark_turns.ts'
import type { ModelContext } from '../../models/run-task.ts'
import { runTask } from '../../models/run-task.ts'
import type { Lifetimes } from '../../tenancy/policy/schemas.ts'
import { eachOf } from '../../text/pauses.ts'
import { unkeepable } from '../../text/strings.ts'
import { keepable } from '../../text/well-formed.ts'
import { CONTEXT_TURNS } from '../turns/rows.ts'
import { type StoredTurn, shown, tokensShown } from '../turns/turn.ts'
import { faultsOf, type Proposed, readAnswer } from './answer.ts'
import { type Decision, decide } from './decide.ts'
import { isOnesOwn, type Person, speakersOf } from './speakers.ts'
import { windowsOf } from './windows.ts'

function seenOf(turn: StoredTurn) {
  const seen = shown(turn)
  return { turn, shown: seen, tokens: tokensShown(seen) }
}

/**
 * Stage 2: a verdict on every turn, window by window, then code's decisions over all of them.
 * @param earlier the session's turns before these
 * @throws WorkError
 */
export async function markAll(
  ctx: ModelContext,
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  lifetimes: Lifetimes,
  person: Person,
): Promise<Decision> {
  const all = [...earlier, ...turns]
  const proposed: Proposed[] = []
  const rejected: Record<string, number> = {}
  const mayPin = isOnesOwn(all, person)
  const seen = await eachOf(turns, ({ text }) => text, seenOf)
  for (const part of windowsOf(seen, ({ tokens }) => tokens)) {
    const window = part.map(({ turn }) => turn)
    const start = all.indexOf(window[0]!)
    const context = all.slice(Math.max(0, start - CONTEXT_TURNS), start)
    const speakers = speakersOf([...context, ...window], person)
    const input = { turns: part.map((one) => one.shown), context: context.map(shown), speakers, mayPin }
    const names = namesIn(input)
    const output = await runTask(ctx, markTurns, input, {
      wish: (found) => [...unkeepable(found), ...faultsOf(found, window, context, names.shown)],
    })
    const read = readAnswer(keepable(output), window, context)
    proposed.push(...read.proposed)
    for (const [reason, count] of Object.entries(read.rejected))
      rejected[reason] = (rejected[reason] ?? 0) + count
  }
  return decide(earlier, turns, proposed, lifetimes, rejected)
}
