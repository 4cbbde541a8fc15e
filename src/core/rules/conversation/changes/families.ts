import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'

/** Of each word the family that it is of. */
const families = lazily(
  (): {
    readonly latin: ReadonlyMap<string, string>
    readonly han: RegExp
    readonly of: ReadonlyMap<string, string>
  } => {
    const latin = new Map<string, string>()
    const of = new Map<string, string>()
    for (const line of tables().families.trim().split('\n')) {
      const [name = '', words = ''] = line.split(': ')
      const [english = '', chinese = ''] = words.split(' = ')
      for (const word of english.split(' ')) latin.set(word, name)
      for (const word of chinese.split(' ')) of.set(word, name)
    }
    return { latin, of, han: new RegExp([...of.keys()].filter(Boolean).join('|') || '(?!)', 'gu') }
  },
)

/** The families of things that a text names, of its Latin stems and of its Chinese words. */
export function familiesIn(stems: readonly string[], text: string): string[] {
  const { latin, han, of } = families()
  const found = [
    ...stems.map((stem) => latin.get(stem)),
    ...(text.match(han) ?? []).map((word) => of.get(word)),
  ]
  return [...new Set(found.filter((name) => name !== undefined))].map((name) => `=${name}`)
}
