import { lazily } from '../../../text/lazily.ts'
import { remembered } from '../../../text/remembered.ts'
import { tables } from '../../tables.ts'

/** A way that somebody has, and what they say of themselves who have it. */
export interface Deed {
  readonly name: string
  /** Empty of an everyday thing that is told elsewhere. */
  readonly domain: string
  readonly english: string
  readonly chinese: string
  /** Each is told by all of its expressions, wherever they stand in a sentence. */
  readonly latin: readonly Telling[]
  readonly han: readonly Telling[]
}

interface Expression {
  readonly words: RegExp
  /** It must not be there. */
  readonly isNot: boolean
}
type Telling = readonly Expression[]

const HEAD = /^(\w+)(?: \((\w+)\): (.+) \/ (.+))?$/u

/**
 * What is done says little without to whom, with what or when: `fried & catfish` is nobody's habit, `$cooked & $others`
 * is. A row begins with `name (domain): what one does / 做什么`, or with the name alone of a thing that is told
 * elsewhere; indented behind it stand English tellings between tildes, and behind `=` Chinese ones. The parts of a
 * telling stand between ` & ` in any order, what must not be there behind `!`. `$name` begins a class of words, which
 * tellings below it name. A head alone is a way that no deed of it tells.
 * @throws {SyntaxError} for what is no such table
 */
export function deedsTable(rows: string): Deed[] {
  const classes = new Map<string, readonly [string, string]>()
  return entriesOf(rows).flatMap(({ head, latin, han }): Deed[] => {
    const [english, chinese] = [filled(latin, classes, 0), filled(han, classes, 1)]
    if (head.startsWith('$')) {
      classes.set(head, [oneOf(english), oneOf(chinese)])
      return []
    }
    const [, name, domain = '', does = '', chineseDoes = ''] = HEAD.exec(head) ?? []
    if (name === undefined) throw new SyntaxError(head)
    return [
      {
        name,
        domain,
        english: does,
        chinese: chineseDoes,
        latin: tellingsOf(english, (one) => `\\b(?:${one})\\b`),
        han: tellingsOf(chinese, (one) => one),
      },
    ]
  })
}

const entriesOf = (rows: string) =>
  rows
    .trim()
    .replaceAll(/\\\n */gu, '')
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n')
      const [latin, han] =
        lines.length > 0 ? ` ${lines.map((line) => line.trim()).join(' ')} `.split(' = ') : ['', '']
      if (latin === undefined || han === undefined) throw new SyntaxError(head)
      return { head, latin: partsOf(latin), han: partsOf(han) }
    })

const partsOf = (line: string): string[] =>
  line
    .split(/\s~\s/u)
    .map((part) => part.trim())
    .filter(Boolean)

const oneOf = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** With the words of the classes that are named. */
const filled = (
  parts: readonly string[],
  classes: ReadonlyMap<string, readonly [string, string]>,
  language: 0 | 1,
): string[] =>
  parts.map((part) =>
    part.replaceAll(/\$[a-z]+/gu, (name) => {
      const words = classes.get(name)?.[language]
      if (words === undefined) throw new SyntaxError(name)
      return words
    }),
  )

function tellingsOf(parts: readonly string[], whole: (one: string) => string): Telling[] {
  const alone = parts.filter((part) => !part.includes(' & '))
  const together = parts.filter((part) => part.includes(' & '))
  return [
    ...(alone.length > 0 ? [[{ words: new RegExp(whole(alone.join('|')), 'u'), isNot: false }]] : []),
    ...together.map((part) =>
      part.split(' & ').map((one) => {
        const isNot = one.startsWith('!')
        return { words: new RegExp(whole(isNot ? one.slice(1) : one), 'u'), isNot }
      }),
    ),
  ]
}

/** Those that the rules know. */
export const deeds = lazily(() => deedsTable(tables().deeds))

/** Small letters without apostrophes: "I've", "i’ve" and "ive" are one. */
const plainly = (text: string): string => text.toLowerCase().replaceAll(/['’`]/gu, '')

const isTold = (tellings: readonly Telling[], text: string): boolean =>
  tellings.some((telling) => telling.every(({ words, isNot }) => words.test(text) !== isNot))

/** Names of the ways and everyday things of which a sentence tells a deed. */
export const deedsIn: (text: string) => ReadonlySet<string> = remembered((text) => {
  const plain = plainly(text)
  const hasHan = /\p{Script=Han}/u.test(plain)
  return new Set(
    deeds()
      .filter(({ latin, han }) => (hasHan && isTold(han, plain)) || isTold(latin, plain))
      .map(({ name }) => name),
  )
})
