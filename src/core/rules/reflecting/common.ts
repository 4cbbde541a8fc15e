import { normalise } from '../../text/normalise.ts'
import { isCommon, tokenize } from '../../text/tokens.ts'
import { isPast } from '../conversation/grammar/verbs.ts'
import { CHINESE_NAME_PART, isEverydayWord } from '../conversation/relations/chinese-names.ts'
import { type Concept, conceptOf, conceptWord, domains, isConcept } from './concepts.ts'
import { type Member, middleOf } from './groups.ts'
import { habitOf } from './habits.ts'
import { isChinese, isPositive } from './topics.ts'

/** Of a group, so many say it. */
const MOST = 0.6
const MOST_WORDS = 6
const MOST_CHARACTERS = 12
/** Beside the words that a day was said in. */
const WRITTEN_DATE = /\(\d{4}(?:-\d{2}){0,2}\)/gu
const LATIN_WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** How a trait begins: of a group of three, of two. */
export type Frequency = 'often' | 'lately'
/** 爱看书, 不吃辣: what somebody is like is not often so. */
const IS_LASTING =
  /^(?:不|爱|总|会|怕|舍不得|拿不定|念旧|好胜|挑食|恐高|诚实|遇事|有事|有话|什么都|守老规矩|按部就班|晕车|有备无患|断舍离|追求|容易)/u
const BEGINNINGS = {
  english: { often: 'Often', lately: 'Lately' },
  chinese: { often: '经常', lately: '最近' },
} as const

/**
 * What members of a group have in common, as one says it of a person, in at most eight words or sixteen
 * characters: "Often goes running before work", "经常列清单"; where it is no everyday thing, what they
 * mention. Never a sentence of any of them; empty where nothing can be said.
 * @param subject words that name the person
 * @param told the everyday thing that they are known to tell of, else the one that most of them name
 */
export function traitOf(
  group: readonly Member[],
  frequency: Frequency,
  subject: ReadonlySet<string>,
  told?: string,
): string {
  const language = isChinese(middleOf(group).content) ? 'chinese' : 'english'
  const concept = told === undefined ? conceptIn(group) : conceptOf(conceptWord(told))
  const names = concept
    ? namesByThing(group, { concept, language, frequency, subject, isTold: told !== undefined })
    : [mentions[language](wordsOf[language](group, subject))]
  return (
    names
      .map((name) => beginning(name, frequency, language))
      .find((name) => name !== '' && isNoSentence(group, name)) ?? ''
  )
}

type Language = 'english' | 'chinese'

/** With how often it is so in front: "Often goes running", 爱看书 as it is. */
function beginning(said: string, frequency: Frequency, language: Language): string {
  if (said === '') return ''
  const often = BEGINNINGS[language][frequency]
  if (language === 'chinese') return frequency === 'often' && IS_LASTING.test(said) ? said : `${often}${said}`
  if (!said.startsWith('does not')) return `${often} ${said}`
  return frequency === 'often' ? `D${said.slice(1)}` : `${often} ${said}`
}

const mentions: Readonly<Record<Language, (thing: string) => string>> = {
  english: (thing) => thing && `mentions ${thing}`,
  chinese: (thing) => thing && `提到${thing}`,
}

interface Naming {
  readonly concept: Concept
  readonly language: Language
  readonly frequency: Frequency
  readonly subject: ReadonlySet<string>
  /** They are known to tell of it. */
  readonly isTold: boolean
}

/** What may be said of members that have an everyday thing in common, the best first. */
function namesByThing(
  group: readonly Member[],
  { concept, language, frequency, subject, isTold }: Naming,
): string[] {
  const word = conceptWord(concept.name)
  const isOfAll = isTold || group.every(({ topic }) => topic.words.has(word))
  const habit = habitIn(group, concept, language)
  const own = inOwnWord(habit, writtenBy(group, concept), language)
  // the same word twice is one story that goes on
  if (frequency === 'lately' && own !== '') return []
  // nobody is told that they lately do not worry
  if (concept.domain === 'ways' && !isKeptBy(group, concept)) return []
  return [
    isOfAll ? '' : mentions[language](wordsOf[language](group, subject)),
    own,
    habit,
    mentions[language](writtenBy(group, concept)),
    mentions[language](domains[concept.domain][language === 'chinese' ? 1 : 0]),
  ]
}

const mostOf = (group: readonly Member[], holds: (member: Member) => boolean): boolean =>
  group.filter(holds).length >= MOST * group.length

/** The everyday thing that most members are about. */
export function conceptIn(group: readonly Member[]): Concept | undefined {
  const named = [...new Set(group.flatMap(({ topic }) => [...topic.words].filter(isConcept)))]
  const counted = named
    .map((word) => ({ word, times: group.filter(({ topic }) => topic.words.has(word)).length }))
    .sort((one, other) => other.times - one.times)
  return counted[0] && counted[0].times >= 2 ? conceptOf(counted[0].word) : undefined
}

function habitIn(group: readonly Member[], concept: Concept, language: Language): string {
  const most = (said: RegExp) => mostOf(group, ({ content }) => said.test(content))
  return habitOf(concept, most, { language, isKept: isKeptBy(group, concept) }) ?? ''
}

