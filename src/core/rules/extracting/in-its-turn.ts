import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import { goesOn, isPart, leans, together } from '../conversation/grammar/leaning.ts'
import { coreOf } from '../conversation/grammar/sentences.ts'
import { introduces, personAfter, subjectOf } from '../conversation/people/subject.ts'
import { namedBefore } from './spoken-of.ts'

/** A turn that is read sentence by sentence. */
export interface Reading {
  readonly turn: TranscriptTurn
  readonly sentences: readonly string[]
  /** Who was named before, in small letters. */
  readonly people: ReadonlySet<string>
  /** The sentence that comes next. */
  readonly place: number
  /** Who "she" is in it. */
  readonly who: string | null
  /** The last sentence that stands alone, which it may lean on. */
  readonly anchor: string | null
}

/** The reading when a kept sentence comes next: those between are heard too. */
export function upTo(sentence: string, reading: Reading): Reading {
  const place = reading.sentences.indexOf(sentence, reading.place)
  if (place === -1) return reading
  return reading.sentences.slice(reading.place, place).reduce((read, passed) => {
    const heard = behind(passed, read)
    return isAnchor(passed, heard, read) ? heard : { ...heard, anchor: read.anchor }
  }, reading)
}

/** What is not kept is quoted with what leans on it only for somebody whom it names or brings in. */
const isAnchor = (passed: string, heard: Reading, read: Reading): boolean =>
  introduces(coreOf(passed)) || (heard.who !== null && heard.who !== read.who)

/** The reading once a sentence is said. */
export function behind(sentence: string, reading: Reading): Reading {
  const { turn, sentences, people, place, who, anchor } = reading
  const core = coreOf(sentence)
  return {
    ...reading,
    place: sentences[place] === sentence ? place + 1 : place,
    who: personAfter(core, turn.name, who, people),
    anchor: isLeaning(core, reading) ? anchor : sentence,
  }
}

/** "moved in sunday": of whom the sentence before it tells. */
const isOn = (core: string, { turn, sentences, people, place, who }: Reading): boolean => {
  const before = sentences[place - 1]
  return (
    before !== undefined && goesOn(core, before, subjectOf(coreOf(before), turn.name, who, people) !== null)
  )
}

const isLeaning = (core: string, reading: Reading): boolean => leans(core) || isOn(core, reading)

const ASKS = /[?？]\s*$/u

interface InItsTurn {
  /** It with what it leans on. */
  readonly both: string | null
  /** That one, where nothing stands between. */
  readonly first: string | null
  /** Without a subject of its own it goes on with what that one tells. */
  readonly goesOn: boolean
  /** Who does what it tells, where its grammar says so. */
  readonly subject: string | null
}

/** What a sentence is with those before it. */
export function inItsTurn(sentence: string, core: string, reading: Reading): InItsTurn {
  const { turn, sentences, people, place, who } = reading
  const named = namedBefore(sentences, sentence, core)
  const before = sentences[place - 1]
  const anchor =
    named ?? (isPart(core) && before !== undefined && !ASKS.test(before) ? before : reading.anchor)
  const isOfOther = isOn(core, reading)
  const both = anchor !== null && (isOfOther || leans(core)) ? together(turn.text, anchor, sentence) : null
  const first = both !== null && sentences[place - 1] === anchor ? anchor : null
  const isOfBefore = isOfOther || named !== undefined
  const subject = (isOfOther ? null : subjectOf(core, turn.name, who, people)) ?? (isOfBefore ? who : null)
  return { both, first, goesOn: isOfOther || isPart(core), subject }
}
