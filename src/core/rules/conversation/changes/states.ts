import { anyOf } from '../../../text/any-of.ts'
import { remembered } from '../../../text/remembered.ts'
import { isChinese } from '../grammar/sentences.ts'
import { isPast } from '../grammar/verbs.ts'
import { patternNamed } from '../named-patterns.ts'

/** Deeds that last: who bought a car has one. */
const LASTING = patternNamed('states_lasting')
const DOES = patternNamed('states_does')
const BEGINNING = /^(?:just |finally |also |\w+ly )*([a-z']+)/iu
const HAN_ONCE = patternNamed('states_han_once')
const HAN_DONE = /[了过]|那天|吵架/u
/** 当过兵: was so once. */
const HAN_WAS = patternNamed('states_han_was')
const SINCE = patternNamed('states_since')
const HABITUAL = patternNamed('states_habitual')
const HAN_OVER = patternNamed('states_han_over')
const HAN_NOW = patternNamed('states_han_now')
const HAN_LASTING = anyOf('u', [
  /(?:买|养|办|订|报|租|换|领养|申请|开|装|找|签|当|加入|入职|注册|续)了?(?:一|两|三|个|只|台|辆|张|份|部|套|上|到|名|成|《|$)/u,
  /加入|入职|报名|开始|搬到|搬来|约|定|答应|说好|安排|领养|收养|考上|录取|升|调到|分到|办了|报了|订了|养了|租了|买了/u,
])

const CLAUSE_END = /[,;.!:]\s+|\s(?:and|but|so) (?=(?:i|we|my|our)\b)/iu
const OWN_CLAUSE = /^(?:(?:and|but|so) )?(?:i|we|my|our)\b/iu

/** "I've got asthma": one has it. */
const GOT = /(?: have| has|['’]ve|['’]s) got\b/iu

/**
 * Whether what was said may be over one day: what somebody is, has or keeps doing, not what they did one day.
 * @param said without who said it and when
 */
export const isState: (said: string) => boolean = remembered((said) => {
  if (isChinese(said) && HAN_OVER.test(said)) return HAN_NOW.test(said)
  if (isChinese(said) && HAN_WAS.test(said) && !HAN_NOW.test(said)) return false
  if (isChinese(said)) return !(HAN_ONCE.test(said) && HAN_DONE.test(said)) || HAN_LASTING.test(said)
  const plain = said.replace(GOT, ' have')
  const verb = DOES.exec(plain)?.[1] ?? BEGINNING.exec(plain)?.[1] ?? ''
  return !isPast(verb) || [LASTING, HABITUAL, SINCE].some((pattern) => pattern.test(said))
})

/**
 * 奶奶有白内障，昨天洒了油: what was so when something happened one day, "I gave up the house, I rent a room": what is so
 * since; null of what is nothing but that.
 */
export const lastingOf = remembered((said): string | null => {
  if (isState(said)) return said
  if (!isChinese(said)) {
    const lasting = said.split(CLAUSE_END).filter((clause) => OWN_CLAUSE.test(clause) && isState(clause))
    return lasting.length === 0 ? null : lasting.join(', ')
  }
  const clauses = said.split(/[，,；;。]/u)
  const undone = clauses.findIndex((clause) => !isState(clause))
  // 干了六年，今天累趴，收了两个重的: the day stands in one clause and what was done in another.
  const once =
    undone === -1 && HAN_ONCE.test(said) ? clauses.findIndex((clause) => HAN_ONCE.test(clause)) : undone
  return once > 0 ? clauses.slice(0, once).join('，') : null
})
