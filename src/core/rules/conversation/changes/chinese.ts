import { conceptsIn } from '../../reflecting/concepts.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'
import { isIdle, subjectWords } from './matching/subject-words.ts'
import { isForGood, isOwnClause, tellsOfChange } from './slots/slots.ts'
import { chineseClauses } from './topics/chinese.ts'
import { tellsOfEnd } from './topics/topics.ts'

const OVER = patternNamed('over_chinese')

/** Whether a Chinese sentence has words for an end, of whatever. */
export const saysItIsOverInChinese = (sentence: string): boolean => OVER.test(sentence)

/** What was to be done is over when it is done. */
const DONE = patternNamed('chinese_done')
const OPEN = patternNamed('chinese_open')
/** 明天不去了: of one time only. */
const LEFT_OUT = /(?:[明今][天早晚晨]|[下这]次|这[周两])[^，,。]{0,6}[不没]/u

/** Whether a Chinese sentence says that what is known is over, by what it names. */
export function isEndedInChinese(sentence: string, before: string): boolean {
  if ([saysAllOf, isGivenUp, isLeft, isTurned].some((ends) => ends(before, sentence))) return true
  const told = withoutWhatGoesOn(sentence)
    .split(/[，,；;。！!]/u)
    .filter(Boolean)
  const clauses = told.filter(
    (clause) => !UNSURE.test(clause) && isOwnClause(clause) && !LEFT_OUT.test(clause),
  )
  if (clauses.some((clause) => isNamedIn(clause, before, clauses[0]!, sentence))) return true
  if (clauses.some((clause) => isChangedFrom(clause, told.join('，'), before))) return true
  const known = subjectWords(before)
  return (
    clauses.some(
      (clause) =>
        OVER.test(withoutTheTime(clause)) &&
        [...subjectWords(clause)].filter((word) => known.has(word)).length >= 2,
    ) &&
    (!DONE.test(sentence) || OPEN.test(before))
  )
}

/** 还是每天跑步: what goes on is not over. */
const STILL = /还是(?!不|没|别)|仍[然旧]|依[然旧]|照[样旧]/u
/** A sentence without its clauses of what goes on. */
export const withoutWhatGoesOn = (sentence: string): string =>
  (sentence.match(/[^，,；;。！!]+[，,；;。！!]*/gu) ?? []).filter((clause) => !STILL.test(clause)).join('')
/** 搬家那天我写了清单: what is over is told of the time only; 清明那天起 is since then. */
const AT_THE_TIME = patternsNamed('at_the_time')

/** Without what only says when it was; the relative that it begins with stays. */
export const withoutTheTime = (sentence: string): string =>
  sentence.replace(AT_THE_TIME.it, (whole, at: number) =>
    OWN_SUBJECT.test(sentence.slice(at + whole.length)) ? '' : (OTHERS.exec(whole)?.[0] ?? ''),
  )
/** 爸妈在我十岁那年: of them is what is said behind it. */
const OTHERS = new RegExp(`^(?:我们?家?)?(?:的)?${CHINESE_KIN_WORD}(?:俩|他们|们)?`, 'u')
const OWN_SUBJECT = /^[，,]?(?:我|咱)/u
/** 想把车卖了, 还没戒: nothing is over. */
const UNSURE = patternNamed('chinese_unsure')
/** 棋也不下了, 外卖我没送了: a deed and its object the other way round, of 下棋, 送外卖. */
const TURNED = patternNamed('turned_chinese')
const BETWEEN = 3
function isTurned(before: string, sentence: string): boolean {
  return chineseClauses(sentence).some((clause) => {
    const [, what = '', deed = ''] = TURNED.exec(clause) ?? []
    if (what === '') return false
    if (before.includes(`把${what}${deed}`)) return true
    for (let at = before.indexOf(deed); at !== -1; at = before.indexOf(deed, at + 1)) {
      const thing = before.indexOf(what, at + deed.length)
      if (
        thing !== -1 &&
        thing - at - deed.length <= BETWEEN &&
        !/[不没]/u.test(before.slice(Math.max(0, at - 1), at))
      )
        return true
    }
    return false
  })
}

/** 不再养猫了: what is no longer done, of what is known as 养了一只猫. */
const NO_LONGER = patternNamed('chinese_no_longer')
function saysAllOf(before: string, sentence: string): boolean {
  return sentence.split(/[，,；;。！!]/u).some((clause) => {
    const done = [...(NO_LONGER.exec(clause)?.[1] ?? '')].filter((character) => !isIdle(character))
    let from = 0
    for (const character of done) {
      from = before.indexOf(character, from) + 1
      if (from === 0) return false
    }
    return done.length > 1
  })
}

/** 把烟戒了, 戒了酒, 烟已经戒了半年: what is given up is one character as a rule. */
const GIVEN_UP = patternNamed('given_up_chinese')

/** 在酒店上班, 有糖尿病: not every 酒 is drunk, nor every 糖 eaten. */
const HAVING = '[抽吸喝吃爱嗜玩打刷看买用欢开瘾包瓶杯根支斤盅壶][\\p{Script=Han}]{0,4}?'
const NO_HABIT = '(?![店吧厂馆庄尿台窖])'

