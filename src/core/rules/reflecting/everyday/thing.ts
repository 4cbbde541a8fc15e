import { anyOf } from '../../../text/any-of.ts'
import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'
import { besideHan } from '../beside-han.ts'

/** An everyday thing or way of somebody's, by the words that tell of it. */
export interface EverydayThing {
  readonly name: string
  readonly domain: string
  /** What whoever keeps it up does: English with a star before each verb, and Chinese. */
  readonly english: string
  readonly chinese: string
  readonly words: RegExp
  /** So ordinary that three times in a life say nothing. */
  readonly isCommon?: true
}

const HEAD = /^(\w+) \((\w+)(, common)?\): (.+) \/ (.+)$/u
/** More words of one that is told elsewhere. */
const MORE = /^(\w+) \(\+\)$/u

/**
 * A thing begins with `name (domain): what one does / 做什么`, or `(domain, common)`, more words of one that is
 * told elsewhere with `name (+)`. Indented behind it stand alternatives of an English pattern, which are whole
 * words, between tildes, and after `=` a Chinese pattern. A line that ends in a backslash goes on without a blank.
 * @throws {SyntaxError} for what is no such table
 */
export const table = (rows: string): EverydayThing[] => {
  const read = rowsOf(rows)
  return read
    .filter(({ domain }) => domain !== '')
    .map((thing) => ({ ...thing, words: withMore(thing, read) }))
}

const withMore = ({ name, words }: EverydayThing, read: readonly EverydayThing[]): RegExp =>
  anyOf('giu', [
    words,
    ...read.filter((other) => other.domain === '' && other.name === name).map((other) => other.words),
  ])

const rowsOf = (rows: string): EverydayThing[] =>
  rows
    .trim()
    .replace(/\\\n */gu, '')
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((row) => {
      const [head = '', ...lines] = row.split('\n')
      const [, more] = MORE.exec(head) ?? []
      const [, name = '', domain = '', common, english = '', chinese = ''] = HEAD.exec(head) ?? ['', more]
      const [latin = '', han] = lines
        .map((line) => line.trim())
        .join(' ')
        .split(' = ')
      if (name === '' || han === undefined) throw new SyntaxError(head)
      const words = new RegExp(`\\b(?:${latin.split(/\s+~\s+/u).join('|')})\\b|${besideHan(han)}`, 'giu')
      return { name, domain, english, chinese, words, ...(common && { isCommon: true }) }
    })

/** Those that the rules know beside the plain ones of `concepts.ts`. */
export const everydayThings = lazily(() => table(tables().everyday))

/** More words of the plain ones, by name. */
export const moreWords = lazily(() => {
  const more = rowsOf(tables().everyday).filter(({ domain }) => domain === '')
  return new Map(
    Array.from(
      Map.groupBy(more, ({ name }) => name),
      ([name, some]) => [
        name,
        anyOf(
          'giu',
          some.map(({ words }) => words),
        ),
      ],
    ),
  )
})
