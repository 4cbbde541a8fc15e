import { turned } from '../../../text/reading/turned.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'

const NO = patternNamed('answer_no')
const YES = patternNamed('answer_yes')

/** Whether a question of yes or no is answered by one of them; null of any other. */
export function isAgreed(question: string, answer: string): boolean | null {
  if (!ASKS_WHETHER.test(turned(question)) && !CHINESE_WHETHER.test(question)) return null
  if (NO.test(answer)) return false
  return YES.test(answer) ? true : null
}

const LEAD = `^(?:and |so |but |ok(?:ay)?,? |then |nice[,!.]* )*`
const ASKS_WHETHER = new RegExp(
  `${LEAD}(?:do|does|did|am|is|are|was|were|have|has|had|can)(?:n['’]?t)? `,
  'iu',
)
const CHINESE_WHETHER = /[吗么嘛][？?]*$|(\p{Script=Han})[不没]\1|有没有|是否/u
const DOES = new RegExp(
  `${LEAD}(?:do|does|did)(?:n['’]?t)? (I|he|she|they|(?:my|his|her|their) [a-z]+|\\p{L}+) (.+)$`,
  'iu',
)
const IS = new RegExp(
  `${LEAD}(am|is|are|was|were|have|has|had|can)(?:n['’]?t)? (I|he|she|they|(?:my|his|her|their) [a-z]+|\\p{L}+) (.+)$`,
  'iu',
)
const STILL = /\bstill\b ?/iu

/**
 * What is said by an answer together with its question, of the one who answers: for looking, it is written down
 * nowhere. "Are you still at Deloitte?" "Nope, left in May" → "I am not at Deloitte any more, Nope, left in May".
 */
export function statementOf(question: string, answer: string): string {
  const own = turned(question).replace(/[\s?？]+$/u, '')
  const agreed = isAgreed(question, answer)
  if (agreed === null) return `${own}${isChinese(own) ? '，' : ', '}${answer}`
  return isChinese(own) ? `${inChinese(own, agreed)}，${answer}` : `${inEnglish(own, agreed)}, ${answer}`
}

function inEnglish(own: string, agreed: boolean): string {
  const over = !agreed && STILL.test(own) ? ' any more' : ''
  const rest = (words: string) =>
    words.replace(STILL, '').replace(agreed ? /\bany\b/u : /(?!)/u, 'some') + over
  const [, doer, done] = DOES.exec(own) ?? []
  if (doer && done) return agreed ? `${doer} ${rest(done)}` : `${doer} don't ${rest(done)}`
  const [, verb, who, what] = IS.exec(own) ?? []
  if (!verb || !who || !what) return own
  return `${who} ${verb.toLowerCase()}${agreed ? '' : ' not'} ${rest(what)}`
}

/** Before what is denied: whose it is, and since when. */
const CHINESE_SUBJECT =
  /^((?:我们?|[他她它]们?)?(?:家?的?[爸妈哥姐弟妹爷奶公婆爱人老对象儿子女孩先生太太友朋男室]{1,3})?(?:自己)?(?:平时|现在|最近|以前)?)(还|也|都)?(?:有没有|会不会|是不是|(\p{Script=Han})[不没]\3)?(.*?)(?:了)?[吗么嘛]?$/u

function inChinese(own: string, agreed: boolean): string {
  const [, who = '', still, twice = '', rest = own] = CHINESE_SUBJECT.exec(own) ?? []
  const what = `${twice}${rest}`
  if (agreed) return `${who}${still ?? ''}${what}`
  if (still === '还') return `${who}已经不${what}了`
  return `${who}${/^有/u.test(what) ? '没' : '不'}${what}`
}
