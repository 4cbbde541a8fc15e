import { markTurns, type ProposedMark } from '../../../../prompts/mark_turns.ts'
import type { ModelContext } from '../../models/run-task.ts'
import { runTask } from '../../models/run-task.ts'
import type { Lifetimes } from '../../tenancy/policy/schemas.ts'
import { countTokens } from '../../text/budget.ts'
import { unkeepable } from '../../text/strings.ts'
import { CONTEXT_TURNS } from '../turns/rows.ts'
import { type StoredTurn, shown } from '../turns/turn.ts'
import { faultsOf } from './check.ts'
import { type Decision, decide, pinnedBy } from './decide.ts'
import { windowsOf } from './windows.ts'

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
): Promise<Decision> {
  const all = [...earlier, ...turns]
  const proposed: ProposedMark[] = []
  for (const window of windowsOf(turns, (turn) => countTokens(shown(turn).text))) {
    const start = all.indexOf(window[0]!)
    const input = {
      turns: window.map(shown),
      context: all.slice(Math.max(0, start - CONTEXT_TURNS), start).map(shown),
      lifetimes,
    }
    const { marks } = await runTask(ctx, markTurns, input, {
      check: (output) => [
        ...unkeepable(output),
        ...faultsOf(output, window, (found) => pinnedBy(earlier, turns, [...proposed, ...found])),
      ],
    })
    proposed.push(...marks)
  }
  return decide(earlier, turns, proposed, lifetimes)
}
