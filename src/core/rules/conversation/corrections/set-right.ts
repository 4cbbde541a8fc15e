import type { ShownMemory } from '../../../../../prompts/extract.ts'
import { remembered } from '../../../text/remembered.ts'
import { latinWords } from '../changes/matching/subject-words.ts'
import { isOfAnother, quotationIn, withoutFrame } from '../changes/owners/of-oneself.ts'
import { coreOf, isChinese, sentencesOf } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import type { Ended } from './of-sentence.ts'

/** "I told you wrong about Nell", "typo last time": something said before was not so. */
const MARK = patternNamed('sets_right')
/** "It isn't asthma she's got, it's …", "it is no longer in May, it's …": what it is not. */
const IS_NOT = patternNamed('set_right_is_not')
/** "I came in June, not May": behind such a mark alone. */
const NOT = patternNamed('set_right_not')
/** "The nut allergy is not true". */
const UNTRUE = patternNamed('set_right_untrue')
const OWN = /^(?:i|we|my|our)\b/iu

/** What a sentence of a turn says is not so, and what else stands by it. */
interface Denied {
  readonly said: string
  readonly words: readonly string[]
  /** What it is of, by any of these words; empty where that is not said. */
  readonly about: readonly string[]
  readonly isOwn: boolean
  readonly kind: Ended['kind']
}

const LITTLE = /^(?:in|on|at|the|an?|for|my|her|his|it|to)$/u
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []).filter((word) => !LITTLE.test(word))

const deniedIn = remembered((turn): readonly Denied[] => {
  if (isChinese(turn)) return []
  const sentences = sentencesOf(turn).map(coreOf)
  const marked = sentences.findIndex((one) => MARK.test(one))
  return sentences.flatMap((said, place) => {
    const isMarked = marked !== -1 && marked <= place
    const kind = isMarked ? 'never_was' : 'no_longer'
    const before = latinWords(sentences[place - 1] ?? '')
    const what = IS_NOT.exec(said)?.slice(1).find(Boolean)
    if (what !== undefined && place > 0)
      return [{ said, words: wordsOf(what), about: before, isOwn: false, kind }]
    const untrue = UNTRUE.exec(said)?.slice(1).find(Boolean)
    if (untrue !== undefined)
      return [{ said, words: wordsOf(untrue), about: [], isOwn: false, kind: 'never_was' }]
    const [, head = '', not] =
      (isMarked && NOT.exec(said.replace(MARK.exec(said)?.[0] ?? '', ' ').trim())) || []
    if (not === undefined) return []
    const isOwn = OWN.test(head)
    return [{ said, words: wordsOf(not), about: isOwn ? [] : latinWords(head), isOwn, kind }]
  })
})

/** "Diabetes" and "diabetic": one thing to whoever takes it back. */
const ALIKE = 5
const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (one.length > ALIKE && other.length > ALIKE && one.slice(0, ALIKE + 1) === other.slice(0, ALIKE + 1))
const says = (text: string, words: readonly string[]): boolean => {
  const known = wordsOf(text)
  return words.length > 0 && words.every((word) => known.some((one) => isAlike(one, word)))
}

/** What a memory says beside the frame of a quotation, with what was asked. */
const toldBy = (content: string): string =>
  content.replace(/^.{1,64}?, \d{1,2} [A-Z][a-z]+ \d{4}(?=[:,])/u, '')

/** Whether an English turn says of something that it is not so, as was said before. */
export const setsRight = (turn: string): boolean => deniedIn(turn).length > 0

/** Words by which a memory may say what a turn takes back: "diabetes" as "diabetic". */
export const wordsTakenBack = (turn: string): readonly string[] =>
  deniedIn(turn).flatMap(({ words }) =>
    words.flatMap((word) =>
      ['ic', 'tic', 'ia', 'es'].map((end) => word.replace(/(?:ia|es|ic|a|y)$/u, '') + end),
    ),
  )

/** The memories of which an English turn says that they are, or were, not so: by what it takes back of them, and the sentence that does. */
export function setRight(
  turn: string,
  memories: readonly ShownMemory[],
  mine: readonly string[],
): (Ended & { readonly said: string })[] {
  return deniedIn(turn).flatMap(({ said, words, about, isOwn, kind }) => {
    const meant = memories.filter(({ content }) => {
      const told = toldBy(content)
      if (!says(told, words)) return false
      if (isOwn) return withoutFrame(content, mine) !== null && !isOfAnother(told)
      const known = latinWords(told)
      return about.length === 0 || about.some((word) => known.includes(word))
    })
    return meant.length === 1 ? [{ memory_id: meant[0]!.id, kind, said }] : []
  })
}

/** Of a quotation of several sentences what it says beside the ones that a turn takes back; null where that is nothing. */
export function besideDenied(turn: string, content: string): string | null {
  const quoted = quotationIn(content)?.said ?? ''
  const sentences = sentencesOf(quoted)
  const rest = sentences.filter((one) => !deniedIn(turn).some(({ words }) => says(one, words)))
  return rest.length === 0 || rest.length === sentences.length
    ? null
    : content.replace(quoted, rest.join(' '))
}
