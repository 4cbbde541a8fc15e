import { kindTables } from '../kinds/tables.ts'
import { lazily } from '../lazily.ts'
import { simplified, withoutFound } from '../reading/simplified.ts'
import { sentencesOf, sentencesWritten } from './own-sentences.ts'

/** How people ask to have something forgotten; in what words: `kinds/lists/forgetting-table.ts`. */

const words = lazily(() => {
  const { patterns } = kindTables()
  const before = new RegExp(patterns.forget_before, 'u')
  const forget = new RegExp(`${patterns.forget}|${patterns.forget_name}`, 'iu')
  const fluff = new RegExp(patterns.forget_fluff, 'giu')
  return {
    forget: new RegExp(patterns.forget, 'iu'),
    name: new RegExp(patterns.forget_name, 'iu'),
    told: new RegExp(patterns.forget_told, 'u'),
    not: new RegExp(patterns.no_forgetting, 'iu'),
    asking: [before, forget, fluff, new RegExp(patterns.forget_fluff_zh, 'gu'), ERASING],
  }
})

/** A sentence that asks the service to forget something that it says. */
const isForgetRequest = (sentence: string): boolean =>
  words().forget.test(sentence) && !ASKS_FORGET.test(sentence) && !words().not.test(sentence)

/** "Can you forget that I told you?" asks for it all the same; "Did you forget my name?" does not. */
const ASKS_FORGET =
  /^(?:did|do(?! you mind)|does|have|has|why|when|how|what(?! i\b)|who)\b|^(?!.*(?:可以|能(?!够)|可不可以)).*(?:吗|么|了没)[?？]?\s*$/iu

/** "Forget Greg" names somebody; "Forget Spain. We go to Portugal." does not ask for it. */
export const forgetsByName = (text: string): boolean => {
  const [only = '', ...others] = sentencesOf(text)
  return others.length === 0 && words().name.test(only) && !isForgetRequest(only) && !words().not.test(only)
}

/** 静静那个事你别记了: what was told of it, and nothing that this sentence tells. */
export const forgetsTold = (sentence: string): boolean => words().told.test(sentence)

/** Whether a text asks to forget something. */
export const asksToForget = (text: string): boolean =>
  sentencesOf(text).some(isForgetRequest) || forgetsByName(text)

/** What a request to forget is about: its words without the asking, as they are written. */
export function aboutWhat(sentence: string): string {
  return words()
    .asking.reduce(
      (left, asking, place) => withoutFound(left, asking, place === 1 ? askingIn : undefined),
      sentence,
    )
    .trim()
}
const ERASING = /忘记?|删除?|清[除空]|抹去?|移除|去掉|[收撤]回|忽略|别管/gu
/** 把…删掉: what is meant stands within. */
const askingIn = (asking: string): number =>
  (/\p{Script=Han}/u.test(asking) ? (/^.*?(?:把|将)/u.exec(asking)?.[0] ?? '') : asking).length

/** The requests of a text to forget something, each as a sentence. */
export function forgetRequests(text: string): string[] {
  const isByName = forgetsByName(text)
  return sentencesWritten(text).filter((sentence) => isByName || isForgetRequest(simplified(sentence)))
}
