import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'
import { type Member, sessionsOf } from '../groups.ts'
import { isChinese } from '../topics.ts'

/** A thing that the talk has hardly told of is no rarer than that. */
const RAREST = 1.5

/** Of a few sentences more are to come, and each of many cycles looks. */
const FEWEST = 25

/** By its words in English and Chinese, by its words or signs in both, and by its deeds. */
type Rates = readonly number[]

const rates = lazily(
  (): ReadonlyMap<string, Rates> =>
    new Map(
      tables()
        .rates.trim()
        .split('\n')
        .map((row) => {
          const [name = '', ...often] = row.split(' ')
          return [name, often.map(Number)]
        }),
    ),
)

/** What a thing is told of by. */
export type By = 'words' | 'signs' | 'deeds'
const COLUMN: Readonly<Record<By, number>> = { words: 0, signs: 2, deeds: 4 }

/**
 * How likely it is that as many sessions tell of a thing when nobody has made a habit of it: that of so many
 * sentences, each of which does so as often as in anybody's talk, so many or more do.
 * @param among all sentences that were looked at
 * @returns 0 of a thing of which nothing is known
 */
export function chanceOf(
  concept: string,
  by: By,
  group: readonly Member[],
  among: readonly Member[],
): number {
  const often = rates().get(concept)
  if (!often) return 0
  const chinese = among.filter(({ content }) => isChinese(content)).length
  const at = COLUMN[by]
  const rate = (place: number) => Math.max(RAREST, often[place] ?? 0) / 1000
  const mean = ((among.length - chinese) * rate(at) + chinese * rate(at + 1)) / among.length
  return poisson(sessionsOf(group), Math.max(among.length, FEWEST) * mean)
}

/** That what is expected so often happens so many times or more: what is left of the sum of the others. */
function poisson(times: number, expected: number): number {
  let term = Math.exp(-expected)
  let rest = 1
  for (let count = 0; count < times; count += 1) {
    rest -= term
    term *= expected / (count + 1)
  }
  return Math.max(0, rest)
}
