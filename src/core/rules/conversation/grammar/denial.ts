import { anyOf } from '../../../text/any-of.ts'
import { CHINESE_KIN_WORD, CHINESE_PET } from '../people/kin.ts'
import { isChinese } from './sentences.ts'

/** What somebody is or is not; of other words "not" says how somebody feels or what they think. */
const BEING =
  '(?:an? (?!(?:\\w+ )?(?:fan|deal|problem|issue|lot|bit|chance|idea|clue|joke|good|bad|' +
  'great|big|huge)\\b)|' +
  '(?:\\w+ )?(?:vegetarian|vegan|allergic|intolerant|married|single|engaged|divorced|pregnant|religious|' +
  'diabetic|asthmatic|related|adopted|left-handed|colou?r-?blind)\\b|from [A-Z]|(?:called|named) [A-Z])'
const NO_THING =
  '(?!to\\b|been\\b|(?:(?:any|an?|the|much|enough|that|many) )?(?:more |real |good |' +
  'strong )?(?:time|ideas?|clue|' +
  'plans?|problems?|choice|chance|energy|money|words?|reasons?|doubt|issues?|memory|opinion|preference)\\b|' +
  'anything|much\\b|enough\\b)'
const NOT = "(?: not|n['’]?t)(?: really| actually| even| currently)?"
const ENGLISH = [
  new RegExp(`(?:\\b(?:am|is|are|was|were|ain)|['’](?:m|re|s))${NOT} ${BEING}`, 'iu'),
  new RegExp(`\\b(?:do|does|did)${NOT} (?:have|own) ${NO_THING}\\w`, 'iu'),
  new RegExp(`\\b(?:have|has|had)(?:${NOT} got| no) ${NO_THING}\\w`, 'iu'),
  new RegExp(
    `\\b(?:do|does|did)${NOT} (?:live (?:in|with|near)|work (?:at|for|as)|study (?:at|in)|speak [A-Z]|` +
      'come from|drive a)\\b',
    'iu',
  ),
]
const IT_ENGLISH = /^(?:and |but |so )?(?:it|that|this|there|these|those|which)\b/iu
const OVER_ENGLISH = /\b(?:any ?more|any ?longer|no longer|not only|not just|yet another)\b/iu

const CHINESE = [
  new RegExp(
    '没(?:有)?(?:养(?!成)|结婚|成家|订婚|怀孕|信教)|没有(?:[一两三]?[只条个辆套本张]|任何|自己的|' +
      `亲)?(?:${CHINESE_KIN_WORD}|` +
      `${CHINESE_PET}|小孩|兄弟|姐妹|对象|车|房|驾照|护照|签证|信仰|纹身|过敏|[一-龥]{1,4}病|高血压|哮喘)`,
    'u',
  ),
  new RegExp(
    '(?<![是要还就可莫岂])不是(?![不很太说因为故意想要随就只光这那第一个人谁什么吗吧]|所有|' +
      String.raw`每)[\p{Script=Han}A-Za-z]{1,10}(?:[，,。！!]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`不(?:住在|在[^，,。]{1,10}(?:工作|上班|上学|读书)|姓|叫(?=[\p{Script=Han}]{2,4}$)|` +
      String.raw`会说[\p{Script=Han}]{1,3}[语文话])`,
    'u',
  ),
  /对[^，,。]{1,8}(?:并)?不过敏/u,
]
const IT_CHINESE = /^(?:这|那|它|其中|天气)/u
const OVER_CHINESE = /不再|没再|已经|了[。！!～~]*$/u

/**
 * Whether a sentence says of somebody that they are, have or do not what one may be, have or do for a while:
 * "I don't have a cat", 他不是素食者. Every clause of it; what is over was so once, and a dislike is told, not
 * denied.
 */
export function isDenied(core: string): boolean {
  const denied = isChinese(core) ? isDeniedChinese : isDeniedEnglish
  const clauses = core.split(/[,，;；。！!]\s*|\s(?=but\b)|(?=但)/u).filter((clause) => /\p{L}/u.test(clause))
  return clauses.length > 0 && clauses.every(denied)
}

const deniesEnglish = anyOf('iu', ENGLISH)
const deniesChinese = anyOf('u', CHINESE)

const isDeniedEnglish = (clause: string): boolean =>
  deniesEnglish.test(clause) && !IT_ENGLISH.test(clause) && !OVER_ENGLISH.test(clause)

const isDeniedChinese = (clause: string): boolean =>
  deniesChinese.test(clause) && !IT_CHINESE.test(clause) && !OVER_CHINESE.test(clause)
