import { isQuestion } from '../../../text/reading/questions.ts'
import { isChinese } from '../grammar/sentences.ts'
import { isPast, isSubjectless } from '../grammar/verbs.ts'

/** A word for the speaker, alone or with others. */
export const FIRST_PERSON = /\b(?:i|i['’](?:m|ve|ll|d)|me|my|mine|myself|we|our|us)\b|我|咱/iu
/** Words by which more is asked than yes or no. */
export const ASKS_HOW = /怎么|什么|哪|多少|几|为何|\b(?:how|what|which|why|who)\b/iu

/** "…, is that even legal", 要不要去医院: a question without its mark. */
const ASKS_AT_END =
  /, (?:is|are|was|can|could|do|does|did|should|would|will) (?:that|it|this|there|i|you(?! believe)|u|we|they|he|she)\b/iu
/** 时不时 and 动不动 say how often. */
const ASKS_WHETHER = /(?!时不时|动不动)(\p{Script=Han})不\1(?!了)|有没有|是否/u
/** 我要不要养只狗啊，老想着: asked from its first word, whatever comes behind. */
const ASKS_FROM_START = /^我们?(?:是不是)?(?:该不该|要不要|能不能|应不应该|是不是该)/u
const WONDERS = /想|考虑|纠结|犹豫|知道|看|问|不管|无论|决定|担心/u
/** "I'm scared of birds, right?": it is told, and asked for a nod. */
const NOD = new RegExp(
  '[,，] ?(?:right|remember|you know|huh|eh|yeah|ok|对吧|是吧|对不对|记得吗|记得吧|' +
    String.raw`你知道吧|知道吧) ?[?？]+\s*$`,
  'iu',
)

/** "allergic to aspirin, did I ever say?": told, and asked beside it whether it was told before. */
const SAID =
  /[,;:–—-]+ ?(?:did|have) i (?:ever |already |even |not )?(?:say|said|tell you|told you|mention|mentioned)(?: \w+){0,2} ?\?+\s*$/iu
const ASKS =
  /\b(?:how|what|which|why|who)\b|^(?:where|when|do|does|did|is|are|was|were|can|could|would|will|should|have|has)\b/iu

/** Whether a sentence tells something, and asks no more than whether it was said. */
function asksOnlyIfSaid(sentence: string): boolean {
  const said = SAID.exec(sentence)
  return said !== null && !ASKS.test(sentence.slice(0, said.index).trim())
}

/** Whether a sentence asks for something, with a question mark or without one. */
export function asksAnything(sentence: string, words: string): boolean {
  if (asksOnlyIfSaid(sentence)) return false
  if (NOD.test(sentence) && FIRST_PERSON.test(words)) return false
  if (isQuestion(sentence) || ASKS_AT_END.test(words)) return !isAmazed(sentence, words)
  return ASKS_FROM_START.test(words) || (ASKS_WHETHER.test(words) && !WONDERS.test(words))
}

/** "my old boss cried??" asks nothing. */
const isAmazed = (sentence: string, words: string): boolean =>
  /[?？]{2,}\s*$/u.test(sentence) &&
  /^(?:my|our|i|we|the|so|and|\w+ed)\b|^(?:我|今天|昨天)/iu.test(words) &&
  !ASKS_HOW.test(words) &&
  isOver(words)

const isOver = (words: string): boolean =>
  isChinese(words) ? /了/u.test(words) : isSubjectless(words) || words.split(/[^\p{L}']+/u, 6).some(isPast)
