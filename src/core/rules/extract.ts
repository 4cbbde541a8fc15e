import type { ExtractInput, ExtractOutput } from '../../../prompts/extract.ts'
import { clockOf } from '../text/moments.ts'
import { atOnce, type Steps } from '../text/pauses.ts'
import { askedBefore } from './conversation/asked/questions.ts'
import { correctionsOf } from './conversation/corrections/corrections.ts'
import { callByFullName } from './conversation/people/full-names.ts'
import { quoted } from './conversation/saying.ts'
import { amendedBefore, dropAmended } from './extracting/amending.ts'
import { livingOn } from './extracting/living-on.ts'
import { speakerOf } from './extracting/speaker.ts'
import { lastAsked, personSpokenOf } from './extracting/spoken-of.ts'
import { promises, toolFacts } from './extracting/tools-and-promises.ts'
import { readUserTurn } from './extracting/user-turn.ts'

/**
 * Stage 3 by rules, Chinese and English. What is found in a turn depends on that turn, on what was asked just before
 * it, and on what is known already.
 */
export function* extracting({
  transcript,
  memories: shown = [],
  person = null,
}: ExtractInput): Steps<ExtractOutput> {
  const memories = shown.filter(({ ended }) => !ended)
  const output: ExtractOutput = { facts: [], episodes: [], entities: [], relations: [], corrections: [] }
  const forget: ExtractOutput['forget'] = []
  let answered: string | undefined
  let spokenOf: string | null = null
  for (const [place, turn] of transcript.entries()) {
    const before = answered
    if (turn.role === 'assistant') answered = turn.text
    const about = spokenOf
    if (turn.role === 'user') spokenOf = yield* personSpokenOf(turn, spokenOf)
    else if (turn.role === 'assistant') spokenOf = yield* personSpokenOf(lastAsked(turn), spokenOf)
    if (turn.kept === false || turn.evidence_level === 'S1_ai_inference') continue
    if (turn.role === 'tool') output.facts.push(...toolFacts(turn))
    else if (turn.role === 'assistant') output.facts.push(...promises(turn))
    else {
      const mine = speakerOf(turn, person)
      const amends = amendedBefore(turn, transcript)
      if (amends) {
        output.corrections?.push(...dropAmended(amends, turn, memories, output))
        yield* readUserTurn({ ...turn, text: amends.text }, { memories, mine, about }, output)
        continue
      }
      const { text, corrections, forget: asked, instead } = correctionsOf(turn, before, shown, mine)
      output.corrections?.push(...corrections)
      forget.push(...asked)
      output.facts.push(...livingOn(turn.text, corrections, memories, mine.all, turn))
      const known = output.facts.length + output.episodes.length
      const question = askedBefore(transcript, place)
      yield* readUserTurn({ ...turn, text }, { memories, mine, about, question }, output)
      if (instead !== undefined && output.facts.length + output.episodes.length === known) {
        const content = quoted(instead, mine.called, clockOf(turn.timestamp_iso))
        output.facts.push({ content, source_turn_ids: [turn.turn_id] })
      }
    }
  }
  callByFullName(output)
  return forget.length > 0 ? { ...output, forget } : output
}

/** The same in one go. */
export const extract = (input: ExtractInput): ExtractOutput => atOnce(extracting(input))
