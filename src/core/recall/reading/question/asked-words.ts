import { type AskedKinds, NO_KINDS } from '../../../text/kinds/asked-kinds.ts'
import { namesIn, rolesIn } from '../../../text/kinds/asked-spans.ts'
import { kindTables } from '../../../text/kinds/tables.ts'
import { lazily } from '../../../text/lazily.ts'
import { tokenize } from '../../../text/tokens.ts'

/**
 * "Which programming language am I", "what sport do I", "which animal scares me"; not "what kind of". And
 * what is said otherwise as well: the bike that I sold was bought by somebody.
 */
const ENGLISH_KIND = lazily(() => new RegExp(kindTables().patterns.asked_kind, 'giu'))
/** 哪家医院, 什么乐器: two characters, or up to three that end the question. */
const CHINESE_KIND = lazily(() => new RegExp(kindTables().patterns.asked_kind_zh, 'gu'))
/** What a Chinese question asks with, and characters of grammar: between them stand its words. */
const BETWEEN = lazily(() => new RegExp(kindTables().patterns.between_zh, 'u'))
const CHINESE = /^[\p{Script=Han}\s？?。，！]+$/u
const SIGN = /\p{Script=Han}/gu

/** What of a question is its own to ask with. */
export interface AskedWords {
  /**
   * The terms that name the kind of what is asked for: who says "I signed up for the half marathon" does not
   * say that it is a race.
   */
  readonly kind: ReadonlySet<string>
  /** The words that name somebody: relatives and others who are something to the person, and names. */
  readonly whose: readonly string[]
  /** The words of a Chinese question as characters; none of any other. */
  readonly words: readonly (readonly string[])[]
  /** The terms of kinds that are asked for of somebody who is something to the person who asks. */
  readonly ofOthers: readonly string[]
  /** The words that say who that is, where no list has all that tells of such a kind. */
  readonly people: readonly string[]
  /** The terms of all kinds that are asked for. */
  readonly kinds: readonly string[]
  /** The animal that it names, if so. */
  readonly named: readonly string[]
  /** It is more than one question. */
  readonly isSeveral: boolean
}

/** @param asked the kinds that it asks for, where somebody told of one */
export function askedWords(query: string, asked: AskedKinds = NO_KINDS): AskedWords {
  const kinds = [...query.matchAll(ENGLISH_KIND()), ...query.matchAll(CHINESE_KIND())]
  const words = CHINESE.test(query) ? query.split(BETWEEN()).map((word) => word.match(SIGN) ?? []) : []
  return {
    kind: new Set([
      ...kinds.flatMap(([, kind, alone, deed]) => tokenize(kind ?? alone ?? deed ?? '')),
      ...asked.words,
    ]),
    whose: [...rolesIn(query).map(({ text }) => text), ...namesIn(query)].flatMap((name) => tokenize(name)),
    words: words.filter((word) => word.length > 0),
    kinds: asked.terms,
    named: asked.named,
    people: asked.people,
    isSeveral: asked.isSeveral,
    ofOthers: asked.isOfRelative ? asked.terms : [],
  }
}
