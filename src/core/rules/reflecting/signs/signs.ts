import { anyOf } from '../../../text/any-of.ts'
import { lazily } from '../../../text/lazily.ts'
import { remembered } from '../../../text/remembered.ts'
import { tables } from '../../tables.ts'
import { besideHan } from '../beside-han.ts'

/** What tells of an everyday thing without its name. */
interface Signs {
  readonly name: string
  readonly words: RegExp
}

/**
 * An entry is a name, and indented below it English expressions between blanks, whole words in which `_` is a
 * blank and `*` any ending, and behind `=` Chinese ones.
 * @throws {SyntaxError} for what is no such table
 */
export const signsTable = (rows: string): Signs[] =>
  rows
    .trim()
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((row) => {
      const [name = '', ...lines] = row.split('\n')
      const [latin, han] = lines
        .map((line) => line.trim())
        .join(' ')
        .split(/(?:^| )= /u)
      if (latin === undefined || han === undefined) throw new SyntaxError(name)
      const whole = expressionsOf(latin)
        .map((one) => one.replaceAll('_', ' ').replaceAll(/(?<=[\p{L}\p{N}])\*/gu, String.raw`\w*`))
        .join('|')
      return {
        name,
        words: anyOf(
          'iu',
          [`\\b(?:${whole})\\b`, ...expressionsOf(han).map(besideHan)].map((one) => new RegExp(one, 'u')),
        ),
      }
    })

const expressionsOf = (line: string): string[] => line.split(/\s+/u).filter(Boolean)

const all = lazily(() => signsTable(tables().signs))

/** Names of the everyday things that a sentence has a sign of. */
export const signsIn: (text: string) => ReadonlySet<string> = remembered(
  (text) =>
    new Set(
      all()
        .filter(({ words }) => words.test(text))
        .map(({ name }) => name),
    ),
)
