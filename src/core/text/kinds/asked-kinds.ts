import { lazily } from '../lazily.ts'
import { simplified } from '../reading/simplified.ts'
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
  /** It says next to nothing else: who tells of no such kind does not answer it. */
  readonly isAll: boolean
  /** They are asked for by more than one question. */
  readonly isSeveral: boolean
  /** The query without these; null when nothing is asked for by its kind. */
  readonly rest: string | null
}

export const NO_KINDS: AskedKinds = {
  terms: [],
  words: new Set(),
  besides: new Set(),
  isOfRelative: false,
  isAll: false,
  isSeveral: false,
  rest: null,
}
const LONGEST = 100
/** Before one more question. */
const AND_ASKS =
  /\s*(?:[,;，；、]\s*(?:and\s+)?|\band\s+|&\s*|还有|以及)(?=(?:what|when|where|who|which|how|do|does|did|is|are|was)\b|[^,，;；]{0,6}(?:什么|啥|几|谁|哪|多[大少久]))/iu
const QUESTION = lazily(() => new RegExp(kindTables().patterns.question, 'iu'))
const HAS = lazily(() => new RegExp(kindTables().patterns.has, 'iu'))
const NAME = lazily(() => new RegExp(kindTables().patterns.asked_names, 'gu'))
/**
 * Who asks by more words than these, signs of Chinese counted, asks for one thing of its kind, by what it is: of
 * themselves, and of somebody whom the question tells.
 */
const MOST_MORE = { own: { words: 0, signs: 3 }, theirs: { words: 3, signs: 4 } } as const
const TITLES = /\b(Mrs?|Ms|Dr)\./gu
const MYSELF = /\b(?:i|me|we|us)\b/iu
/** 我 that is no "my mother". */
const chineseMyself = lazily(() => new RegExp(`[我俺](?!们|家|的|(?:${chineseRoles()}))`, 'u'))
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
  query.length <= LONGEST && !query.includes('\n') && QUESTION().test(simplified(query))

/**
 * The kinds that a query asks for, and whose; none of what is no short question. Of two questions in one ("what is
 * my dog called and how old is he?") those of both.
 */
export function kindsAsked(query: string): AskedKinds {
  const asked = query.trim().replace(TITLES, '$1')
  if (!isShortQuestion(asked)) return NO_KINDS
  const [first = '', ...more] = simplified(asked) === asked ? asked.split(AND_ASKS) : [asked]
  if (more.length === 0) return kindsOfOne(asked)
  const before = holderOf(first, rolesIn(first))
  const all = [kindsOfOne(first), ...more.map((part) => kindsOfOne(part, before))]
  const told = all.filter(({ terms }) => terms.length > 0)
  if (told.length === 0) return kindsOfOne(asked)
  return {
    terms: [...new Set(told.flatMap(({ terms }) => terms))],
    words: new Set(told.flatMap(({ words }) => [...words])),
    besides: new Set(told.flatMap(({ besides }) => [...besides])),
    isOfRelative: told.every(({ isOfRelative }) => isOfRelative),
    isAll: all.every(({ isAll }) => isAll),
    isSeveral: true,
    rest: all.map(({ rest }, place) => rest ?? [first, ...more][place]).join(' '),
  }
}

/** @param before whom "he" is, and who names nobody */
function kindsOfOne(written: string, before: Holder = ME): AskedKinds {
  const asked = simplified(written)
  const asWritten = <Found extends Span>({ at, text, ...more }: Found) => ({
    ...more,
    at,
    text: written.slice(at, at + text.length),
  })
  const may = kindsFor(asked)
  const spans = spansBy(asked, may).map(asWritten)
  const people = rolesIn(written)
  const has = people.length > 0 && HAS().test(asked)
  if (spans.length === 0 && !has) return NO_KINDS
  if (spans.length > 0 && people.length > 0 && MYSELF.test(asked)) return NO_KINDS
  const isOfMe = people.length > 0 && chineseMyself().test(asked)
  if (isOfMe && spans.some(({ name }) => name !== 'name')) return NO_KINDS
  const named = holderOf(asked, people)
  const holder = named === ME && !FIRST.test(asked) ? before : named
  const names = namesOf(spans.length > 0 ? spans.map(({ name }) => name) : ['has'])
  const besides = [...asked.matchAll(BESIDES())].map(spanOf).map(asWritten)
  const own = new Set([...spans, ...people].flatMap(({ text }) => tokenize(text)))
  const beside = besides.flatMap(({ text }) => tokenize(text)).filter((word) => !own.has(word))
  const rest = without(written, [...spans, ...people, ...besides])
  const whose = new RegExp(`(?<!\\p{L})(?:${holder.replaceAll('.', '|')})(?!\\p{Script=Latin})`, 'giu')
  const more = new Set(tokenize(rest.replaceAll(whose, ' ')).filter((word) => !isCommon(word)))
  if (names.includes('pet')) for (const word of animalsIn(asked)) more.delete(word)
  const signs = [...more].filter((word) => word >= FIRST_SIGN)
  const most = people.length > 0 ? MOST_MORE.theirs : MOST_MORE.own
  const isTooMuch =
    more.size - signs.length > most.words || signs.filter((word) => word.length === 1).length > most.signs
  if (isTooMuch) return NO_KINDS
  return {
    terms: [...new Set(names.map((name) => kindTerm(name, holder)))],
    words: new Set([...own, ...beside]),
    besides: new Set(beside),
    isOfRelative: people.length > 0,
    isAll: more.size === 0,
    isSeveral: false,
    rest,
  }
}

