import { lazily } from '../lazily.ts'
import { simplified } from '../reading/simplified.ts'
import { kinds } from './kinds.ts'
import { chineseRoles, englishRoles, roleOf } from './roles.ts'
import { kindTables } from './tables.ts'

const NAME = lazily(() => new RegExp(kindTables().patterns.asked_names, 'gu'))
const roles = lazily(() => ({
  english: new RegExp(String.raw`(?<![\w-])(?:${englishRoles()})(?![\w-])`, 'giu'),
  chinese: new RegExp(chineseRoles(), 'gu'),
}))

/** A part of a query. */
export interface Span {
  readonly text: string
  readonly at: number
}

/** Where a pattern matched. */
export const spanOf = ({ 0: text, index }: RegExpMatchArray): Span => ({ text, at: index ?? 0 })

/** The query with blanks in the place of these. */
export const without = (query: string, spans: readonly Span[]): string =>
  spans.reduce(
    (left, { text, at }) => left.slice(0, at) + ' '.repeat(text.length) + left.slice(at + text.length),
    query,
  )

/** By how kinds are asked for; else by how some of them are told. */
export function kindSpans(asked: string): (Span & { readonly name: string })[] {
  const may = kindsFor(asked)
  const spans = kinds().flatMap(({ name, asks }) =>
    may(name) ? [...asked.matchAll(asks)].map((match) => ({ name, ...spanOf(match) })) : [],
  )
  const isOfAnimal = spans.length > 0 && spans.every(({ name }) => name === 'name')
  if (spans.length > 0 && !isOfAnimal) return spans
  const told = kinds()
    .filter(({ name }) => (isOfAnimal ? name === 'pet' : TELLING().test(name) && may(name)))
    .flatMap(({ name, english, chinese }) => {
      const match = english.exec(asked) ?? chinese.exec(asked)
      return match ? [{ name, ...spanOf(match) }] : []
    })
  return isOfAnimal && told.length > 0 ? spans.map((span) => ({ ...span, name: 'pet' })) : [...spans, ...told]
}
/** Kinds that are told by words of nothing else, so that a question with these asks for them too. */
const TELLING = lazily(() => new RegExp(kindTables().patterns.telling, 'u'))

/** What a question that is not for a thing may ask for: "who bought my bike?" asks for no vehicle. */
const ONLY = lazily(() =>
  kindTables()
    .patterns.only.split('\n')
    .map((row) => row.split(' => '))
    .map(([asks = '', names = '']) => [new RegExp(asks, 'iu'), names.split(' ')] as const),
)

function kindsFor(query: string): (kind: string) => boolean {
  const [, only] = ONLY().find(([asks]) => asks.test(query)) ?? []
  return (kind) => only?.includes(kind) ?? true
}

/** Roles that a query asks for ("my landlord"), with their places. */
export function rolesIn(query: string): (Span & { readonly role: string })[] {
  const { english, chinese } = roles()
  const plain = simplified(query)
  return [...plain.matchAll(english), ...plain.matchAll(chinese)].map((match) => {
    const { at, text } = spanOf(match)
    return { at, text: query.slice(at, at + text.length), role: roleOf(text) }
  })
}

/** Large words of an English question, in lower case; not its first word. */
export const namesIn = (query: string): string[] =>
  Array.from(query.matchAll(NAME()), ([name]) => name.toLowerCase())
