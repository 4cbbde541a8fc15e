import type {
  ExtractInput,
  ExtractOutput,
  ShownMemory,
  TranscriptTurn,
} from '../../../../../prompts/extract.ts'
import { asWrittenIn, simplified } from '../../../text/reading/simplified.ts'
import { denies } from '../../../text/words/denying-words.ts'
import { forgetRequests } from '../../../text/words/forgetting-words.ts'
import { thingsDenied } from '../grammar/denied.ts'
import { coreOf, sentencesOf } from '../grammar/sentences.ts'
import { meantToForget } from './meant-to-forget.ts'
import { neverHad } from './never-so.ts'
import { correctedBy, type Ended } from './of-sentence.ts'
import { bestOf } from './said-alike.ts'
import { setRight } from './set-right.ts'
import { isDoneBy } from './tasks-done.ts'

/** What a turn says of what is known, and which of its words are left to be read for facts. */
export interface Corrected {
  readonly corrections: NonNullable<ExtractOutput['corrections']>
  readonly forget: NonNullable<ExtractOutput['forget']>
  /** Empty of a turn that asks to forget. */
  readonly text: string
  /** What is so instead of something that is taken back: it is kept, of whatever kind it is. */
  readonly instead?: string
}

/**
 * What a person's turn ends, denies or asks to forget of what is known, by its plain words: both are read in the
 * mainland's characters.
 * @param before what the assistant said last before it
 * @param mine what memories of who speaks begin with
 */
export function correctionsOf(
  turn: TranscriptTurn,
  before: string | undefined,
  given: NonNullable<ExtractInput['memories']>,
  mine: { readonly all: readonly string[] },
): Corrected {
  const shown = given.map((memory) => ({
    ...memory,
    content: simplified(memory.content),
    about: memory.about && simplified(memory.about),
  }))
  const source_turn_ids = [turn.turn_id]
  const requests = forgetRequests(turn.text)
  if (requests.length > 0) {
    const meant = new Set(requests.flatMap((request) => meantToForget(request, shown)))
    const forget = [...meant].map((memory_id) => ({ memory_id, source_turn_ids }))
    return { corrections: [], forget, text: '' }
  }
  const known = {
    memories: shown.filter(({ ended }) => !ended),
    mine: mine.all.map(simplified),
    isDenying: denies(turn.text),
  }
  const sentences = sentencesOf(simplified(turn.text))
  const corrected = sentences.map((sentence) => correctedBy(sentence, known))
  const written = asWrittenIn(turn.text)
  const left = corrected.flatMap((one) => one.left.map(written))
  const set = setRight(turn.text, known.memories, known.mine)
  const instead = corrected.find((one) => one.instead !== undefined)?.instead ?? set[0]?.said
  const ended = corrected.flatMap((one) => one.ended)
  const done = doneBy(sentences, known.memories)
  const all = [
    ...ended,
    ...done,
    ...deniedOf(sentences, known),
    ...set.map(({ memory_id, kind }) => ({ memory_id, kind })),
  ]
  if (known.isDenying && all.length === 0 && left.length === 0) all.push(...saidLast(before, known.memories))
  return {
    corrections: onceEach(all).map((one) => ({ ...one, source_turn_ids })),
    forget: [],
    text: known.isDenying || ended.length > 0 ? left.join('\n') : turn.text,
    ...(instead !== undefined && { instead: written(instead) }),
  }
}

/** The tasks that sentences say to have been done. */
function doneBy(sentences: readonly string[], memories: readonly ShownMemory[]): Ended[] {
  const cores = sentences.map(coreOf)
  return memories
    .filter(({ content }) => cores.some((core) => isDoneBy(core, content)))
    .map(({ id }) => ({ memory_id: id, kind: 'no_longer' }))
}

/** "A nut allergy? Never had one." */
const deniedOf = (
  sentences: readonly string[],
  { memories, mine }: { readonly memories: readonly ShownMemory[]; readonly mine: readonly string[] },
): Ended[] =>
  thingsDenied(sentences).flatMap((denied) => {
    const { ids, kind } = neverHad(denied, memories, mine)
    return ids.map((memory_id) => ({ memory_id, kind }))
  })

/** "No, that's wrong": the memory that the assistant's words were made of. */
function saidLast(before: string | undefined, memories: readonly ShownMemory[]): Ended[] {
  const wrong = before === undefined ? undefined : bestOf(simplified(before), memories)
  return wrong ? [{ memory_id: wrong.id, kind: 'never_was' }] : []
}

/** Of several corrections of a memory the first. */
const onceEach = (all: readonly Ended[]): Ended[] =>
  all.filter(({ memory_id }, at) => all.findIndex((one) => one.memory_id === memory_id) === at)
