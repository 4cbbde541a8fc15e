import { anyOf } from '../../text/any-of.ts'
import { lazily } from '../../text/lazily.ts'
import { remembered } from '../../text/remembered.ts'
import { tables } from '../tables.ts'
import { deeds } from './deeds/deeds.ts'
import { everydayThings, moreWords } from './everyday/thing.ts'

/**
 * Everyday things that people keep up or give up, in both languages: what two sentences without a common word
 * may both be about.
 */
export interface Concept {
  readonly name: string
  /** What it belongs to: several of one domain make a preference. */
  readonly domain: Domain
  readonly words: RegExp
  /** So ordinary that three times in a life say nothing. */
  readonly isCommon?: true
}

/** English and Chinese name of each domain. */
export const domains = {
  sport: ['sport', '运动'],
  drinks: ['hot drinks', '热饮'],
  food: ['food', '饮食'],
  order: ['order', '条理'],
  arts: ['art and music', '艺术'],
  letters: ['reading and writing', '阅读和写作'],
  screens: ['films and games', '影视和游戏'],
  animals: ['animals', '动物'],
  outdoors: ['being outdoors', '户外'],
  company: ['company', '与人相处'],
  rest: ['rest', '休息'],
  vices: ['smoking and drinking', '烟酒'],
  ways: ['habits', '习惯'],
  work: ['work', '工作'],
  money: ['money', '钱'],
  people: ['other people', '助人'],
  family: ['family', '家人'],
  craft: ['making things', '手作'],
  health: ['health', '健康'],
  games: ['games', '棋牌'],
} as const satisfies Record<string, readonly [string, string]>
export type Domain = keyof typeof domains

/** What nearly everybody does now and then: three times say less of it. */
const COMMON: ReadonlySet<string> = new Set('cook breakfast film study friends call dog cat'.split(' '))

const concept = (name: string, domain: Domain, words: RegExp): Concept => ({
  name,
  domain,
  words,
  ...(COMMON.has(name) && { isCommon: true }),
})

const ROW = /^(\w+) (\w+) (.+)$/u
const plain = lazily((): readonly Concept[] =>
  tables()
    .things.trim()
    .split('\n')
    .flatMap((row) => {
      const [, name = '', domain = '', words = ''] = ROW.exec(row) ?? []
      return isDomain(domain) ? [concept(name, domain, new RegExp(words, 'giu'))] : []
    }),
)

/** Of what deeds alone tell. */
const NO_WORD = /(?!)/gu

const isDomain = (word: string): word is Domain => word in domains

/** What has a name of its own first, and the words of both where both know a thing. */
export const concepts = lazily((): readonly Concept[] => {
  const things = everydayThings().flatMap((one): Concept[] =>
    isDomain(one.domain) ? [{ ...one, domain: one.domain }] : [],
  )
  return [
    ...things.filter(({ name }) => plain().every((known) => known.name !== name)),
    ...plain().map((known) => {
      const more = [things.find(({ name }) => name === known.name)?.words, moreWords().get(known.name)]
      return { ...known, words: anyOf('giu', [known.words, ...more.filter((words) => words !== undefined)]) }
    }),
    ...deeds().flatMap(({ name, domain }) => (isDomain(domain) ? [concept(name, domain, NO_WORD)] : [])),
  ]
})

/** Those that words name: of the others deeds alone tell. */
export const namedConcepts = lazily(() => concepts().filter(({ words }) => words !== NO_WORD))

/** How a concept stands among the words of a sentence. */
export const conceptWord = (name: string): string => `#${name}`

/** Whether a word of a topic stands for an everyday thing. */
export const isConcept = (word: string): boolean => word.startsWith('#')
export const conceptNameOf = (word: string): string => word.slice(1)

/** The everyday thing that a word of a topic stands for. */
export const conceptOf = (word: string): Concept | undefined =>
  concepts().find(({ name }) => conceptWord(name) === word)

/** Names of the everyday things that a text names. */
export const conceptsIn: (text: string) => readonly string[] = remembered((text) =>
  namedConcepts()
    .filter(({ words }) => text.search(words) !== -1)
    .map(({ name }) => name),
)
