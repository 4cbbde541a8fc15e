import type { ExtractInput, ExtractOutput, TranscriptTurn } from '../../../prompts/extract.ts'
import { clockOf } from '../text/moments.ts'
import { atOnce, type Steps } from '../text/pauses.ts'
import { meantBy } from '../text/reading/dated-quote.ts'
import { askedBefore } from './conversation/asked/questions.ts'
import { correctionsOf } from './conversation/corrections/corrections.ts'
import { callByFullName } from './conversation/people/full-names.ts'
import { quoted } from './conversation/saying.ts'
import { amendedBefore, dropAmended } from './extracting/amending.ts'
import { addLivingOn } from './extracting/living-on.ts'
import { speakerOf } from './extracting/speaker.ts'
import { askedOfOther, lastAsked, peopleIn, personSpokenOf } from './extracting/spoken-of.ts'
import { promises, toolFacts } from './extracting/tools-and-promises.ts'
import { readUserTurn } from './extracting/user-turn.ts'

type Forget = NonNullable<ExtractOutput['forget']>

/** Characters of a memory in which people are looked for: what is longer is a document. */
const READ = 300

/**
 * Stage 3 by rules, Chinese and English. What is found in a turn depends on that turn, on what was asked just before
 * it, and on what is known already.
 */
export function* extracting({
  transcript,
  memories: shown = [],
  person = null,
}: ExtractInput): Steps<ExtractOutput> {
  const output: ExtractOutput = { facts: [], episodes: [], entities: [], relations: [], corrections: [] }
  const forget: Forget = []
  let answered: string | undefined
  let about: string | null = null
  const people = new Set(shown.flatMap(({ content }) => peopleIn(meantBy(content).slice(0, READ))))
  for (const [place, turn] of transcript.entries()) {
    const before = { transcript, place, shown, person, answered, about, people }
    if (turn.role === 'assistant') answered = turn.text
    if (turn.role === 'user') about = yield* personSpokenOf(turn, about, people)
    else if (turn.role === 'assistant')
      about = yield* personSpokenOf(lastAsked(turn, transcript[place + 1]?.name), about, people)
    if (turn.kept === false || turn.evidence_level === 'S1_ai_inference') continue
    if (turn.role === 'tool') output.facts.push(...toolFacts(turn))
    else if (turn.role === 'assistant') output.facts.push(...promises(turn))
    else forget.push(...(yield* readPerson(turn, before, output)))
  }
  callByFullName(output)
  return forget.length > 0 ? { ...output, forget } : output
}

/** What stands before a person's turn. */
interface Before {
  readonly transcript: readonly TranscriptTurn[]
  /** The turn's, in the transcript. */
  readonly place: number
  readonly shown: NonNullable<ExtractInput['memories']>
  readonly person: string | null
  /** What the assistant said last. */
  readonly answered: string | undefined
  /** Who "she" is. */
  readonly about: string | null
  /** Who was named before, in small letters. */
  readonly people: ReadonlySet<string>
}

/**
 * Adds to `output` what a person's turn tells, corrects and ends.
 * @returns what it asks to forget
 */
function* readPerson(
  turn: TranscriptTurn,
  { transcript, place, shown, person, answered, about, people }: Before,
  output: ExtractOutput,
): Steps<Forget> {
  const memories = shown.filter(({ ended }) => !ended)
  const mine = speakerOf(turn, person)
  const amends = amendedBefore(turn, transcript)
  if (amends) {
    output.corrections?.push(...dropAmended(amends, turn, memories, output))
    yield* readUserTurn({ ...turn, text: amends.text }, { memories, mine, about, people }, output)
    return []
  }
  const { text, corrections, forget, instead } = correctionsOf(turn, answered, shown, mine)
  output.corrections?.push(...corrections)
  addLivingOn(turn.text, corrections, memories, mine.all, turn, output)
  const found = output.facts.length + output.episodes.length
  const question = askedBefore(transcript, place)
  const ofOther = askedOfOther(transcript[place - 1], turn.name, about)
  yield* readUserTurn({ ...turn, text }, { memories, mine, about, people, question, ofOther }, output)
  if (instead !== undefined && output.facts.length + output.episodes.length === found) {
    const content = quoted(instead, mine.called, clockOf(turn.timestamp_iso))
    output.facts.push({ content, source_turn_ids: [turn.turn_id] })
  }
  return forget
}

/** The same in one go. */
export const extract = (input: ExtractInput): ExtractOutput => atOnce(extracting(input))
