import { kindOf, tokenize } from '../../text/tokens.ts'
import { isPast } from '../conversation/grammar/verbs.ts'
import { patternNamed } from '../conversation/named-patterns.ts'
import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD } from '../conversation/people/kin.ts'
import { mentionsIn } from '../conversation/people/mentions.ts'
import { isConcept } from './concepts.ts'
import { type Member, sessionsOf } from './groups.ts'

/** So many say it, in so many sessions: what is only mentioned more than what is done. */
const LEAST = 3
const LEAST_MENTIONS = 4
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const HAN = /^\p{Script=Han}+$/u
/** What everybody has and does says nothing of one person. */
const EVERYBODYS = patternNamed('everybodys')

export interface Salient {
  readonly group: readonly Member[]
  /** What they all name. */
  readonly thing: string
  /** "看展": the thing with what is done to it. */
  readonly isDone: boolean
}

/**
 * Members of three sessions and more that name the same uncommon thing, be it the only word that they have in
 * common: what somebody comes back to again and again. No names: who is spoken of often is no habit.
 */
export function salientIn(members: readonly Member[]): Salient[] {
  const named = new Set(
    members.flatMap(({ content }) => mentionsIn(content).flatMap(({ name }) => tokenize(name))),
  )
  const having = new Map<string, { thing: string; isDone: boolean; group: Member[] }>()
  for (const member of members) {
    for (const [term, thing] of [...wordsOf(member), ...deedsOf(member)]) {
      if (named.has(term)) continue
      const known = having.get(term)
      if (!known) having.set(term, { thing, isDone: term.startsWith('+'), group: [member] })
      else if (known.group.at(-1) !== member) known.group.push(member)
      if (known && isPast(known.thing)) known.thing = thing
    }
  }
  const taken = new Set<Member>()
  return [...having.values()]
    .sort((one, other) => other.group.length - one.group.length || other.thing.length - one.thing.length)
    .flatMap((salient) => {
      const group = salient.group.filter((member) => !taken.has(member))
      const least = salient.isDone ? LEAST : LEAST_MENTIONS
      if (group.length < least || sessionsOf(group) < least || isPast(salient.thing)) return []
      for (const member of group) taken.add(member)
      return [{ ...salient, group, thing: whole(salient.thing, group) }]
    })
}

/** Of 收音 that is 收音机 in all of them, the longer. */
function whole(thing: string, group: readonly Member[]): string {
  const [first, ...others] = group.map(({ content }) => content)
  const end = HAN.test(thing) ? (first!.indexOf(thing) + 1 || -1) + thing.length - 1 : -1
  const longer = thing + (first![end] ?? '')
  const isWord =
    end >= thing.length &&
    kindOf(longer.at(-1)!) === 'single' &&
    others.every((said) => said.includes(longer))
  return isWord ? longer : thing
}

/** Terms of a sentence, each with the word that it is of. */
const wordsOf = ({ content, topic }: Member): [string, string][] =>
  (content.match(WORD) ?? [])
    .filter((word) => (!isPast(word) || /ed$/u.test(word)) && !EVERYBODYS.test(word) && !IS_KIN.test(word))
    .flatMap((word) =>
      tokenize(word).map((term): [string, string] => [term, HAN.test(term) ? term : word.toLowerCase()]),
    )
    .filter(([term]) => topic.words.has(term) && !isConcept(term) && tells(term))

/** 看了个陶瓷展: what is done, and the last character of what it is done to. */
const DONE_TO =
  /([看听写打画玩逛学练唱弹钓下])(?:了|过|完|到|着)?\p{Script=Han}{0,8}?(\p{Script=Han})(?=$|[，。！；、」\s])/gu

const deedsOf = ({ content }: Member): [string, string][] =>
  Array.from(content.matchAll(DONE_TO))
    .filter(([, , thing = '']) => kindOf(thing) === 'single')
    .map(([, deed = '', thing = '']): [string, string] => [`+${deed}${thing}`, `${deed}${thing}`])

const IS_KIN = new RegExp(`^(?:${ENGLISH_KIN_WORD}|${CHINESE_KIN_WORD})$`, 'iu')

/** Of Chinese pairs only those that are words without a common character. */
const tells = (term: string): boolean =>
  kindOf(term) === 'word' &&
  !IS_KIN.test(term) &&
  (HAN.test(term) ? [...term].every((one) => kindOf(one) === 'single') : term.length >= 4)
