import { meantBy } from '../../../text/reading/dated-quote.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { tokenize } from '../../../text/tokens.ts'
import { topicsOf } from '../changes/topics/chinese.ts'
import { isChinese } from '../grammar/sentences.ts'
import { isPast } from '../grammar/verbs.ts'

/** What is to be done, behind the words that ask for it or owe it. */
const TO_DO =
  /\b(?:remind me(?: again)? to|remember to|(?:don['’]?t|do not) forget to|needs? to|ha(?:ve|s) to|gotta|got to|must) (.+)$/iu
const HAN_TO_DO = /^(?:.*提醒(?:我|用户)|.*?(?:记得|别忘了?|不要忘了?|需要|必须|得|要))(.+)$/u
const WHEN =
  /\bthe user['’]s\b|\b(?:(?:on|by|before|at|this|next|the|until) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|weekend|week|month|morning|afternoon|evening|noon|\d\S*)\b/giu
const HAN_WHEN =
  /[今明后][天晚早]|[下这本]?个?(?:周|星期|礼拜)[一二三四五六日天末]|[\d一二三四五六七八九十]+[月号日点]|早上|上午|下午|晚上|中午|[^\p{Script=Han}]|[把将给在去来了]/gu
const NOT_DONE =
  /\b(?:not|never|almost|nearly|forgot|should|will|going to|need|if)\b|n['’]t\b|\b(?:d(?:o|id|oes)|ha(?:ve|s|d)|ca|wo|is|was|could|would|should)nt\b|[?？]|[没未不别忘要想快太说]|如果|差点|吗/iu
const LEAD =
  /^(?:(?:i|we|i['’]?ve|we['’]?ve|just|finally|already|ok|okay|and|so|also|now|right|yes|yay)[, ]+)*/iu
/** What errands are done with. */
const HAN_DONE = /[交买还寄付办拿取送洗修订约打发退换缴充续浇喂倒写做带接](?:[^，,。！太]{0,5})[了过](?!吗)/u

/** Nobody says so at length. */
const LONGEST = 80
const MOST_WORDS = 10
const MOST_CHARACTERS = 16

/** Whether a short sentence says that something has been done, by whomever: "rang mum", 水电费交了. */
export function saysDone(said: string): boolean {
  const core = simplified(said)
  if (core.length > LONGEST) return false
  if (isChinese(core)) return doneIn(core).length > 0
  if (NOT_DONE.test(core)) return false
  const words = core.replace(LEAD, '').split(/\s+/u, MOST_WORDS + 1)
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    isPast(words[0]!) &&
    !/^(?:had|was|were|did)$/iu.test(words[0]!)
  )
}

/** 球拍拿回来了，还好没丢: the clauses that say it. */
const doneIn = (core: string): string[] =>
  core
    .split(/[，,；;]/u)
    .filter((clause) => clause.length <= MOST_CHARACTERS && HAN_DONE.test(clause) && !NOT_DONE.test(clause))

/** Whether a memory asks for what a sentence says to have been done. */
export function isDoneBy(core: string, remembered: string): boolean {
  if (!saysDone(core)) return false
  const content = meantBy(remembered)
  return isChinese(core)
    ? doneIn(simplified(core)).some((clause) => isDoneInChinese(clause, simplified(content)))
    : isDoneInEnglish(core, content)
}

function isDoneInEnglish(core: string, content: string): boolean {
  const [verb, ...things] = tokenize((TO_DO.exec(content)?.[1] ?? '').replace(WHEN, ' '))
  const [did, ...others] = tokenize(core.replace(LEAD, ''))
  const said = new Set(others)
  const named = things.filter((word) => said.has(word)).length
  return verb !== undefined && verb === did && named > 0 && named >= 0.6 * things.length
}

function isDoneInChinese(core: string, content: string): boolean {
  const task = (HAN_TO_DO.exec(content)?.[1] ?? '').split(/[，,。！!；;]/u, 1)[0]!
  const characters = [...task.replace(HAN_WHEN, '')]
  const [verb, ...more] = characters
  if (verb !== undefined && more.length === 0) return core.includes(verb) && namesTheSame(core, content)
  return characters.length > 1 && characters.every((character) => core.includes(character))
}

/** 球拍忘在馆里了，提醒我周六去拿: what is fetched is named before. */
function namesTheSame(core: string, content: string): boolean {
  const known = topicsOf(content)
  return topicsOf(core).some((topic) => known.includes(topic))
}