/** From here on a character is CJK. */
const FIRST_SIGN = '\u2e80'

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

/** An animal has its name where it is told of. */
const namesOf = (names: readonly string[]): readonly string[] =>
  names.includes('pet') ? names.filter((name) => name !== 'name') : names

const animalsIn = (asked: string): string[] =>
  kinds()
    .filter(({ name }) => name === 'pet')
    .flatMap(({ english, chinese }) =>
      tokenize(`${english.exec(asked)?.[0] ?? ''} ${chinese.exec(asked)?.[0] ?? ''}`),
    )

/** By how kinds are asked for; else by how some of them are told. */
function spansBy(asked: string, may: (kind: string) => boolean): (Span & { readonly name: string })[] {
  const spans = kinds().flatMap(({ name, asks }) =>
    may(name) ? [...asked.matchAll(asks)].map((match) => ({ name, ...spanOf(match) })) : [],
  )
  const isOfAnimal = spans.length > 0 && spans.every(({ name }) => name === 'name')
  if (spans.length > 0 && !isOfAnimal) return spans
  const told = kinds()
    .filter(({ name }) => (isOfAnimal ? name === 'pet' : TELLING.has(name) && may(name)))
    .flatMap(({ name, english, chinese }) => {
      const match = english.exec(asked) ?? chinese.exec(asked)
      return match ? [{ name, ...spanOf(match) }] : []
    })
  return isOfAnimal && told.length > 0 ? spans.map((span) => ({ ...span, name: 'pet' })) : [...spans, ...told]
}
/** Kinds that are told by words of nothing else, so that a question with these asks for them too. */
const TELLING: ReadonlySet<string> = new Set([
  'work',
  'home',
  'study',
  'surgery',
  'medicine',
  'vehicle',
  'health',
  'pet',
  'instrument',
  'rent',
  'pay',
  'birthday',
])

/** What a question that is not for a thing may ask for: "who bought my bike?" asks for no vehicle. */
const ONLY: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\W*who\b|谁/iu, ['name', 'team', 'marital', 'home', 'work']],
  [
    /^\W*when\b|什么时候|哪天|几[号月]|何时/iu,
    ['birthday', 'wake', 'surgery', 'trip', 'class', 'promoted', 'bought', 'lost', 'marital', 'health'],
  ],
  [
    /^\W*where\b|哪[里儿]|在哪|去哪/iu,
    ['home', 'origin', 'work', 'study', 'trip', 'hair', 'class', 'health', 'lost'],
  ],
  [/^\W*why\b|为什么|怎么会/iu, []],
  [
    /^\W*how\b|怎么|多少/iu,
    ['age', 'commute', 'rent', 'pay', 'health', 'hobby', 'sport', 'avoid', 'trip', 'study'],
  ],
]

function kindsFor(query: string): (kind: string) => boolean {
  const [, only] = ONLY.find(([asks]) => asks.test(query)) ?? []
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

function holderOf(query: string, people: readonly { readonly role: string }[]): Holder {
  const names = namesIn(query)
  const [own] = CHINESE_NAME().exec(query)?.slice(1) ?? []
  const isRole = own !== undefined && people.some(({ role }) => roleOf(own) === role)
  if (own && !isRole && !NO_NAME().test(own)) names.push(own)
  const [name] = FIRST.test(query) ? [] : names
  return [...(name ? [name] : []), ...people.map(({ role }) => role)].join('.') || ME
}
