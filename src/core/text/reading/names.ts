import { normalise } from '../normalise.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u))

const PRONOUNS = words(
  `i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her
  hers herself it its itself they them their theirs themselves this that these those someone somebody
  something anyone anybody anything everyone everybody everything no-one nobody nothing who whom whose which
  what one ones here there 我 我们 咱 咱们 俺 你 你们 您 他 他们 她 她们 它 它们
  自己 大家 别人 人家 某人 有人 谁 什么 这 那 这个
  那个 这些 那些 这里 那里 这儿
  那儿 哪里 本人 对方 其他人`,
)

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const UNIT =
  'day|week|weekend|month|year|morning|afternoon|evening|night|spring|summer|autumn|fall|winter|quarter'

/** Expressions that are a point or stretch of time and nothing else. */
const DATES = [
  '\\d{4}',
  '\\d{4}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?(?:[t ]\\d{1,2}:\\d{2}.*)?',
  '\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?',
  '\\d{1,2}:\\d{2}(?: ?[ap]\\.?m\\.?)?',
  '\\d{1,2} ?[ap]\\.?m\\.?',
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\.?(?:,? \\d{4})?`,
  `(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  `(?:${MONTH})\\.?,? \\d{4}`,
  `(?:january|february|august|september|october|november|december)`,
  `(?:(?:last|next|this|every|on) )?${WEEKDAY}(?: (?:morning|afternoon|evening|night))?`,
  `(?:today|tonight|tomorrow|yesterday|now|noon|midnight|(?:the )?day (?:after tomorrow|` +
    `before yesterday))(?: (?:morning|afternoon|evening|night))?`,
  `(?:last|next|this|every|the) (?:${UNIT})s?`,
  `(?:\\d+|an?|one|two|three|a few|several|some) (?:${UNIT}|hour|minute)s? (?:ago|later|from now)`,
  `in (?:\\d+|an?|one|two|three|a few) (?:${UNIT}|hour|minute)s?`,
  '(?:\\d{2,4}|今|明|去|前|后|大前)年(?:.{0,3}(?:月|季度?|底|初))?',
  '(?:\\d{4}年)?\\d{1,2}月(?:\\d{1,2}[日号]?|底|初|中旬|上旬|下旬)?',
  '[零〇一二三四五六七八九十]{1,4}月(?:[一二三四五六七八九十]{1,3}[日号])?',
  '[一二三四五六七八九十\\d]{1,3}[日号]',
  '(?:大前|大后|今|明|昨|前|后)(?:天|日|晚|早|夜)(?:早上|上午|中午|下午|晚上|晚|夜里)?',
  '(?:这|那|上|下|本|每|上上|下下)?个?(?:周|星期|礼拜)(?:[一二三四五六日天末]|\\d)?',
  '(?:这|那|上|下|本|每|上上|下下)个?(?:月|季度|学期|年)(?:底|初|中)?',
  '(?:早上|上午|中午|下午|晚上|夜里|凌晨|傍晚|刚才|现在|最近|以前|以后|目前|当时|平时|周末)',
  '[一二两三四五六七八九十几\\d]+(?:天|周|个月|年|小时|分钟|个星期)(?:前|后|以前|以后|之前|之后)?',
]
const DATE = new RegExp(`^(?:${DATES.join('|')})$`, 'iu')

/** A word that stands for a name is none. */
export const isPronoun = (name: string): boolean => PRONOUNS.has(normalise(name))

/** A point in time is no entity. */
export const isDate = (name: string): boolean => DATE.test(normalise(name))