function isKeptBy(group: readonly Member[], concept: Concept): boolean {
  const word = conceptWord(concept.name)
  return mostOf(group, ({ topic }) => !topic.words.has(word) || isPositive(topic, [word]))
}

/** "looks after plants (allotment)": with the word of it that most of them say; empty where that says no more. */
function inOwnWord(habit: string, word: string, language: Language): string {
  if (habit === '' || (isChinese(word) ? 'chinese' : 'english') !== language) return ''
  const isSaid =
    habit.includes(word) ||
    /[了着过]$/u.test(word) ||
    tokenize(word).every((term) => tokenize(habit).includes(term))
  if (isSaid) return ''
  if (language === 'chinese') {
    const fits = word.length >= 2 && habit.length + word.length <= MOST_CHARACTERS
    return fits ? `${habit}（${word}）` : ''
  }
  const fits = word.length >= 3 && `${habit} ${word}`.split(' ').length <= MOST_WORDS + 1
  return fits ? `${habit} (${word})` : ''
}

/** An everyday thing as most of them write it. */
function writtenBy(group: readonly Member[], { words }: Concept): string {
  const writings = group.map(
    ({ content }) =>
      new Set((content.toLowerCase().match(words) ?? []).map((said) => said.replace(/['’]s$/u, ''))),
  )
  return [...new Set(writings.flatMap((some) => [...some]))]
    .filter((writing) => writings.filter((some) => some.has(writing)).length >= MOST * group.length)
    .reduce((longest, writing) => (writing.length > longest.length ? writing : longest), '')
}

/** What most members name besides the person, from the first such word of the middle one to the last. */
function englishWordsOf(group: readonly Member[], subject: ReadonlySet<string>): string {
  const terms = group.map(({ content }) => new Set(tokenize(content)))
  const words = middleOf(group).content.replace(WRITTEN_DATE, ' ').match(LATIN_WORD) ?? []
  const isSaid = (word: string) =>
    !isPast(word) &&
    tokenize(word).some(
      (term) =>
        !isCommon(term) &&
        !subject.has(term) &&
        terms.filter((some) => some.has(term)).length >= MOST * group.length,
    )
  const [first, last] = [words.findIndex(isSaid), words.findLastIndex(isSaid)]
  const phrase = words.slice(first, last + 1)
  const common = phrase.length > MOST_WORDS ? [...new Set(words.filter(isSaid))] : phrase
  return first === -1 ? '' : common.slice(0, MOST_WORDS).join(' ')
}

/** The longest pieces of two characters and more of the middle member that most members have. */
function chineseWordsOf(group: readonly Member[], subject: ReadonlySet<string>): string {
  const said = middleOf(group).content.replace(/^用户/u, '')
  const middle = withoutName(said, new Set([...subject, ...firstNames(group, said)]))
  const pieces: string[] = []
  for (let start = 0; start < middle.length; ) {
    let end = start
    while (end < middle.length && isCommonPiece(group, middle.slice(start, end + 1))) end += 1
    if (end - start >= 2) pieces.push(middle.slice(start, end))
    start = Math.max(end, start + 1)
  }
  const common = pieces
    .map((piece) =>
      piece.replace(
        /^(?:一?[台个只条件本张次]|[了的着过又在是也都就很去把])+|[了的着过在是也都就很]+$/gu,
        '',
      ),
    )
    .filter(
      (piece, at, all) =>
        piece.length >= 2 && !all.some((other, place) => place !== at && isPartOf(piece, other, at, place)),
    )
    .join('')
  return [...common].slice(0, MOST_CHARACTERS).join('')
}

const wordsOf: Readonly<Record<Language, typeof englishWordsOf>> = {
  english: englishWordsOf,
  chinese: chineseWordsOf,
}

const NAME_FIRST = new RegExp(`^${CHINESE_NAME_PART}`, 'u')

/** The name with which most of them begin. */
function firstNames(group: readonly Member[], said: string): string[] {
  const [name = ''] = NAME_FIRST.exec(said) ?? []
  const isFirst = name !== '' && !isEverydayWord(name)
  return isFirst && mostOf(group, ({ content }) => content.startsWith(name)) ? [name] : []
}

/** Who it is about is nothing that they do. */
const withoutName = (said: string, subject: ReadonlySet<string>): string =>
  [...subject]
    .filter((name) => name.length > 1 && /^\p{Script=Han}+$/u.test(name))
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, '，'), said)

/** What stands in a longer piece, or in the same one before it, is said already. */
const isPartOf = (piece: string, other: string, at: number, place: number): boolean =>
  other.includes(piece) && (other.length > piece.length || place < at)

const isCommonPiece = (group: readonly Member[], piece: string): boolean =>
  /^[\p{Script=Han}]+$/u.test(piece) && mostOf(group, ({ content }) => content.includes(piece))

/** What a person said is theirs: a trait is told in other words. */
const isNoSentence = (group: readonly Member[], said: string): boolean =>
  group.every(({ content }) => {
    const sentences = content.split(/[.!?。！？\n]+/u).map((sentence) => normalise(sentence))
    return sentences.every((sentence) => sentence === '' || !normalise(said).includes(sentence))
  })
