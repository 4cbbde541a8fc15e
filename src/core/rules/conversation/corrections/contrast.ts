import { subjectWords } from '../changes/matching/subject-words.ts'
import { patternNamed } from '../named-patterns.ts'
import { wrongLead } from './said-wrongly.ts'

/** What is told and what is denied beside it. */
export interface Contrast {
  readonly told: string
  readonly denied: string
}

const ENGLISH = patternNamed('contrast_english')
const CHINESE = patternNamed('contrast_chinese')
const CHINESE_AFTER = patternNamed('contrast_chinese_after')

const ENGLISH_AFTER = patternNamed('contrast_english_after')
/** 我不叫王伟，叫王维 */
const CHINESE_NAME = patternNamed('contrast_chinese_name')
const CHINESE_ALLERGY = patternNamed('contrast_chinese_allergy')

/** "Sorry, typo last time, …" */
const LEAD = patternNamed('contrast_lead')

/** Longer ones say more. */
const LONGEST = 160

/** 更正一下，不是周一，是周二，我记错了: what is set right, and nothing behind it. */
function withoutWrongLead(said: string): string | null {
  const lead = wrongLead.exec(said)?.[0]
  return lead === undefined ? null : said.slice(lead.length).split(/[，,]/u, 2).join('，')
}

/** "the dentist is friday not thursday", 看牙是周四，不是周三, 小美不是从上海来，是从杭州; null for anything else. */
export function contrastIn(said: string): Contrast | null {
  if (said.length > LONGEST) return null
  const plain = (withoutWrongLead(said) ?? said.replace(LEAD.exec(said)?.[0] ?? '', '')).replace(
    /^(?:actually|其实|其實|(?:不好意思[,，]?)?我?[刚才之前]*(?:说|讲|记|搞|弄|写|打)错了)[,，\s]*|(?:[啦哦]|[，,](?:是?我)?(?:刚才|之前)?[说讲记搞弄写打]错了|[.。!！\s])+$/giu,
    '',
  )
  const allergy = CHINESE_ALLERGY.exec(plain)
  if (allergy) return { told: `${allergy[1]}过敏是对${allergy[3]}`, denied: allergy[2]! }
  const [, before = '', denied, after] =
    CHINESE_AFTER.exec(plain) ?? CHINESE_NAME.exec(plain) ?? ENGLISH_AFTER.exec(plain) ?? []
  if (denied !== undefined) return { told: `${before}是${after}`, denied }
  const [, told, not] = CHINESE.exec(plain) ?? ENGLISH.exec(plain) ?? []
  return told === undefined || not === undefined || not.split(' ').length > 4 ? null : { told, denied: not }
}

/** 更正一下，机房不在重庆，在贵阳 */
export const isSetRight = (said: string): boolean => wrongLead.test(said) && contrastIn(said) !== null

const VALUE =
  /\b(?:is|are|was|were|will be|lives?|works?|starts?|comes?|called|named|moved)\b|['’](?:s|ll be) (?=\w)|[是在叫住姓改]/iu
const LITTLE = /^(?:on|in|at|from|the|an?|my)\b\s*|^(?:从|在|叫)|(?:来|的|号)$/giu

const OWN = /^(?:i|my|we|our)\b|^[我咱]/iu
/** "Tom's flight …", 小美对花生过敏, as they were said. */
const OF_OTHER = patternNamed('contrast_of_other')

/** "Vera says it is July, not June": whoever says so is of whom that is. */
const SAYS = /\b(?:says?|said|thinks|tells me|told me)\b(?: that)?/iu

/** 志明, 二饼: a name of characters that say nothing by themselves */
const BARE_NAME = /^(?!.*[我咱这那它他她谁周月年天号日早晚午])\p{Script=Han}{2,3}$/u

/** Clauses of a memory, its frame's included, that says hardly more than what is denied. */
const FEW = 3

/**
 * Whether a memory says of the same thing what a contrast denies; null where nothing but whose it is stands
 * before it.
 */
export function isDeniedBy({ told, denied }: Contrast, content: string): boolean | null {
  const head = told.replace(SAYS, ' ').split(VALUE, 1)[0]!
  const of = [...subjectWords(head)]
  if (of.length === 0)
    return BARE_NAME.test(head) ? content.includes(head) && content.includes(denied.trim()) : null
  if (OWN.test(told) && OF_OTHER.test(content)) return false
  const value = denied.trim().toLowerCase().replace(LITTLE, '')
  if (value === '' || !holds(content.toLowerCase(), value)) return false
  const known = subjectWords(content)
  return of.every(
    (word) =>
      known.has(word) || (content.split(/[，,]/u).length <= FEW && content.includes(denied.trim() + word[0])),
  )
}

const holds = (content: string, value: string): boolean =>
  /\p{Script=Han}/u.test(value)
    ? content.includes(value)
    : ` ${content.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
        ` ${value.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
      )
