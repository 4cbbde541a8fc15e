import { withRecalledBlank } from '../harmless/context-block.ts'
import { lazily } from '../lazily.ts'
import { normalForm } from '../normal-form.ts'
import { type Place, placesOf } from '../reading/sentences.ts'
import { simplified } from '../reading/simplified.ts'
import { asksAboutMemory, asksToRemember, emptyWords, remembersThemselves } from './pin-words.ts'
import { stopWords } from './stop-words.ts'

const MARK = /[!?。！？]+["'”’」』）)]*|(?<!\.)\.+["'”’」』）)]*(?=\s|$|\p{Script=Han})|\n/gu

/** Where the sentences of a text stand, in UTF-16 units without blanks around; what was recalled is none. */
export function sentencePlaces(text: string): Place[] {
  const own = withRecalledBlank(text)
  return placesOf(own, MARK).flatMap(({ start, end }) => {
    const said = own.slice(start, end)
    const from = start + (said.length - said.trimStart().length)
    return said.trim() === '' ? [] : [{ start: from, end: from + said.trim().length }]
  })
}

const sentencesOf = (text: string): string[] =>
  sentencePlaces(text).map(({ start, end }) => text.slice(start, end))

const matches = (sentence: string): boolean =>
  sentence.replace(remembersThemselves, ' ').search(asksToRemember) !== -1

/** Whether a user's own words ask to have something remembered. A question about remembering does not. */
export const saysRemember = (text: string): boolean =>
  sentencesOf(simplified(normalForm(text))).some(
    (sentence) => !asksAboutMemory.test(sentence) && matches(sentence),
  )

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

const withoutAsking = (text: string): string =>
  sentencesOf(simplified(normalForm(text)))
    .map((sentence) => sentence.replace(asksToRemember, ' '))
    .join(' ')

/**
 * Words that are left of a trigger without the asking, pronouns, demonstratives and politeness.
 * @param most how many are asked for: the rest of a long text is not read, and none of it held
 */
export function contentWords(text: string, most = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter().segment(withoutAsking(text).toLowerCase())) {
    if (words.length >= most) break
    const word = segment.replace(/['’]/gu, '')
    if (isWordLike && !emptyWords.has(word) && !stopWords.has(word)) words.push(word)
  }
  return words
}

/** "… that I like tea", 我吃素: what somebody is or does, and not that they said, think or want it. */
const TELLS = new RegExp(
  String.raw`^[\s,，:：、]*(?:that\s+)?(?:i|we|he|she|they)(?:['’]\p{L}+)?\s+(?!(?:(?:just|already|really|have|` +
    String.raw`had|was)\s+)*(?:sa(?:id|y|ying)|t(?:old|ell|elling)|mention(?:ed)?|wrote|sent|asked|gave|posted|` +
    String.raw`shared|think|thought|believe|guess|know|mean|hope)\b)|^[\s,，:：、]*[我咱他她]们?` +
    '(?!们?(?:的|(?:刚才?|刚刚|之前|先前|方才|前面|上面|以前|今天|昨天|已经|都|跟你|对你|给你)*' +
    '(?:[说讲提发写告给问]|觉得|认为|知道|(?:要|想|想让|希望|让|叫|求)你)))',
  'iu',
)

const CONTENT_WORDS = 2

/** It says in itself what to keep: two words of content, or one in a clause about somebody. */
function isSelfContained(text: string): boolean {
  const { length } = contentWords(text, CONTENT_WORDS)
  return length >= CONTENT_WORDS || (length > 0 && TELLS.test(withoutAsking(text)))
}

/** What a text asks to remember, by sentences; in UTF-16 units. */
export interface Asked {
  /** The sentences that ask, in order: at most twenty. */
  readonly asking: readonly Place[]
  /** The sentences that are meant: none where nothing of the text itself is. */
  readonly meant: readonly Place[]
  /** The sentences that ask and say nothing else. */
  readonly bare: readonly Place[]
}

const ANNOUNCES = /[:：]$/u
const BLANK_LINE = /\n\s*\n/u

/** Nobody asks for more at once. */
const MOST = 20

/**
 * Of each sentence that asks: itself; where it says nothing else the sentence before it, or what it announces
 * with a colon, up to a blank line.
 */
export function askedIn(text: string): Asked {
  const places = sentencePlaces(text)
  const wordsOf = ({ start, end }: Place): string => text.slice(start, end)
  const asking = places.filter((place) => saysRemember(wordsOf(place))).slice(0, MOST)
  const bare = asking.filter((place) => !isSelfContained(wordsOf(place)))
  const meantBy = (place: Place): readonly Place[] => {
    if (!bare.includes(place)) return [place]
    const index = places.indexOf(place)
    const behind = ANNOUNCES.test(wordsOf(place)) ? paragraphOf(text, places.slice(index + 1)) : []
    if (behind.length > 0) return behind
    const before = places[index - 1]
    return before && !asking.includes(before) && isSelfContained(wordsOf(before)) ? [before] : []
  }
  const meant = [...new Set(asking.flatMap(meantBy))].sort((one, other) => one.start - other.start)
  return { asking, meant, bare }
}

/** Whether a sentence asks to remember and says nothing to keep: "Please remember this.", 记住这个。 */
export const asksToKeepOnly = (sentence: string): boolean =>
  saysRemember(sentence) && !isSelfContained(sentence)

/** The sentences up to a blank line; adjoining ones are one place. */
function paragraphOf(text: string, places: readonly Place[]): Place[] {
  const last = places.findIndex(({ end }, index) => {
    const next = places[index + 1]
    return next === undefined || BLANK_LINE.test(text.slice(end, next.start))
  })
  return last === -1 ? [] : [{ start: places[0]!.start, end: places[last]!.end }]
}
