import { lazily } from '../lazily.ts'
import { kindTables } from './tables.ts'

/** A kind of what a life holds. */
export interface Kind {
  readonly name: string
  /** How it is asked for. */
  readonly asks: RegExp
  /** How it is told, in English and in Chinese. */
  readonly english: RegExp
  readonly chinese: RegExp
}

const wholeWords = (english: string): string => String.raw`(?<![\p{L}\p{N}])(?:${english})(?![\p{L}\p{N}])`
const halvesOf = (line: string): readonly [english: string, chinese: string] => {
  const [english = '', chinese = ''] = line.split(' = ')
  return [wholeWords(english), chinese || '(?!)']
}

export const kinds = lazily((): readonly Kind[] =>
  kindTables()
    .kinds.trim()
    .replace(/\n {4}(?==)/gu, ' ')
    .replace(/\n {4}/gu, '')
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((entry) => {
      const [name = '', asks = '', tells = ''] = entry.split(/\n {2}[?!] /u)
      const [english, chinese] = halvesOf(tells)
      return {
        name,
        asks: new RegExp(halvesOf(asks).join('|'), 'giu'),
        english: new RegExp(english, 'iu'),
        chinese: new RegExp(chinese, 'iu'),
      }
    }),
)

const LATIN = /[a-z]/iu
const HAN = /\p{Script=Han}/u

/** Names of the kinds that a clause tells of. */
export function kindsIn(clause: string): string[] {
  const [isLatin, isHan] = [LATIN.test(clause), HAN.test(clause)]
  return kinds()
    .filter(({ english, chinese }) => (isLatin && english.test(clause)) || (isHan && chinese.test(clause)))
    .map(({ name }) => name)
}
