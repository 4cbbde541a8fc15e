import { lazily } from '../../../../text/lazily.ts'
import { isEverydayWord, isNoPerson, isWord, SURNAMES } from '../../relations/chinese-names.ts'
import { oneOf } from '../../relations/places.ts'
import type { NamedEntity } from '../../relations/relations.ts'
import { CHINESE_KIN_WORD } from '../kin.ts'
import { wordsOf } from '../known.ts'

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

/** Where the dictionary of the language begins a word, and where the text ends. */
function beginnings(text: string): Set<number> {
  return new Set([...Array.from(segmenter().segment(text), ({ index }) => index), text.length])
}

/** A way of naming somebody: the name is the first group. */
interface Form {
  readonly pattern: RegExp
  /** Whether the dictionary must know none of its characters together with another. */
  readonly isUnknown: boolean
}

const NO_GIVEN = '的了着过在是有和跟与也都就还很不没要会想去来到说把被给对从让吃喝看玩买做我你他她它们这那'

const nameable = lazily(
  () =>
    new RegExp(`^[小老][${wordsOf('chineseGiven').join('')}${wordsOf('chineseSurnames').join('')}]$`, 'u'),
)
/** 小店, 老屋: small or old, and nobody is called by what it is. */
export const isSmallThing = (name: string): boolean =>
  /^[小老]\p{Script=Han}$/u.test(name) && !nameable().test(name)

const likely = lazily(() => new RegExp(`^.[${wordsOf('chineseGiven').join('')}总工姐哥叔姨嫂爷婶伯]$`, 'u'))
/** 黄鱼, 白粥: of two characters, and the second is in no given name. */
export const isUnlikely = (name: string): boolean =>
  /^(?![小老阿])\p{Script=Han}{2}$/u.test(name) && !/^(.)\1$/u.test(name) && !likely().test(name)

const forms = lazily((): readonly Form[] => {
  const given = `[${wordsOf('chineseGiven').join('')}]`
  const common = `[${wordsOf('chineseSurnames').join('')}]`
  const long = oneOf(wordsOf('chineseLongSurnames'))
  const kin = `${CHINESE_KIN_WORD}|${oneOf(wordsOf('chineseRoles'))}`
  const beside = `[和跟与给找请让问陪约见带追替帮送等]|遇到了?|碰到了?|认识了?|${kin}`
  const opens = `^|[，,。！、；：:（(“"「]`
  const form = (before: string, name: string, behind: string, isUnknown: boolean): Form => ({
    pattern: new RegExp(`(?<=${before})(${name})${behind}`, 'gu'),
    isUnknown,
  })
  return [
    form(
      `${opens}|[是叫]|${beside}`,
      `${common}(?:(?![${NO_GIVEN}])\\p{Script=Han}){1,2}`,
      `(?=[，,。！、；]|$|${oneOf(wordsOf('chineseDeeds'))})`,
      true,
    ),
    form(`${opens}|[是叫的]|${beside}`, `(?:${common}|${long})${given}{2}`, '', false),
    form(`的|${beside}`, `${common}${given}|${long}${given}`, '', true),
    form(kin, `${given}{2}`, `(?!${CHINESE_KIN_WORD})`, true),
    form(`${opens}|[是叫的了]|${beside}`, `[小老大](?:${common}|${given})`, '(?![车狗猫鱼鸟板师])', true),
    form(
      `${opens}|[是叫的了]|${beside}`,
      `阿(?:[A-Z][a-z]+|(?![姨里尔克拉伯富塞坝司姆姐哥爸妈公婆嬷])\\p{Script=Han})`,
      '',
      true,
    ),
    form(
      `${opens}|[是叫的]|${beside}`,
      `(?:${common}|${given})${given}?[姐哥叔姨嫂]`,
      '(?![夫妹弟结])',
      false,
    ),
  ]
})

const titled = lazily(() => {
  const surname = oneOf([...wordsOf('chineseSurnames'), ...wordsOf('chineseLongSurnames')])
  const rare = `(?<=^|[的和跟给找是问请，、])(?![和跟给找问请被陪让班车师宫党养全国公门干副店厂])[${SURNAMES}]`
  return new RegExp(
    `(?!班主任|[师学表堂大小][姐哥])((?:${surname}|${rare})${oneOf(wordsOf('chineseTitles'))})(?![夫妹弟结作程厂])`,
    'gu',
  )
})

/** 郑书记, 王阿姨; 赵永贵, 李秀珍, 闺蜜晓雯, 老郑, 阿珍: where the dictionary of the language has no such word. */
export function people(text: string): NamedEntity[] {
  const starts = beginnings(text)
  const byTitle = Array.from(text.matchAll(titled())).filter(({ index }) => starts.has(index))
  const byForm = forms().flatMap(({ pattern, isUnknown }) =>
    Array.from(text.matchAll(pattern)).filter(({ 1: name = '', index }) => {
      const inside = isUnknown && !/[a-z]/u.test(name) ? [...name].keys() : [0]
      const apart = [...inside, name.length].every((place) => starts.has(index + place))
      return apart && !(isUnknown ? isKnown(name) : isWord(name) || isEverydayWord(name))
    }),
  )
  return [...new Set([...byTitle, ...byForm].map(([, name = '']) => name))].map((name) => {
    return { name, type: 'person' }
  })
}

const isKnown = (name: string): boolean =>
  isWord(name) || (/^[小老阿大]/u.test(name) ? isEverydayWord(name) : isNoPerson(name))
