import { lazily } from '../lazily.ts'
import { kindTables } from './tables.ts'

/** A kind of what a life holds. */
export interface Kind {
  readonly name: string
  /** How it is asked for, and how it is told. */
  readonly asks: RegExp
  readonly tells: RegExp
}

/** Whole English words, or what is Chinese. */
export const eitherLanguage = (line: string, flags = 'iu'): RegExp => {
  const [english = '', chinese = ''] = line.split(' = ')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${english})(?![\p{L}\p{N}])|${chinese}`, flags)
}

export const kinds = lazily((): readonly Kind[] =>
  kindTables()
    .kinds.trim()
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((entry) => {
      const [name = '', asks = '', tells = ''] = entry.split(/\n {2}[?!] /u)
      return { name, asks: eitherLanguage(asks, 'giu'), tells: eitherLanguage(tells) }
    }),
)
