import { remembered } from '../../../../text/remembered.ts'
import { conceptOf, conceptsIn, conceptWord } from '../../../reflecting/concepts.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'
import { isIdle, latinWords, subjectWords, withoutCompounds } from '../matching/subject-words.ts'
import { clausesOf, isForGood, overPatterns } from '../slots/slots.ts'

/** What a sentence says is over, in each of the ways to say so. */
const oversIn = remembered((sentence) =>
  overPatterns().flatMap((pattern) => {
    const found = pattern.exec(sentence)
    return found ? [found.slice(1).filter(Boolean)] : []
  }),
)

/** "The neighbour's chickens", 邻居家的. */
export const isOfOthers = (sentence: string): boolean => OF_OTHERS.test(sentence)
/** 我说算了: no thing. */
const NOBODYS = /^[我他她你您它]?们?[说讲想看觉问]$|^[我他她你您它]们?$/u
const OF_OTHERS = patternNamed('slots_of_others')
/** Whether what a sentence says is over is what is known: by a word, a pair of characters or an everyday thing. */
export function isOverByName(sentence: string, before: string): boolean {
  if (!isForGood(sentence) || OF_OTHERS.test(sentence)) return false
  const named = oversIn(sentence)
    .flat()
    .filter((what) => !NOBODYS.test(what))
  if (named.some((what) => (isChinese(what) ? isHanOf(what, before, sentence) : isLatinOf(what, before))))
    return true
  if (named.some((what) => /[那这它]/u.test(what) && sharesPair(upTo(what, sentence), before))) return true
  return clausesOf(sentence).some(
    (clause) => NOT_AGAIN.test(clause) && sharedCharacters(clause, before).length > 1,
  )
}

/** 报纸今年没再订, of 订了人民日报; 那舞我跳不成了, of 跳广场舞. */
const NOT_AGAIN = /[没不]再|\p{Script=Han}不(?:成|了|动|起|下去)了?$/u

/** 相机我用不上，把它卖了: what "it" is stands before it. */
const upTo = (what: string, sentence: string): string =>
  sentence.slice(0, sentence.indexOf(what) + what.length).replace(/[起上下出回过]来/gu, ' ')

const sharesPair = (sentence: string, before: string): boolean => {
  const known = subjectWords(before)
  return [...subjectWords(sentence)].some((pair) => known.has(pair))
}

const sharedCharacters = (sentence: string, before: string): readonly string[] =>
  [...new Set(sentence.match(/\p{Script=Han}/gu))].filter((one) => !isIdle(one) && before.includes(one))

function isLatinOf(what: string, remembered: string): boolean {
  const before = withoutCompounds(remembered)
  const known = new Set(latinWords(before))
  const words = latinWords(what.replace(/\b(?:with|for|about|near)\b.*$/iu, ''))
  const isShared = words.filter((word) => known.has(word)).length
  return (isShared > 0 && 2 * isShared >= Math.min(words.length, 3)) || isOfOneThing(what, before)
}

/** 抽烟 of 每天抽半包烟: all its characters in their order, or what it is: a ring for a wedding is a ring. */
function isHanOf(what: string, before: string, sentence: string): boolean {
  const parts = what.split('的').filter((part) => [...part].some((one) => !isIdle(one)))
  const known = subjectWords(before)
  if (what.length === 1)
    return (
      before.includes(what) &&
      (new RegExp(`[抽吸喝吃爱嗜]\\p{Script=Han}{0,2}${what}`, 'u').test(before) ||
        [...subjectWords(sentence)].some((pair) => known.has(pair)))
    )
  const named = TAKEN.test(sentence) ? parts.slice(-1) : parts
  if (named.some((part) => part.length > 1 && before.includes(part))) return true
  const characters = [...what].filter((one) => !isIdle(one))
  const isInOrder = characters.length > 1 && standTogether(characters, before)
  return isInOrder || known.has((parts.at(-1) ?? '').slice(-2)) || isOfOneThing(what, before)
}

/** So many others may stand between them: 抽 and 烟 of 抽半包烟. */
const BETWEEN = 4
const standTogether = (characters: readonly string[], text: string): boolean =>
  new RegExp(
    characters.map((one) => one.replace(/[.*+?^${}()|[\]\\]/u, '.')).join(`[^，,。；;]{0,${BETWEEN}}`),
    'u',
  ).test(text)

/** 把图书馆的书还了: what is taken is the last that is named. */
const TAKEN = /[把将]/u

/** Of what says one thing only: a part that is over does not end the rest. */
const isOfOneThing = (what: string, before: string): boolean => {
  if (/[,，;；]/u.test(before)) return false
  const known = conceptsIn(before)
  return conceptsIn(what).some((thing) => known.includes(thing) && isHabitual(thing))
}

const HABITUAL: ReadonlySet<string> = new Set(['vices', 'drinks', 'food', 'sport', 'games', 'screens'])
/** What one does or does not, by whatever word: not how somebody is. */
export const isHabitual = (thing: string): boolean =>
  HABITUAL.has(conceptOf(conceptWord(thing))?.domain ?? '')
