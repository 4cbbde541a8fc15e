import { lazily } from '../../../../text/lazily.ts'
import { tables } from '../../../tables.ts'

interface Families {
  /** Of each English stem the family that it is of. */
  readonly latin: ReadonlyMap<string, string>
  /** The same of each Chinese word. */
  readonly of: ReadonlyMap<string, string>
  /** Any of these. */
  readonly han: RegExp
  /** All words of a family. */
  readonly words: ReadonlyMap<string, string>
}

const families = lazily((): Families => {
  const latin = new Map<string, string>()
  const of = new Map<string, string>()
  const words = new Map<string, string>()
  for (const line of tables().families.trim().split('\n')) {
    const [name = '', both = ''] = line.split(': ')
    const [english = '', chinese = ''] = both.split(' = ')
    for (const word of english.split(' ')) latin.set(word, name)
    for (const word of chinese.split(' ')) of.set(word, name)
    words.set(name, `${english} ${chinese}`)
  }
  const han = new RegExp([...of.keys()].filter(Boolean).join('|') || '(?!)', 'gu')
  return { latin, of, han, words }
})

/** The words of one of `familiesIn`. */
export const familyWords = (family: string): string => families().words.get(family.slice(1)) ?? ''

/** The families of things that a text names, of its Latin stems and of its Chinese words. */
export function familiesIn(stems: readonly string[], text: string): string[] {
  const { latin, han, of } = families()
  const found = [
    ...stems.map((stem) => latin.get(stem)),
    ...(text.match(han) ?? []).map((word) => of.get(word)),
  ]
  return [...new Set(found.filter((name) => name !== undefined))].map((name) => `=${name}`)
}
