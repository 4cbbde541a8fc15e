import { lazily } from '../lazily.ts'
import { simplified } from '../reading/simplified.ts'
import { isCommon, tokenize } from '../tokens.ts'
import { kindSpans, namesIn, rolesIn, type Span, spanOf, without } from './asked-spans.ts'
import { type Holder, ME } from './holder.ts'
import { kinds } from './kinds.ts'
import { chineseRoles, roleOf } from './roles.ts'
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
  /** The animal that a question names: a dog is no answer to who asks for their cat. */
  readonly named: readonly string[]
  /** It is asked of somebody who is something to the person: a sister, a boss. */
  readonly isOfRelative: boolean
  /** The words that say who that is, where what is asked for is told in more words than any list has: their work. */
  readonly people: readonly string[]
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
  named: [],
  isOfRelative: false,
  people: [],
  isAll: false,
  isSeveral: false,
  rest: null,
}
const LONGEST = 100
/** Before one more question. */
const AND_ASKS = lazily(() => new RegExp(kindTables().patterns.and_asks, 'iu'))
const QUESTION = lazily(() => new RegExp(kindTables().patterns.question, 'iu'))
const HAS = lazily(() => new RegExp(kindTables().patterns.has, 'iu'))
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
  const [first = '', ...more] = simplified(asked) === asked ? asked.split(AND_ASKS()) : [asked]
  if (more.length === 0) return kindsOfOne(asked)
  const before = holderOf(first, rolesIn(first))
  const all = [kindsOfOne(first), ...more.map((part) => kindsOfOne(part, before))]
  const told = all.filter(({ terms }) => terms.length > 0)
  if (told.length === 0) return kindsOfOne(asked)
  return {
    terms: withNames([...new Set(told.flatMap(({ terms }) => terms))]),
    words: new Set(told.flatMap(({ words }) => [...words])),
    besides: new Set(told.flatMap(({ besides }) => [...besides])),
    named: told.flatMap(({ named }) => named),
    isOfRelative: told.every(({ isOfRelative }) => isOfRelative),
    people: told.flatMap(({ people }) => people),
    isAll: all.every(({ isAll }) => isAll),
    isSeveral: true,
    rest: all.map(({ rest }, place) => rest ?? [first, ...more][place]).join(' '),
  }
}

/** "Which breed is her dog, and what is it called?": that is told where the dog is. */
const withNames = (terms: readonly string[]): readonly string[] =>
  terms.includes('pet@') ? terms.filter((term) => term !== 'name@') : terms

/** @param before whom "he" is, and who names nobody */
function kindsOfOne(written: string, before: Holder = ME): AskedKinds {
  const asked = simplified(written)
  const asWritten = <Found extends Span>(span: Found): Found => ({
    ...span,
    text: written.slice(span.at, span.at + span.text.length),
  })
  const people = rolesIn(written)
  const spans = kindSpans(asked).map(asWritten)
  const asksForThem = spans.length === 0 && people.length > 0 && HAS().test(asked)
  if (spans.length === 0 && !asksForThem) return NO_KINDS
  if (people.length > 0 && spans.length > 0 && isOfMyself(asked, spans)) return NO_KINDS
  const names = namesOf(asksForThem ? ['has'] : spans.map(({ name }) => name))
  const named = holderOf(asked, people)
  const holder = named === ME && !FIRST.test(asked) ? before : named
  const besides = [...asked.matchAll(BESIDES())].map(spanOf).map(asWritten)
  const rest = without(written, [...spans, ...people, ...besides])
  const more = saidBesides(rest, holder)
  const animals = names.includes('pet') ? animalsIn(asked) : []
  for (const word of animals) more.delete(word)
  if (isTooMuch(more, people.length > 0 ? MOST_MORE.theirs : MOST_MORE.own)) return NO_KINDS
  const own = new Set([...spans, ...people].flatMap(({ text }) => tokenize(text)))
  const beside = besides.flatMap(({ text }) => tokenize(text)).filter((word) => !own.has(word))
  return {
    terms: [...new Set(names.map((name) => kindTerm(name, holder)))],
    words: new Set([...own, ...beside]),
    besides: new Set(beside),
    named: animals,
    isOfRelative: people.length > 0,
    people: names.every((name) => ANY_WORDS().test(name)) ? people.flatMap(({ text }) => tokenize(text)) : [],
    isAll: more.size === 0,
    isSeveral: false,
    rest,
  }
}

/** "Where did I meet my sister's boss?": of what the person does, though somebody else is named. */
const isOfMyself = (asked: string, spans: readonly { readonly name: string }[]): boolean =>
  MYSELF.test(asked) || (chineseMyself().test(asked) && spans.some(({ name }) => name !== 'name'))

/** The words of a question that neither ask for a kind nor say whose it is. */
function saidBesides(rest: string, holder: Holder): Set<string> {
  const whose = new RegExp(`(?<!\\p{L})(?:${holder.replaceAll('.', '|')})(?!\\p{Script=Latin})`, 'giu')
  return new Set(tokenize(rest.replaceAll(whose, ' ')).filter((word) => !isCommon(word)))
}

function isTooMuch(
  more: ReadonlySet<string>,
  most: { readonly words: number; readonly signs: number },
): boolean {
  const chinese = [...more].filter((word) => word >= FIRST_SIGN)
  const signs = chinese.filter((word) => word.length === 1).length
  return more.size - chinese.length > most.words || signs > most.signs
}

/** From here on a character is CJK. */
const FIRST_SIGN = '\u2e80'

/** Of kinds whose words ask for others too: an animal has its name where it is told of. */
const INSTEAD_OF = lazily(
  () =>
    new Map(
      kindTables()
        .patterns.instead.split('\n')
        .map((row) => row.split(' '))
        .map(([kind = '', ...others]) => [kind, others] as const),
    ),
)
function namesOf(names: readonly string[]): readonly string[] {
  const without = new Set(names.flatMap((name) => INSTEAD_OF().get(name) ?? []))
  return names.filter((name) => !without.has(name))
}

const ANY_WORDS = lazily(() => new RegExp(kindTables().patterns.any_words, 'u'))

const animalsIn = (asked: string): string[] =>
  kinds()
    .filter(({ name }) => name === 'pet')
    .flatMap(({ english, chinese }) =>
      tokenize(`${english.exec(asked)?.[0] ?? ''} ${chinese.exec(asked)?.[0] ?? ''}`),
    )

function holderOf(query: string, people: readonly { readonly role: string }[]): Holder {
  const names = namesIn(query)
  const [own] = CHINESE_NAME().exec(query)?.slice(1) ?? []
  const isRole = own !== undefined && people.some(({ role }) => roleOf(own) === role)
  if (own && !isRole && !NO_NAME().test(own)) names.push(own)
  const [name] = FIRST.test(query) ? [] : names
  return [...(name ? [name] : []), ...people.map(({ role }) => role)].join('.') || ME
}
