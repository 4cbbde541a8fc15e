import { normalForm } from '../normal-form.ts'
import { simplified } from '../reading/simplified.ts'
import { ASKS, anyWords, sentencesOf } from './own-sentences.ts'

/**
 * How people say that something is wrong: plain forms only, each at the beginning of a sentence or after a
 * word that leads into it.
 */

const LEAD =
  '(?:(?:no|nope|nah|wait|hey|hi|oh|ah|well|so|but|and|actually|sorry|hmm+|um+|ok(?:ay)?|please|listen|' +
  'look|excuse me)[,.!…—–-]*\\s+|不[，,。！!]\\s*|(?:等等|等一下|诶|欸|哎|啊|呃|嗯|那|其实|不是|不好意思|抱歉|拜托|我?刚[才刚]|我(?=[记搞弄说打写]错))[，,、。！!…]*\\s*)*'

const DENIAL = anyWords(
  `^${LEAD}(?:that|this|it|what you (?:said|say|wrote|remember(?:ed)?))(?:['’]?s| is| was)(?: just|` +
    ` simply| totally| completely| all| still| really| quite)? (?:not (?:true|right|correct|so|accurate|` +
    `what i said|the case|me)|n['’]t (?:true|right|correct|so|accurate|what i said)|wrong|incorrect|` +
    `false|untrue|inaccurate|a mistake|nonsense)\\b`,
  `^${LEAD}(?:that|this|it)(?:['’]?s| is| was| has| were)? (?:never (?:true|right|correct|so|the case|been (?:true|so))\\b|never happened(?=\\s*(?:[.,!;:—–-]|$)))`,
  `^${LEAD}(?:that|this|it) (?:isn|wasn)['’]?t (?:true|right|correct|so|accurate|what i said|the case|me)\\b`,
  `^${LEAD}(?:you|u)(?:['’]?re| are| were)(?: just| simply| totally| completely| all| quite|` +
    ` so)? (?:wrong|mistaken|incorrect|confusing me|mixing)\\b`,
  `^${LEAD}(?:you|u)(?:['’]?ve| have)? (?:got|have|had|remember(?:ed)?|misremember(?:ed)?|` +
    `misunderstood|mixed)(?: (?:it|that|this|me|things))? ?(?:all |totally |completely )?(?:wrong|` +
    `incorrectly|up|mixed up)\\b`,
  `^${LEAD}(?:you|u) (?:misremember(?:ed)?|misunderstood|are misremembering)\\b`,
  `^${LEAD}(?:wrong|incorrect|not true|not correct|not right|false)(?:[.,!—–-]|$)`,
  `^${LEAD}i never (?:said|told you|claimed)\\b`,
  `^${LEAD}(?:i (?:got|had) (?:that|it|this) wrong|i was wrong|i misremembered|i misspoke|i mixed (?:that|it) up|my mistake)` +
    `(?=\\s*[,.;:—–-]+\\s*(?:it|my|our|he|she|the|actually|i['’]m|i am)\\b)`,
  `^${LEAD}(?:你|您)(?:又|都|完全|一定|肯定|可能|是不是|好像|把.{1,12})?(?:记错|搞错|弄错|说错|理解错|想错|记混|搞混|弄混|记反)(?:了|啦)?`,
  `^${LEAD}(?:不对|错了|不是(?:这样|那样|的)|[记搞弄说打写]错(?:字|了个字)?了?|口误|没有这回事|没这回事|没有的事|不是真的|不是事实|并非如此|不正确)(?:的|啊|呀|哦|吧|` +
    `啦|了)*(?:[，,。！!…；;\\s]|$|(?:应该|其实)?是(?=\\p{Script=Han}{1,14}(?:[，,。！!…\\s]|$)))`,
  `^${LEAD}(?:这|那|这个|那个|这话|你说的|你记的)(?:都|并|可|完全|是|就)*(?:不对|错了|错的|不是真的|不是事实|不正确|记错了|不准确)`,
  `^${LEAD}我(?:可)?(?:从来|从|根本)?(?:没(?:有)?|什么时候|几时)(?:这么|那么|这样|那样|跟你|对你)?(?:说|讲|提)过`,
  `^${LEAD}(?:瞎说|胡说|乱说|哪有的事|哪有这(?:回)?事)(?:八道|的)?(?:[，,。！!…；;\\s]|$)`,
)
/** What still belongs to the denial that it stands behind: "that's not true at all, …". */
const REST_OF_CLAUSE = /^[^,.!?;:，。！？；：—–\n]{0,24}[,.!?;:，。！？；：—–\s]*/u
const CLAUSE_ENDED = /[,.!?;:，。！？；：—–\s]$/u
const NEVER_SAID = anyWords(
  `^${LEAD}(?:i never|i (?:did not|didn['’]?t) ever|when did i(?: ever)?) (?:said|say|told you|` +
    `tell you|claimed|mentioned)(?: that)? (.+)`,
  `^${LEAD}我(?:可)?(?:从来|从|根本)?(?:没有?|什么时候|哪里?|几时)(?:这么|那么|这样|那样|跟你|对你|告诉)?(?:说过|讲过|提过|过你)(.+?)(?:了|啊|呀|` +
    `吧)?[。！!？?]*$`,
)

/** "I never told you, but …" says something new. */
const GOES_ON = /^[,，:：\s]|^(?:but|though|yet|because|so)\b|^(?:但|不过|其实)/iu

/**
 * What a person says that they never said; null where they say no such thing. A question (when did I say …)
 * says so only in a turn that denies beside.
 */
export function neverSaid(sentence: string, isDenying: boolean): string | null {
  if (!isDenying && ASKS.test(sentence)) return null
  const said = NEVER_SAID.exec(simplified(normalForm(sentence)).trim())
  const never = said?.slice(1).find((group) => group !== undefined) ?? null
  return never !== null && GOES_ON.test(never) ? null : never
}

/** Somebody else's words, or a question whether. */
const REPORTED = new RegExp(
  String.raw`\b(?:said|says|say|told|thinks?|thought|claims?|claimed|insists?|argued?|wrote|` +
    String.raw`according to)\b.{0,40}\b(?:wrong|true|mistaken|incorrect)|(?:他|她|他们|老板|同事|朋友|妈妈?|爸爸?|` +
    '老师|医生|有人|别人|大家)[^，。！？]{0,8}(?:说|觉得|认为)',
  'iu',
)
const CONDITION = /^(?:if|when|unless|in case|maybe|perhaps|如果|要是|假如|也许|可能)/iu

const isPlain = (sentence: string): boolean => !ASKS.test(sentence) && !CONDITION.test(sentence)

/** A sentence that says to the service that what it said or remembers is wrong. */
export const isDenial = (written: string): boolean => {
  const sentence = simplified(written)
  return DENIAL.test(sentence) && isPlain(sentence) && !REPORTED.test(sentence)
}

/** Whether a person's words correct the service. */
export const denies = (text: string): boolean => sentencesOf(text).some(isDenial)

/** What a sentence says beside the denial that it begins with; empty when nothing. */
export const withoutDenial = (sentence: string): string => {
  let rest = sentence
  for (let left = 3; left > 0 && isDenial(rest); left -= 1) {
    const [denial = ''] = DENIAL.exec(simplified(rest)) ?? []
    const behind = rest.slice(denial.length)
    rest = (CLAUSE_ENDED.test(denial) ? behind : behind.replace(REST_OF_CLAUSE, '')).trim()
  }
  return rest
}
