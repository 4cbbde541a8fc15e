import { normalise } from '../../text/normalise.ts'
import { isCommon, tokenize } from '../../text/tokens.ts'
import { conceptOf, isConcept, plainName } from './concepts.ts'
import { type Member, middleOf } from './groups.ts'

/** Of a group, so many say it. */
const MOST = 0.6
const MOST_WORDS = 7
const MOST_CHARACTERS = 13
/** Beside the words that a day was said in. */
const WRITTEN_DATE = /\(\d{4}(?:-\d{2}){0,2}\)/gu
/** Who it is about is nothing that they do. */
const PERSON: ReadonlySet<string> = new Set(tokenize('user'))
const LATIN_WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/**
 * What members of a group have in common, in at most seven words or thirteen characters: the way in which
 * most of them call an everyday thing, else its plain name; without one the words of the middle member that
 * most others say too. Never a sentence of any of them.
 */
export function commonTo(group: readonly Member[], chinese: boolean): string {
  const thing = thingOf(group, chinese)
  const words = chinese ? charactersOf(group) : wordsOf(group)
  const said = shortened(thing && !words.includes(thing) ? thing : words || thing || '', chinese)
  return isNoSentence(group, said) ? said : withoutFirst(said, chinese, thing ?? '')
}

const mostOf = (group: readonly Member[], holds: (member: Member) => boolean): boolean =>
  group.filter(holds).length >= MOST * group.length

/** The everyday thing of most members: as most of them write it, else by its plain name. */
function thingOf(group: readonly Member[], chinese: boolean): string | undefined {
  const named = [...new Set(group.flatMap(({ topic }) => [...topic.words].filter(isConcept)))]
  const counted = named
    .map((word) => ({ word, times: group.filter(({ topic }) => topic.words.has(word)).length }))
    .sort((one, other) => other.times - one.times)
  const concept = counted[0] && counted[0].times >= 2 ? conceptOf(counted[0].word) : undefined
  if (!concept) return undefined
  const writings = group.map(({ content }) => new Set(content.toLowerCase().match(concept.words) ?? []))
  const same = [...new Set(writings.flatMap((some) => [...some]))]
    .filter((writing) => writings.filter((some) => some.has(writing)).length >= MOST * group.length)
    .sort((one, other) => other.length - one.length)
  return same[0]?.trim() ?? plainName(concept, chinese)
}

/** Words of the middle member that most members say, as it writes them. */
function wordsOf(group: readonly Member[]): string {
  const terms = group.map(({ content }) => new Set(tokenize(content)))
  const words = middleOf(group).content.replace(WRITTEN_DATE, ' ').match(LATIN_WORD) ?? []
  const common = words.filter((word) =>
    tokenize(word).some(
      (term) =>
        !isCommon(term) &&
        !PERSON.has(term) &&
        terms.filter((some) => some.has(term)).length >= MOST * group.length,
    ),
  )
  return [...new Set(common.map((word) => word.toLowerCase()))].slice(0, MOST_WORDS).join(' ')
}

/** The longest pieces of two characters and more of the middle member that most members have. */
function charactersOf(group: readonly Member[]): string {
  const middle = middleOf(group).content.replace(/^用户/u, '')
  const pieces: string[] = []
  for (let start = 0; start < middle.length; ) {
    let end = start
    while (end < middle.length && isCommonPiece(group, middle.slice(start, end + 1))) end += 1
    if (end - start >= 2) pieces.push(middle.slice(start, end))
    start = Math.max(end, start + 1)
  }
  return pieces
    .map((piece) => piece.replace(/^[了的着过又]+|[了的着过]+$/gu, ''))
    .filter(
      (piece, at, all) =>
        piece.length >= 2 && !all.some((other, place) => place !== at && isPartOf(piece, other, at, place)),
    )
    .join('')
}

/** What stands in a longer piece, or in the same one before it, is said already. */
const isPartOf = (piece: string, other: string, at: number, place: number): boolean =>
  other.includes(piece) && (other.length > piece.length || place < at)

const isCommonPiece = (group: readonly Member[], piece: string): boolean =>
  /^[\p{Script=Han}]+$/u.test(piece) && mostOf(group, ({ content }) => content.includes(piece))

const shortened = (said: string, chinese: boolean): string =>
  chinese ? [...said].slice(0, MOST_CHARACTERS).join('') : said.split(' ').slice(0, MOST_WORDS).join(' ')

/** What a person said is theirs: a trait is told in other words. */
const isNoSentence = (group: readonly Member[], said: string): boolean =>
  said !== '' &&
  group.every(({ content }) => {
    const sentences = content.split(/[.!?。！？\n]+/u).map((sentence) => normalise(sentence))
    return sentences.every((sentence) => sentence === '' || !normalise(said).includes(sentence))
  })

function withoutFirst(said: string, chinese: boolean, otherwise: string): string {
  const rest = chinese ? [...said].slice(1).join('') : said.split(' ').slice(1).join(' ')
  return rest || otherwise || said
}
