import { lazily } from '../lazily.ts'
import { meantBy } from '../reading/dated-quote.ts'
import { simplified } from '../reading/simplified.ts'
import { type Holder, ME } from './holder.ts'
import { chineseRoles, englishRoles, roleOf, withWider } from './roles.ts'
import { clausesOf } from './said-kinds.ts'
import { kindTables } from './tables.ts'

/** A thing, or somebody, of a person's that goes by several names. */
export interface SameThing {
  /** Words that it may be told in, for a search. */
  readonly words: string
  /** Whether a memory says something of it, and of this person's. */
  isToldIn(content: string): boolean
}

interface Thing {
  readonly called: RegExp
  readonly words: string
  readonly told: RegExp
}

const NEVER = '(?!)'
const wholeWords = (english: string): string => String.raw`(?<![\p{L}\p{N}])(?:${english})(?![\p{L}\p{N}])`

const things = lazily((): readonly Thing[] =>
  kindTables()
    .things.trim()
    .replace(/\n {4}(?==)/gu, ' ')
    .replace(/\n {4}/gu, '')
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((entry) => {
      const [, asks = '', tells = ''] = entry.split(/\n {2}[?!] /u)
      const [english = '', chinese = NEVER] = asks.split(' = ')
      const [toldEnglish = '', toldChinese = NEVER] = tells.split(' = ')
      return {
        called: new RegExp(`^(?:${english}|${chinese})$`, 'iu'),
        words: wordsIn([english, chinese, toldEnglish, toldChinese]),
        told: new RegExp(`${wholeWords(toldEnglish)}|${toldChinese}`, 'iu'),
      }
    }),
)

/** The words of expressions, each once. */
const wordsIn = (expressions: readonly string[]): string => {
  const words = expressions.flatMap(
    (one) => one.replace(/\\[a-zA-Z]/gu, ' ').match(/\p{L}{2,}|\p{Script=Han}/gu) ?? [],
  )
  return [...new Set(words)].join(' ')
}

const OWN = /^(?:(?:my|our|the|the user['’]s) |(?:我们?|咱们?|用户)(?:家|的)?(?:的)?)/iu
const THE_MATTER = /(?:的)?(?:事情?|情况|一切)$/u
const ofOther = lazily(() => ({
  english: new RegExp(`^(${englishRoles()})['’]s? (.+)$`, 'iu'),
  chinese: new RegExp(`^(${chineseRoles()})的?(.+)$`, 'u'),
}))
const LONGEST = 60
const AROUND = /^[\s\p{P}]+|[\s\p{P}]+$/gu
const BETWEEN_SIGNS = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

const bare = (about: string): string =>
  about
    .replace(AROUND, '')
    .replace(/\s+/gu, ' ')
    .replace(BETWEEN_SIGNS, '')
    .replace(OWN, '')
    .replace(THE_MATTER, '')
    .trim()

/**
 * What a few words name that may be told in others: 工资 and 月薪, "flat" and "apartment", "boyfriend" and "partner".
 * Null for what is not in the table, or says more than the thing ("my salary at Acme").
 */
export function sameThing(about: string): SameThing | null {
  if (about.length > LONGEST) return null
  const named = bare(simplified(about))
  const role = roleNamed(named)
  if (role) return somebody(named, role)
  const own = things().find(({ called }) => called.test(named))
  if (own) return ofHolder(own, ME)
  const { english, chinese } = ofOther()
  const [, word = '', rest = ''] = english.exec(named) ?? chinese.exec(named) ?? []
  const theirs = rest === '' ? undefined : things().find(({ called }) => called.test(rest))
  return theirs ? ofHolder(theirs, roleOf(word)) : null
}

/** "4,200" is one number, no two clauses. */
const textOf = (content: string): string => simplified(meantBy(content)).replace(/(\d),(?=\d{3})/gu, '$1')

interface Told {
  readonly content: string
  /** Of whom it tells. */
  readonly about?: string | null
}

/** What "my brother" is called: "The user's brother Tom lost his job", of Tom. */
export const namesOf = (thing: SameThing, memories: readonly Told[]): string[] =>
  memories.flatMap(({ content, about }) => {
    const at = about ? content.indexOf(about) : -1
    return about && at !== -1 && thing.isToldIn(content.slice(0, at)) ? [about] : []
  })

/** Whether a memory says something of it, or tells of that person by name or as "he". */
export function isOf(thing: SameThing, memories: readonly Told[]): (told: Told) => boolean {
  const names = namesOf(thing, memories)
  return ({ content, about }) =>
    thing.isToldIn(content) || (about ? names.includes(about) || thing.isToldIn(about) : false)
}

const ofHolder = ({ words, told }: Thing, holder: Holder): SameThing => ({
  words,
  isToldIn: (content) =>
    clausesOf(textOf(content), [ME]).some(
      ({ clause, holders }) => holders.includes(holder) && told.test(clause),
    ),
})

const isRole = lazily(() => new RegExp(`^(?:${englishRoles()}|${chineseRoles()})$`, 'iu'))
const roleNamed = (word: string): string | null => (isRole().test(word) ? roleOf(word) : null)

/** Whose somebody is: nobody else's, and no "Mr Li" (李先生). */
const mentioned = lazily(
  () =>
    new RegExp(
      String.raw`(?<!(?<!user)['’]s (?:\w+ )?|s['’] |\b(?:his|her|their|your|whose|business) (?:\w+ )?|[\p{L}-])(${englishRoles()})(?![\p{L}-])(?!['’]s (?:${englishRoles()})\b| (?:at|in) (?:the|a|an|my|our)\b)|` +
        `(?<=^|我们?|咱们?|家|用户)的?(${chineseRoles()})(?!的?(?:${chineseRoles()}))|` +
        `(?<![他她你的\\p{Script=Han}])(${chineseRoles()})|(?<=[和跟与给陪带有])(${chineseRoles()})`,
      'giu',
    ),
)

function somebody(named: string, role: string): SameThing {
  const one = oneOf(named)
  return {
    words: wordsOf(role),
    isToldIn: (content) =>
      Array.from(textOf(content).matchAll(mentioned()), (found) => found.slice(1).find(Boolean) ?? '').some(
        (word) => {
          const other = oneOf(word)
          const isSame = one === null || other === null || one === other
          return isSame && withWider(roleOf(word)).includes(role)
        },
      ),
  }
}

const ones = lazily(() =>
  kindTables()
    .ones.trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => new RegExp(`^(?:${row.replace(' ', '|')})$`, 'iu')),
)
const oneOf = (word: string): RegExp | null => ones().find((row) => row.test(word)) ?? null

const wordsOf = (role: string): string =>
  wordsIn(
    kindTables()
      .roles.split('\n')
      .filter((row) => new RegExp(`^${role}(?: <|:)|< (?:.* )?${role}[ :]`, 'u').test(row))
      .map((row) => row.replace(/^[^:]*:/u, '')),
  )