function isGivenUp(before: string, sentence: string): boolean {
  const what = GIVEN_UP.exec(sentence)?.slice(1).find(Boolean) ?? ''
  return what !== '' && new RegExp(`${HAVING}${what}${NO_HABIT}`, 'u').test(before.replace(/^用户/u, ''))
}

/** 从德勤辞职, 不在德勤了, 把本田换成了比亚迪: a name of two characters is one pair alone. */
const LEFT: readonly (readonly [RegExp, RegExp])[] = [
  [
    new RegExp(
      String.raw`从([\p{L}\p{N}]{2,10}?)(?:辞[职了]|离职|退[休学出下]|跳槽|转到|转去|调到|调去)|` +
        String.raw`离开了?([\p{L}\p{N}]{2,10}?)(?=了|[，,。！!]|$)|` +
        String.raw`不在([\p{L}\p{N}]{2,10}?)(?:上班|工作|干|实习)`,
      'u',
    ),
    /上班|工作|任职|就职|入职|实习|当|做|干|教|在|负责|管|带/u,
  ],
  [
    new RegExp(
      String.raw`(?:从|把(?:我的?|那?[辆台部个只]|旧|原来的|以前的)*)([\p{L}\p{N}]{2,10}?)(?:给)?(?:换[成掉了到]|卖|退|注销|卸载|取消|` +
        '停|删|扔|捐|辞|送[人给走])',
      'u',
    ),
    /开|有|用|买|骑|养|喝|吃|抽|戴|订|刷|玩|办/u,
  ],
]

const isLeft = (before: string, sentence: string): boolean =>
  LEFT.some(([deed, held]) => {
    const what = deed.exec(sentence)?.slice(1).find(Boolean)
    return (
      what !== undefined && before.includes(what) && held.test(before.replace(/^用户/u, '').replace(what, ''))
    )
  })

/** 健身房的卡我转给同事了, 法语放弃了, 合唱团我不去了, 手机换成苹果了: the topic, and what became of it. */
const TOPIC = patternNamed('topic_chinese')
/** 退出学生会了, 取消了会员, 卖了车, 换了手机 */
const DONE_TO = patternNamed('done_to_chinese')
const NO_OBJECT = patternNamed('chinese_no_object')
/** 快递公司 is no 快递. */
const COMPOUND = /^[公店厂局站柜员箱袋壳粮]/u
const HELD = patternNamed('chinese_held')
/** 滴酒不沾, 不抽了: of a habit that is known by another word. */
const NEVER = patternNamed('chinese_never')
/** 一口没沾: of what was named before. */
const MOUTHFUL = /一[滴口根点支]/u
function isNamedIn(clause: string, before: string, first: string, all: string): boolean {
  const named = [TOPIC, DONE_TO].flatMap((pattern) => pattern.exec(clause)?.slice(1) ?? [])
  if (/^(?:我们?|咱们?)?(?:已经|也|都)?不\p{Script=Han}了/u.test(clause) && clause !== first)
    named.push(/^\p{Script=Han}{2,3}/u.exec(first)?.[0] ?? '')
  const parts = named
    .flatMap((name) => name.replace(/[《》]/gu, '').split('的'))
    .filter((part) => part.length >= 2 && !NO_OBJECT.test(part))
  const held = before.replace(/^用户/u, '')
  const isHeld = (part: string) =>
    HELD.test(held.replace(part, '')) &&
    before
      .split(part)
      .slice(1)
      .some((rest) => !COMPOUND.test(rest))
  if (parts.some(isHeld)) return true
  const known = conceptsIn(before)
  if (!NEVER.test(clause)) return false
  const own = conceptsIn(clause)
  const things = own.length > 0 || !MOUTHFUL.test(clause) ? own : conceptsIn(all)
  return things.some((concept) => known.includes(concept))
}

const CHANGED_TO = patternNamed('chinese_changed_to')
/** 开车上班太堵，现在改坐地铁了: what is named before the change. */
function isChangedFrom(clause: string, sentence: string, before: string): boolean {
  const at = CHANGED_TO.exec(clause)?.[0]
  if (at === undefined) return false
  const known = subjectWords(before)
  return [...subjectWords(sentence.slice(0, sentence.indexOf(at)))].some((pair) => known.has(pair))
}

/** 头发染回黑色了, 很久不去教堂了. */
const HAN_ANOTHER = patternNamed('chinese_another')

/** 手机换成苹果了, 健身房的卡转给同事了: told of a thing of one's own without 我. */
export const saysWhatIsOver = (words: string): boolean =>
  !/(?:[你您它]|(?<![吉其])[他她])/u.test(words) &&
  (tellsOfChange(words) ||
    tellsOfEnd(words) ||
    (HAN_ANOTHER.test(words) && isForGood(words)) ||
    words.split(/[，,；;。！!]/u).some((clause) => {
      const [, what = ''] = TOPIC.exec(clause) ?? []
      return what !== '' && !NO_OBJECT.test(what) && !UNSURE.test(clause) && /[了续订]/u.test(clause)
    }))
