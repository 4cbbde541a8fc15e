import { codeOf, type Learned, likeness } from '../../../src/core/rules/reflecting/ways/likeness.ts'
import { partsOf } from '../../../src/core/rules/reflecting/ways/parts.ts'

/** An event and the way that it is one of. */
export interface Event {
  readonly way: string
  readonly text: string
}

/** Two words stand together in so many sentences, or they say nothing. */
const LEAST = 3
/** Of anybody's sentences each third says how far above the mean is rare, and teaches nothing else. */
const THIRD = 3
/** Shares of sentences of which the tail is told. */
const SHARES = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001, 0.00004]

/** A table for `learnedIn`, of events and of what anybody says. */
export function fitWays(events: readonly Event[], talk: readonly string[]): string {
  const names = [...new Set(events.map(({ way }) => way))].sort()
  const teaching = talk.filter((_, place) => place % THIRD !== 0)
  const parts = countParts(events, teaching, names)
  const plain: Learned = {
    ways: names.map((name) => ({
      name,
      events: events.filter(({ way }) => way === name).length,
      mean: 0,
      deviation: 1,
    })),
    sentences: events.length + teaching.length,
    parts,
    tail: [],
  }
  const heard = talk.filter((_, place) => place % THIRD === 0).map((text) => likeness(plain, text))
  const ways = plain.ways.map((way, place) => ({ ...way, ...spreadOf(heard.map((sums) => sums[place]!)) }))
  return [
    plain.sentences,
    tailOf(heard.flatMap((sums) => ways.map(({ mean, deviation }, at) => (sums[at]! - mean) / deviation))),
    ...ways.map(
      ({ name, events: count, mean, deviation }) =>
        `${name} ${count} ${mean.toFixed(2)} ${deviation.toFixed(2)}`,
    ),
    '',
    ...Array.from(
      parts,
      ([part, { often, ways: having }]) => `${part}\t${often}\t${Array.from(having, codeOf).join('')}`,
    ),
  ].join('\n')
}

function countParts(events: readonly Event[], talk: readonly string[], names: readonly string[]) {
  const counted = new Map<string, { often: number; ways: number[] }>()
  const count = (text: string, way?: number) => {
    for (const part of partsOf(text)) {
      const known = counted.get(part) ?? { often: 0, ways: [] }
      known.often += 1
      if (way !== undefined) known.ways.push(way)
      counted.set(part, known)
    }
  }
  for (const { way, text } of events) count(text, names.indexOf(way))
  for (const text of talk) count(text)
  return new Map(
    [...counted]
      .filter(([part, { often, ways }]) => ways.length > 0 && often >= (isPair(part) ? LEAST : 1))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([part, { often, ways }]) => [part, { often, ways: Uint16Array.from(ways).sort() }] as const),
  )
}

const isPair = (part: string): boolean => part.includes(' ') || /^\p{Script=Han}{2}$/u.test(part)

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(square) + 0.001 }
}

/** Deviations above the mean that a share of all have, each with minus the logarithm of the share. */
function tailOf(deviations: readonly number[]): string {
  const sorted = Float64Array.from(deviations).sort().reverse()
  return SHARES.map((share) => {
    const at = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
    return `${at.toFixed(2)}:${(-Math.log(share)).toFixed(2)}`
  }).join(' ')
}
