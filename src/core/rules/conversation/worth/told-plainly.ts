import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'
import { carefully, withoutTone } from '../grammar/casual.ts'

const NAME = /(?<=[\p{Ll},;0-9'’"(] "?)(?!I\b)\p{Lu}[\p{L}'-]+/gu

/** As the tables' patterns look at a sentence: in small letters, names as `@name`, without its full stop. */
export const looked = (words: string): string =>
  carefully(words)
    .replace(NAME, '@$&')
    .toLowerCase()
    .trim()
    .replace(/[.。…]+$/u, '')

/** Of a table, what is indented further goes on with the line before. */
export const linesOf = (rows = ''): string[] =>
  rows
    .trim()
    .replace(/\n {4} */gu, '')
    .split(/\n */u)
    .filter(Boolean)

const patterns = lazily(() => linesOf(tables().worth.plain).map((line) => new RegExp(line, 'u')))

/** What is told plainly is short. */
const LONGEST = 120

/** Whether a thing of everyday is told of in a form of the table: "the alarm code is 8830". */
export function isToldPlainly(core: string): boolean {
  if (core.length > LONGEST) return false
  const words = looked(withoutTone(core))
  return patterns().some((pattern) => pattern.test(words))
}
