import { meantBy } from '../../../text/reading/dated-quote.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { tokenize } from '../../../text/tokens.ts'
import { topicsOf } from '../changes/topics/chinese.ts'
import { isChinese } from '../grammar/sentences.ts'
import { isPast } from '../grammar/verbs.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'

/** What is to be done, behind the words that ask for it or owe it. */
const TO_DO = patternNamed('task_to_do')
const HAN_TO_DO = patternNamed('task_to_do_chinese')
const WHEN = patternsNamed('task_when')
const HAN_WHEN = patternsNamed('task_when_chinese')
const NOT_DONE = patternNamed('task_not_done')
const LEAD =
  /^(?:(?:i|we|i['’]?ve|we['’]?ve|just|finally|already|ok|okay|and|so|also|now|right|yes|yay)[, ]+)*/iu
/** What errands are done with. */
const HAN_DONE = patternNamed('task_deed_chinese')

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
  const [verb, ...things] = tokenize((TO_DO.exec(content)?.[1] ?? '').replace(WHEN.it, ' '))
  const [did, ...others] = tokenize(core.replace(LEAD, ''))
  const said = new Set(others)
  const named = things.filter((word) => said.has(word)).length
  return verb !== undefined && verb === did && named > 0 && named >= 0.6 * things.length
}

function isDoneInChinese(core: string, content: string): boolean {
  const task = (HAN_TO_DO.exec(content)?.[1] ?? '').split(/[，,。！!；;]/u, 1)[0]!
  const characters = [...task.replace(HAN_WHEN.it, '')]
  const [verb, ...more] = characters
  if (verb !== undefined && more.length === 0) return core.includes(verb) && namesTheSame(core, content)
  return characters.length > 1 && characters.every((character) => core.includes(character))
}

/** 球拍忘在馆里了，提醒我周六去拿: what is fetched is named before. */
function namesTheSame(core: string, content: string): boolean {
  const known = topicsOf(content)
  return topicsOf(core).some((topic) => known.includes(topic))
}
