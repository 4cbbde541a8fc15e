import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'
import { isChinese } from '../grammar/sentences.ts'
import type { Kind } from '../kinds/kinds.ts'
import { linesOf } from './told-plainly.ts'
import type { Worth } from './worth.ts'

/** Below it nobody would note a turn, from the other on somebody surely would; chosen on talk that was held out. */
export const UNLIKELY = 0.2
export const LIKELY = 0.85

/** A sentence of a turn, as much as is looked at. */
export type Heard = Pick<Worth, 'words' | 'named' | 'points'> & { readonly kind: Kind }

const WORD = /@?[a-z]+(?:['’][a-z]+)?|\d+|\p{Script=Han}|[?!,，]/gu
const asSeen = (word: string): string => {
  if (word[0] === '@') return '@'
  if (word >= '0' && word < ':') return '9'
  return word === '，' ? ',' : word.replace('’', "'")
}
/** The words of a sentence: a name is `@`, a number `9`, Chinese goes by characters. */
const wordsOf = (sentence: string): string[] => (sentence.match(WORD) ?? []).map(asSeen)

/** A sentence's words, each two that stand together, and how it begins, `<` and `>` being its ends. */
function partsOf(words: readonly string[]): string[] {
  const parts = words.length > 1 ? [`<_${words[0]}_${words[1]}`] : []
  let last = '<'
  for (const word of words) {
    parts.push(word, `${last}_${word}`)
    last = word
  }
  parts.push(`${last}_>`)
  return parts
}

/** Points are seen as far as five on either side. */
const FARTHEST = 5
/** Below half a logarithm of 2.6, 36 characters, a turn is short. */
const SHORT = 2.6
const half = (count: number): number => Math.log2(1 + count) / 2

/**
 * What is seen of a turn, with how much of it there is: its words and what stands together (1), kinds of sentences
 * (`:kind`, 1), `:length` (half the binary logarithm of its characters), `:named` (the same of its words that not
 * every talk has), `:points` (half of the best sentence's), `:worthy` where a sentence has the points that it
 * needs; and each of these but the first three times how short it is (`:kind/short`).
 */
export const seenOf = (heard: readonly Heard[], isWorthy: boolean): Map<string, number> =>
  seenIn(
    heard,
    heard.map(({ words }) => wordsOf(words)),
    isWorthy,
  )

function seenIn(
  heard: readonly Heard[],
  words: readonly (readonly string[])[],
  isWorthy: boolean,
): Map<string, number> {
  const seen = new Map<string, number>()
  let [length, named, points] = [0, 0, -FARTHEST]
  for (const one of words) for (const part of partsOf(one)) seen.set(part, 1)
  for (const sentence of heard) {
    length += sentence.words.length
    named += sentence.named
    points = Math.max(points, sentence.points)
  }
  seen.set(':length', half(length)).set(':named', half(named))
  const short = Math.max(0, SHORT - half(length))
  const also = (name: string, value: number) => seen.set(name, value).set(`${name}/short`, value * short)
  for (const { kind } of heard) also(`:${kind}`, 1)
  also(':points', Math.min(FARTHEST, points) / 2)
  return isWorthy ? also(':worthy', 1) : seen
}

export type Weights = ReadonlyMap<string, number>

/**
 * `weight word word …`, a line for each weight; `:always` counts for every turn, words that every talk has for
 * nothing where no line names them.
 */
export function weightsIn(common: string, rows: string): Weights {
  const known = common.trim().split(/\s+/u)
  return new Map([
    ...known.map((word) => [word, 0] as const),
    ...linesOf(rows).flatMap((line) => {
      const [weight, ...words] = line.split(' ')
      return words.map((word) => [word, Number(weight)] as const)
    }),
  ])
}

const weights = lazily(() => {
  const { common, notedEnglish, notedChinese } = tables().worth
  return common && notedEnglish && notedChinese
    ? { english: weightsIn(common, notedEnglish), chinese: weightsIn(common, notedChinese) }
    : null
})

/** Longer turns are pasted, or many things at once: nothing is said of them. */
export const LONGEST_NOTED = 1_000
/** Neither unlikely nor likely. */
export const NO_OPINION = (UNLIKELY + LIKELY) / 2
/** Of whose words fewer are known it cannot be said: they are of another language. */
const KNOWN = 0.5

/**
 * How likely somebody who keeps a notebook of a person's life would note a turn, from 0 to 1: a logistic
 * regression on talk of which each turn was judged (`bench/understanding/talk`), fitted by
 * `npm run bench -- noted`. In between, where nothing can be said.
 */
export function chanceOfNote(heard: readonly Heard[], isWorthy: boolean): number {
  const known = weights()
  if (known === null) return NO_OPINION
  const isAnyChinese = heard.some(({ words }) => isChinese(words))
  return chanceBy(isAnyChinese ? known.chinese : known.english, heard, isWorthy)
}

/** The same by given weights. */
export function chanceBy(weights: Weights, heard: readonly Heard[], isWorthy: boolean): number {
  const words = heard.map((sentence) => wordsOf(sentence.words))
  const all = words.flat()
  if (all.filter((word) => weights.has(word)).length < KNOWN * all.length) return NO_OPINION
  let sum = weights.get(':always') ?? 0
  for (const [name, value] of seenIn(heard, words, isWorthy)) sum += (weights.get(name) ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}
