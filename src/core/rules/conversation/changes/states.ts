import { anyOf } from '../../../text/any-of.ts'
import { isChinese } from '../sentences.ts'
import { isPast } from '../verbs.ts'

/** Deeds that last: who bought a car has one. */
const LASTING = new RegExp(
  String.raw`\b(?:bought|got (?:an?|my|our|two|myself|ourselves|hired|engaged|into|on)|adopted|started|joined|signed|` +
    'took (?:up|on|out)|moved|' +
    'rented|subscribed|enrolled|registered|became|began|switched|hired|opened|booked|ordered|' +
    'reserved|planned|decided|' +
    'promised|agreed|applied|arranged|scheduled|leased|inherited|installed|borrowed|promoted|engaged|' +
    'married|now)' +
    String.raw`\b`,
  'iu',
)
const DOES = new RegExp(
  String.raw`(?:^(?:the )?user|\b(?:i|we))(?:['’](?:ve|m|re))?(?: (?:has|have|just|finally|recently|` +
    String.raw`also|only|\w+ly))* ` +
    "([a-z']+)",
  'iu',
)
const BEGINNING = /^(?:just |finally |also |\w+ly )*([a-z']+)/iu
const HAN_ONCE = /昨[天晚]|今[天晚早]|前[天晚]|刚才|凌晨|那天|上周|上个月/u
const HAN_DONE = /[了过]/u
/** 当过兵: was so once. */
const HAN_WAS =
  /[当做干住学养用开读](?:了|过)[^，。]{0,6}(?:年|月)?(?:兵)|(?:当|做|干|住|学|养|用|开|读|去|来|跑|写)过(?!的|年|程|渡|[来去])/u
const SINCE =
  /\b(?:have|has|['’]ve|['’]s) (?:been|taught|had|done|kept|lived|run|worked|\w+ed) .*\b(?:for|since)\b|\b(?:for|over) the (?:past|last) .*\b(?:have|has|['’]ve)\b/iu
const HABITUAL =
  /\b(?:every|each) (?:day|night|morning|evening|week|weekend|month|\w+day)\b|\b(?:on it|with it) /iu
const HAN_OVER = /(?:辞|戒|退|卖|扔|取消|放弃|注销|分手|离职|离婚)(?:掉)?了/u
const HAN_NOW = /现在|目前|改|开始|换成|去了|在[^，。]{1,10}(?:上班|工作|当|做)/u
const HAN_LASTING = anyOf('u', [
  /(?:买|养|办|订|报|租|换|领养|申请|开|装|找|签|当|加入|入职|注册|续)了?(?:一|两|三|个|只|台|辆|张|份|部|套|上|到|名|成|《|$)/u,
  /加入|入职|报名|开始|搬到|搬来|约|定|答应|说好|安排|领养|收养|考上|录取|升|调到|分到|办了|报了|订了|养了|租了|买了/u,
])

/**
 * Whether what was said may be over one day: what somebody is, has or keeps doing, not what they did one day.
 * @param said without who said it and when
 */
export function isState(said: string): boolean {
  if (isChinese(said) && HAN_OVER.test(said)) return HAN_NOW.test(said)
  if (isChinese(said) && HAN_WAS.test(said) && !HAN_NOW.test(said)) return false
  if (isChinese(said)) return !(HAN_ONCE.test(said) && HAN_DONE.test(said)) || HAN_LASTING.test(said)
  const verb = DOES.exec(said)?.[1] ?? BEGINNING.exec(said)?.[1] ?? ''
  return !isPast(verb) || [LASTING, HABITUAL, SINCE].some((pattern) => pattern.test(said))
}
