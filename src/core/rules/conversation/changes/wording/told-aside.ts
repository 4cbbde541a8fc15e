import { remembered } from '../../../../text/remembered.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed, patternsNamed } from '../../named-patterns.ts'
import { topicsOf } from '../topics/chinese.ts'

/** 没有咖啡我写不动: what one could not do without. */
const WITHOUT = patternsNamed('without_chinese')
/** 昨天死了一条鱼, 车送去保养了, 药吃完了, 我们公司一个同事离职了: one of many, for a while, of another. */
const ASIDE = patternNamed('told_aside_chinese')
/** 婚礼的气球取消了: what is over is the last that is named. */
const PART = patternNamed('part_chinese')
/** 学校换校长了: who is another, and where. */
const OTHER_THERE = patternNamed('other_there_chinese')

const isOnlyPart = (clause: string, before: string): boolean => {
  const head = PART.exec(clause)?.[1]
  return head !== undefined && !topicsOf(head).some((pair) => before.includes(pair))
}

const isOfOther = (clause: string, before: string): boolean => {
  const who = OTHER_THERE.exec(clause)?.[1]
  return who !== undefined && !before.includes(who)
}

/** "The Fabia's gone in for its service", "no coffee, no talking", "we lost Biscuit in the park". */
const ASIDE_ENGLISH = patternNamed('told_aside_english')

/** A sentence without its clauses by which nothing of what is known can be over. */
export const withoutAside = (sentence: string, before: string): string =>
  isChinese(sentence)
    ? withoutHanAside(sentence, before)
    : isOfOtherBody(sentence, before)
      ? ''
      : withoutPart(withoutEnglishAside(sentence), before)

/** "Resigned as treasurer of the chess club", of who is it of another club. */
const BODY_LEFT = patternNamed('body_left')
function isOfOtherBody(sentence: string, before: string): boolean {
  const [, which = '', body = ''] = BODY_LEFT.exec(sentence) ?? []
  const known = before.toLowerCase()
  return body !== '' && known.includes(` ${body.toLowerCase()}`) && !known.includes(which.toLowerCase())
}

/** "The gym café" says nothing of the gym. */
const PART_ENGLISH = patternsNamed('part_english')
const withoutPart = (sentence: string, before: string): string =>
  sentence.replace(PART_ENGLISH.it, (whole, at: number) => {
    const part = /^\p{L}+/u.exec(sentence.slice(at + whole.length))?.[0].toLowerCase() ?? ''
    return before.toLowerCase().includes(part) ? whole : ''
  })

const withoutEnglishAside = remembered((sentence): string =>
  ASIDE_ENGLISH.test(sentence)
    ? sentence
        .split(/(?<=[,;.!])\s+/u)
        .filter((clause) => !ASIDE_ENGLISH.test(clause))
        .join(' ')
        .replace(/^no [\w' ]{2,16},? no \w.*$/iu, '')
    : sentence,
)

const withoutHanAside = (sentence: string, before: string): string =>
  sentence
    .replace(WITHOUT.it, '')
    .split(/(?<=[，,；;。！!])/u)
    .filter(
      (clause) =>
        !ASIDE.test(clause) &&
        !isOnlyPart(clause, before) &&
        (clause !== sentence || !isOfOther(clause, before)),
    )
    .join('')
