import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'

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

/**
 * A thing begins with `name (domain): what one does / 做什么`, or `(domain, common)`. Indented behind it
 * stand alternatives of an English pattern, which are whole words, between tildes, and after `=` a Chinese
 * pattern. A line that ends in a backslash goes on without a blank.
 * @throws {SyntaxError} for what is no such table
 */
export const table = (rows: string): EverydayThing[] =>
  rows
    .trim()
    .replace(/\\\n */gu, '')
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((row) => {
      const [head = '', ...lines] = row.split('\n')
      const [, name = '', domain = '', common, english = '', chinese = ''] = HEAD.exec(head) ?? []
      const [latin = '', han] = lines
        .map((line) => line.trim())
        .join(' ')
        .split(' = ')
      if (name === '' || han === undefined) throw new SyntaxError(head)
      const words = new RegExp(`\\b(?:${latin.split(/\s+~\s+/u).join('|')})\\b|${han}`, 'giu')
      return { name, domain, english, chinese, words, ...(common && { isCommon: true }) }
    })

/** Those that the rules know beside the plain ones of `concepts.ts`. */
export const everydayThings = lazily(() => table(tables().everyday))
