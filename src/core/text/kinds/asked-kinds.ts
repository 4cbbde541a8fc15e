import { lazily } from '../lazily.ts'
import { isCommon, tokenize } from '../tokens.ts'
import { type Holder, ME } from './holder.ts'
import { kinds } from './kinds.ts'
import { chineseRoles, englishRoles, roleOf } from './roles.ts'
import { kindTerm } from './said-kinds.ts'
import { kindTables } from './tables.ts'

/** What a short question asks for by its kind. */
export interface AskedKinds {
  /** As `kindsSaid` tells it. */
  readonly terms: readonly string[]
  /** The words that ask for it: an answer need not say them. */
  readonly words: ReadonlySet<string>
  /** Of these the ones that stand beside it and say nothing more. */
  readonly besides: ReadonlySet<string>
  /** It is asked of somebody who is something to the person: a sister, a boss. */
  readonly isOfRelative: boolean
  /** The query without these; null when nothing is asked for by its kind. */
  readonly rest: string | null
}

export const NO_KINDS: AskedKinds = {
  terms: [],
  words: new Set(),
  besides: new Set(),
  isOfRelative: false,
  rest: null,
}
const LONGEST = 100
const QUESTION = lazily(() => new RegExp(kindTables().patterns.question, 'iu'))
const HAS = lazily(() => new RegExp(kindTables().patterns.has, 'iu'))
const NAME = lazily(() => new RegExp(kindTables().patterns.asked_names, 'gu'))
/** Who asks by more words than these asks for one thing of its kind, by what it is. */
const MOST_MORE = 0
const TITLES = /\b(Mrs?|Ms|Dr)\./gu
const MYSELF = /\b(?:i|me|we|us)\b/iu
const FIRST = /\b(?:i|me|my|mine|we|us|our)\b|我|俺|咱/iu
/** Words that stand beside a kind that is asked for, and say nothing more. */
const BESIDES = lazily(() => new RegExp(kindTables().patterns.besides, 'giu'))
const roles = lazily(() => ({
  english: new RegExp(String.raw`(?<![\w-])(?:${englishRoles()})(?![\w-])`, 'giu'),
  chinese: new RegExp(chineseRoles(), 'gu'),
}))
const CHINESE_NAME = lazily(() => new RegExp(kindTables().patterns.asked_name, 'u'))
const NO_NAME = lazily(() => new RegExp(kindTables().patterns.asked_nobody, 'u'))

/** A question of one line, with its mark or without. */
export const isShortQuestion = (query: string): boolean =>
  query.length <= LONGEST && !query.includes('\n') && QUESTION().test(query)

/** The kinds that a query asks for, and whose; none of what is no short question. */
export function kindsAsked(query: string): AskedKinds {
  const asked = query.trim().replace(TITLES, '$1')
  if (!isShortQuestion(asked)) return NO_KINDS
  const may = kindsFor(asked)
  const spans = kinds().flatMap(({ name, asks }) =>
    may(name) ? [...asked.matchAll(asks)].map((match) => ({ name, ...spanOf(match) })) : [],
  )
  const people = rolesIn(asked)
  const has = people.length > 0 && HAS().test(asked)
  if (spans.length === 0 && !has) return NO_KINDS
  if (spans.length > 0 && people.length > 0 && MYSELF.test(asked)) return NO_KINDS
  const holder = holderOf(asked, people)
  const names = spans.length > 0 ? spans.map(({ name }) => name) : ['has']
  const besides = [...asked.matchAll(BESIDES())].map(spanOf)
  const own = new Set([...spans, ...people].flatMap(({ text }) => tokenize(text)))
  const beside = besides.flatMap(({ text }) => tokenize(text)).filter((word) => !own.has(word))
  const rest = without(asked, [...spans, ...people, ...besides])
  const whose = new RegExp(`(?<!\\p{L})(?:${holder.replaceAll('.', '|')})(?!\\p{Script=Latin})`, 'giu')
  const more = new Set(tokenize(rest.replaceAll(whose, ' ')).filter((word) => !isCommon(word)))
  if (more.size > MOST_MORE) return NO_KINDS
  return {
    terms: [...new Set(names.map((name) => kindTerm(name, holder)))],
    words: new Set([...own, ...beside]),
    besides: new Set(beside),
    isOfRelative: people.length > 0,
    rest,
  }
}

/** A part of a query. */
interface Span {
  readonly text: string
  readonly at: number
}

const spanOf = ({ 0: text, index }: RegExpMatchArray): Span => ({ text, at: index ?? 0 })

const without = (query: string, spans: readonly Span[]): string =>
  spans.reduce(
    (left, { text, at }) => left.slice(0, at) + ' '.repeat(text.length) + left.slice(at + text.length),
    query,
  )

/** What a question that is not for a thing may ask for: "who bought my bike?" asks for no vehicle. */
const ONLY: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\W*who\b|谁/iu, ['name', 'team', 'marital']],
  [/^\W*when\b|什么时候|哪天|几[号月]|何时/iu, ['birthday', 'wake']],
  [/^\W*where\b|哪[里儿]|在哪|去哪/iu, ['home', 'origin', 'work', 'study', 'trip', 'hair', 'class']],
  [/^\W*why\b|为什么|怎么会/iu, []],
  [/^\W*how\b|怎么|多少/iu, ['age', 'commute', 'rent', 'pay', 'health', 'hobby', 'sport', 'avoid', 'trip']],
]

function kindsFor(query: string): (kind: string) => boolean {
  const [, only] = ONLY.find(([asks]) => asks.test(query)) ?? []
  return (kind) => only?.includes(kind) ?? true
}

export function rolesIn(query: string): (Span & { readonly role: string })[] {
  const { english, chinese } = roles()
  return [...query.matchAll(english), ...query.matchAll(chinese)].map((match) => ({
    ...spanOf(match),
    role: roleOf(match[0]),
  }))
}

/** Large words of an English question, in lower case; not its first word. */
export const namesIn = (query: string): string[] =>
  Array.from(query.matchAll(NAME()), ([name]) => name.toLowerCase())

function holderOf(query: string, people: readonly { readonly role: string }[]): Holder {
  const names = namesIn(query)
  const [own] = CHINESE_NAME().exec(query)?.slice(1) ?? []
  const isRole = own !== undefined && people.some(({ role }) => roleOf(own) === role)
  if (own && !isRole && !NO_NAME().test(own)) names.push(own)
  const [name] = FIRST.test(query) ? [] : names
  return [...(name ? [name] : []), ...people.map(({ role }) => role)].join('.') || ME
}
