import type { KeptPart, MarkTurnsInput, MarkTurnsOutput } from '../../../prompts/mark_turns.ts'
import { atOnce, type Steps } from '../text/pauses.ts'
import { saysRemember } from '../text/words/remembering.ts'
import { asksToWithhold } from '../text/words/withholding-words.ts'
import { askedBefore } from './conversation/asked/questions.ts'
import { takenBackIn } from './conversation/figures/taken-back.ts'
import { amendedBefore } from './extracting/amending.ts'
import { keptApart, savedParts } from './marking/parts.ts'
import { CORRECTION, PLAYED, TAKEN_BACK, verdictOf } from './marking/verdicts.ts'
import { playedIn } from './played.ts'

/**
 * Stage 2 by rules, Chinese and English. A verdict depends on its turn, on what was asked just before it, and on
 * whether a play began before it or it is taken back behind it.
 */
export function* marking({ turns, context, mayPin = true }: MarkTurnsInput): Steps<MarkTurnsOutput> {
  const all = [...context, ...turns]
  const played = playedIn(all)
  const takenBack = takenBackIn(all)
  const kept: KeptPart[] = []
  const dropped = new Map<string, string[]>()
  const withhold: string[] = []
  for (const [place, turn] of turns.entries()) {
    yield turn.text.length
    if (turn.role === 'user' && asksToWithhold(turn.text)) withhold.push(turn.turn_id)
    const isPlayed = played.has(context.length + place) && turn.role === 'user'
    if (mayPin && turn.role === 'user' && saysRemember(turn.text)) {
      kept.push(...savedParts(turn, isPlayed))
      continue
    }
    const asked = turn.role === 'user' ? askedBefore(all, context.length + place) : null
    const unmeant = isPlayed ? PLAYED : takenBack.has(context.length + place) ? TAKEN_BACK : null
    const told = unmeant ?? verdictOf(turn, asked)
    const isAmending =
      !unmeant && turn.role === 'user' && typeof told === 'string' && amendedBefore(turn, all)
    const verdict = isAmending ? CORRECTION : told
    const parts = unmeant ? null : keptApart(turn)
    if (parts) kept.push(...parts)
    else if (typeof verdict !== 'string') kept.push({ turn_id: turn.turn_id, ...verdict })
    else dropped.set(verdict, [...(dropped.get(verdict) ?? []), turn.turn_id])
  }
  return { dropped: [...dropped].map(([reason, turn_ids]) => ({ reason, turn_ids })), withhold, kept }
}

/** The same in one go. */
export const markTurns = (input: MarkTurnsInput): MarkTurnsOutput => atOnce(marking(input))
