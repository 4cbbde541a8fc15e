import { lazily } from '../../../text/lazily.ts'
import { remembered } from '../../../text/remembered.ts'
import { tables } from '../../tables.ts'
import { isChinese } from '../topics.ts'
import { partsOf } from './parts.ts'

/** A way of somebody's, and how like it the sentences of anybody are. */
interface Way {
  readonly name: string
  /** Events of it that were read. */
  readonly events: number
  readonly mean: number
  readonly deviation: number
}

/** What a language's events taught. */
export interface Learned {
  readonly ways: readonly Way[]
  /** Sentences that were read in all. */
  readonly sentences: number
  /** Of a part, in how many sentences it stands, and the ways of the events it stands in, each as often. */
  readonly parts: ReadonlyMap<string, { readonly often: number; readonly ways: Uint16Array }>
  /** Above the mean by so many deviations, and minus the logarithm of how many are. */
  readonly tail: readonly (readonly [number, number])[]
}

/** A way's part counts as if so many more events had it as often as anybody's. */
const SHRINK = 8
/** What a part takes from the ways of which no event had it. */
const FOREIGN = 0.3

/**
 * How much likelier the parts of a sentence are in events of each way than in anybody's sentences, in logarithms: naive
 * Bayes over those parts that are there.
 */
export function likeness({ ways, sentences, parts }: Learned, sentence: string): Float64Array {
  const found = [...partsOf(sentence)].flatMap((part) => parts.get(part) ?? [])
  const sums = new Float64Array(ways.length).fill(-FOREIGN * found.length)
  for (const { often, ways: having } of found) {
    const anybody = (often + 0.5) / (sentences + 1)
    for (let at = 0; at < having.length; ) {
      const way = having[at]!
      let times = 0
      while (having[at] === way) {
        times += 1
        at += 1
      }
      const here = (times + SHRINK * anybody) / (ways[way]!.events + SHRINK)
      sums[way] = sums[way]! + Math.log(here / anybody) + FOREIGN
    }
  }
  return sums
}

/** Minus the logarithm of how many sentences of anybody are as far above the mean; by lines between points. */
export function rarity(tail: Learned['tail'], deviations: number): number {
  const next = tail.findIndex(([at]) => at > deviations)
  if (next === 0) return 0
  const [[from, low], [to, high]] =
    next === -1 ? [tail.at(-2)!, tail.at(-1)!] : [tail[next - 1]!, tail[next]!]
  return low + ((deviations - from) * (high - low)) / (to - from)
}

const CODE = 36

/**
 * The first line is how many sentences were read, the second the tail, `deviations:rarity …`; then `name events mean
 * deviation` of each way, and behind an empty line `part<tab>often<tab>ways`, each way two digits to the base 36.
 */
export function learnedIn(table: string): Learned {
  const [head = '', body = ''] = table.trim().split('\n\n')
  const [sentences = '', tail = '', ...rows] = head.split('\n')
  const parts = body.split('\n').map((line) => {
    const [part = '', often = '', codes = ''] = line.split('\t')
    const ways = Uint16Array.from(codes.match(/../gu) ?? [], (code) => Number.parseInt(code, CODE))
    return [part, { often: Number(often), ways }] as const
  })
  return {
    ways: rows.map((row) => {
      const [name = '', events, mean, deviation] = row.split(' ')
      return { name, events: Number(events), mean: Number(mean), deviation: Number(deviation) }
    }),
    sentences: Number(sentences),
    parts: new Map(parts),
    tail: tail.split(' ').map((point) => {
      const [at, rare] = point.split(':')
      return [Number(at), Number(rare)] as const
    }),
  }
}

/** As a table of `learnedIn`. */
export const codeOf = (way: number): string => way.toString(CODE).padStart(2, '0')

const learned = {
  english: lazily(() => learnedIn(tables().ways_english)),
  chinese: lazily(() => learnedIn(tables().ways_chinese)),
}

/** Which ways a sentence may be an instance of, and how rarely anybody's sentence is as like it: −ln of the share. */
export const waysOf: (sentence: string) => ReadonlyMap<string, number> = remembered((sentence) =>
  rarities(learned[isChinese(sentence) ? 'chinese' : 'english'](), sentence),
)

/** Of an event it is so rare at least, one in 55. */
export const RARE = 4

export function rarities(all: Learned, sentence: string): Map<string, number> {
  const sums = likeness(all, sentence)
  const rare = all.ways.map(
    ({ name, mean, deviation }, way) => [name, rarity(all.tail, (sums[way]! - mean) / deviation)] as const,
  )
  return new Map(rare.filter(([, rarer]) => rarer >= RARE))
}
