import { CHINESE_KIN_WORD, CHINESE_PARTNER, ENGLISH_KIN_WORD, ENGLISH_PARTNER } from './people/kin.ts'
import { isChinese } from './sentences.ts'

/** A deed that ends what it is done to. */
const ENDING = new RegExp(
  String.raw`\b(?:quit|left|leaving|resigned from|lost|got fired from|stopped|gave up|given up|` +
    String.raw`cancell?ed|called off|sold|returned|finished|completed|submitted|dropped out of)\b`,
  'iu',
)
/** A sentence that says that something is over, and a word of what. */
const OVER_ENGLISH = [
  ENDING,
  /\b(?:broke up|split up|divorced|separated|moved)\b/iu,
  new RegExp(
    String.raw`\b(?:no longer|not any ?more|any ?more|not any longer|instead of|switched (?:from|to)|` +
      String.raw`changed (?:from|to|my)|is done|are done|all done|done with|used to)\b`,
    'iu',
  ),
]
const OVER_CHINESE = new RegExp(
  '不再|不.{1,12}了|没再|搬(?:到|去|来|家|回|出|离|走)|离开了?|辞(?:了|掉)|分手|离婚|取消|' +
    '辞职|离职|跳槽|换成|换到|改成|改喝|改吃|卖了|卖给|卖掉|已经.{0,16}了|戒|退|还掉|还完|' +
    '交了|写完|做完|搞定|办好',
  'u',
)

/** Words that say nothing of what it is about. */
const IDLE = new Set(
  `user the a an i i'm i've my me we our is am are was were have has had do does did don't doesn't not no
  any more anymore longer this that last week month year today yesterday morning evening night now every to
  of in on at from with for and but so just finally already it its be been by as quit left stopped gave up
  sold moved broke cancelled returned finished completed done instead job live lives living work works
  working drink drinks eat eats drive drives call called calls name named used friday monday tuesday
  wednesday thursday saturday sunday`.split(/\s+/u),
)
const HAN_IDLE =
  '我用户的了在是不再没已经上周下周一二三四五六日天今昨明早晚现还都也就和跟要去把被给从到有年月午住'

/** What a sentence is about: its words, or pairs of Chinese characters. */
export function subjectWords(text: string): Set<string> {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const latin = (plain.match(/[a-z][a-z'-]+/gu) ?? []).filter((word) => !IDLE.has(word)).map(stem)
  const runs = plain.match(/\p{Script=Han}+/gu) ?? []
  const pairs = runs.flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).flatMap((second, place) => {
      const pair = characters[place]! + second
      return [...pair].some((character) => HAN_IDLE.includes(character)) ? [] : [pair]
    })
  })
  return new Set([...latin, ...pairs])
}

const stem = (word: string): string => word.replace(/'s$/u, '').replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/u, '')

export const saysItIsOver = (sentence: string): boolean =>
  isChinese(sentence) ? OVER_CHINESE.test(sentence) : OVER_ENGLISH.some((pattern) => pattern.test(sentence))

const HOME_ENGLISH = /\b(?:moved|moving|relocated) (?:back )?(?:to|into|in)\b/iu
/** Not 把沙发搬走: things are carried about by those who stay. */
const HOME_CHINESE = /(?<!把[^，。！；]{1,8})搬(?:到|去|来|家(?!公司)|回|出|离|走)/u
const LIVED = /\blives? in\b|\blive in\b|住在/iu

const PARTED = /\b(?:broke up|split up|divorced|separated)\b|分手|离婚|分开了/iu
const PARTNER_ENGLISH = new RegExp(`\\b(?:my|the user's|user's) (?:${ENGLISH_PARTNER})\\b`, 'iu')
const PARTNER_CHINESE = new RegExp(`(?:我|用户)的?(?:${CHINESE_PARTNER})`, 'u')
const IS_OWN_PARTING =
  /\b(?:i|we|me|us)\b|我|咱|^(?:昨天|昨晚|今天|前天|上周|刚刚?|终于|最近|已经)*[和跟与]/iu
const NAMES = new RegExp(
  String.raw`(?<![\p{L}'’])\p{Lu}[\p{Ll}'’-]+(?!\p{L})|` +
    String.raw`(?<=[和跟与])\p{Script=Han}{2,3}?(?=[在已终正]?(?:经|于|式)?(?:分|离))`,
  'gu',
)

/** "Lotte and I broke up": what was said of a partner of that name, or of the one of whom no name is said. */
function isOfPartner(sentence: string, before: string): boolean {
  const partner = [PARTNER_ENGLISH, PARTNER_CHINESE].find((pattern) => pattern.test(before))
  if (!partner || !IS_OWN_PARTING.test(sentence)) return false
  const names = Array.from(sentence.matchAll(NAMES), ([name]) => name).filter((name) => name !== 'I')
  return names.some((name) => before.includes(name)) || partner.test(sentence)
}

/** What may stand before such a deed when its doer is left out. */
const LEAD = new RegExp(
  '^(?:finally|just|also|so|and|but|ok|okay|well|yesterday|today|tonight|recently|' +
    String.raw`already|last \w+|this \w+|[\s,])*$`,
  'iu',
)
const DOER = /\b(?:i|i've|i'm|we|we've|we're)\b/iu
const ELSEWHERE =
  /\b(?:at|in|on|near|under|behind|outside|inside|during|before|after|when|while|because|with)\b/iu
/** To whom it went, and what else is said of it. */
const BESIDES = /\b(?:to (?:an?|the|my|our|some|[A-Z]\p{L}+)|called|named|that|who|which|so)\b/u
/** What was to be done is over when it is done; nothing else is. */
const DEED_DONE = /^(?:returned|finished|completed|submitted)$/iu
const TO_BE_DONE = new RegExp(
  String.raw`\b(?:to|will|must|should|due|deadline|tasks?|remind|going|reading|writing|working|` +
    String.raw`doing|studying|taking|\w+ing)\b`,
  'iu',
)
/** "stopped by", "left for", "returned to": nothing is over. */
const GOES_ON = /^ (?:at|by|for|to|from|home|in|off)\b/iu
const OF_A_PLACE =
  /\b(?:job|position|role|work|working|contract|membership|subscription|lease|course|degree|studies)\b/iu

interface Over {
  readonly said: string
  /** What it is called by: the last word of what a deed is done to. */
  readonly head: string | null
  readonly isDone: boolean
}

/**
 * The part of a sentence that says what is over: of "I left my umbrella at the office" the umbrella alone, of
 * "I quit my job at the office" the office too. Nothing where somebody else did it.
 */
function endedIn(sentence: string): Over {
  const whole = (said: string): Over => ({ said, head: null, isDone: false })
  const deed = ENDING.exec(sentence)
  if (!deed || OVER_ENGLISH.slice(2).some((pattern) => pattern.test(sentence)))
    return whole(insteadOf(sentence))
  const before = sentence.slice(0, deed.index)
  if (!LEAD.test(before) && !DOER.test(before) && !/\b(?:is|are|was|were|been|got)\b/iu.test(before))
    return whole('')
  const rest = sentence.slice(deed.index + deed[0].length)
  if (/^\s*$/u.test(rest)) return whole(before)
  if (/^(?:stopped|left|returned)$/iu.test(deed[0]) && GOES_ON.test(rest)) return whole('')
  const object = firstOf(
    rest,
    [ELSEWHERE, BESIDES].filter((end) => end !== BESIDES || !/^stopped$/iu.test(deed[0])),
  )
  if (OF_A_PLACE.test(object) || /^(?:working|studying)/iu.test(object.trim())) return whole(rest)
  const head = [...subjectWords(object)].at(-1) ?? null
  return { said: `${before} ${object}`, head, isDone: DEED_DONE.test(deed[0]) }
}

/** Of "I switched from coffee to tea" the coffee. */
const insteadOf = (sentence: string): string =>
  /\b(?:instead of|(?:switched|changed) from) (.+?)(?: to .*)?$/iu.exec(sentence)?.[1] ?? sentence

/** What stands before the first of these. */
function firstOf(text: string, ends: readonly RegExp[]): string {
  const places = ends.map((end) => text.search(end)).filter((place) => place !== -1)
  return places.length === 0 ? text : text.slice(0, Math.min(...places))
}

const OTHERS_ENGLISH = new RegExp(`^(?:my|our|the user's) (?:\\w+ )?${ENGLISH_KIN_WORD}\\b`, 'iu')
const OTHERS_CHINESE = new RegExp(`^(?:我|用户)们?家?的?${CHINESE_KIN_WORD}`, 'u')
/** Begins with the person: only what the same one said of themselves may end. */
const OWN = /^(?:(?:the user|user|用户)\b|(?:i|i'm|i've|we|me)\b|我|咱|用户)/iu

/**
 * Whether what was remembered of a person is over by their sentence: it says that something is, of the same
 * thing, and both are of the person themselves.
 * @param remembered the memory's content, a quotation's frame included
 * @param mine what memories of the person begin with
 */
export function isEndedBy(sentence: string, remembered: string, mine: readonly string[]): boolean {
  if (!saysItIsOver(sentence)) return false
  const before = withoutFrame(remembered, mine)
  if (before === null) return false
  if (PARTED.test(sentence)) return isOfPartner(sentence, before)
  if (isOfAnother(sentence) || isOfAnother(before)) return false
  const moved = HOME_ENGLISH.test(sentence) || HOME_CHINESE.test(sentence)
  if (moved) return LIVED.test(before)
  if (isChinese(sentence) && [saysAllOf, isGivenUp, isLeft].some((ends) => ends(before, sentence)))
    return true
  const { said, head, isDone } = endedIn(sentence)
  if (isDone && !TO_BE_DONE.test(before)) return false
  const now = subjectWords(said)
  const known = subjectWords(before)
  const common = [...known].filter((word) => now.has(word))
  if (isChinese(before))
    return common.length >= 2 && (!DONE_CHINESE.test(sentence) || OPEN_CHINESE.test(before))
  return common.length >= 2 || (common.length === 1 && (head === null ? now.size <= 2 : common[0] === head))
}

/** What was to be done is over when it is done. */
const DONE_CHINESE = /还掉|还完|交了|写完|做完|搞定|办好/u
const OPEN_CHINESE = /要|得|需要|打算|计划|准备|记得|想|正在|在(?:写|做|读|看|学|准备)|截止|任务|待办/u

/** 不再养猫了: what is no longer done, of what is known as 养了一只猫. */
const NO_LONGER = /(?:不再|没再|(?:已经|早就?)不)(\p{Script=Han}{2,8}?)了?[。！!～~.]*$/u

function saysAllOf(before: string, sentence: string): boolean {
  const done = [...(NO_LONGER.exec(sentence)?.[1] ?? '')].filter((character) => !HAN_IDLE.includes(character))
  let from = 0
  for (const character of done) {
    from = before.indexOf(character, from) + 1
    if (from === 0) return false
  }
  return done.length > 1
}

/** 把烟戒了, 戒了酒: what is given up is one character as a rule. */
const GIVEN_UP =
  /把(\p{Script=Han}{1,3}?)(?:给)?戒(?!指)|戒(?!指)(?:掉|了)*(\p{Script=Han}{1,2}?)(?=了|[，,。！!]|$)/u

/** 在酒店上班, 有糖尿病: not every 酒 is drunk, nor every 糖 eaten. */
const HAVING = '[抽吸喝吃爱嗜玩打刷看买用欢开瘾][\\p{Script=Han}]{0,4}?'
const NO_HABIT = '(?![店吧厂馆庄尿台窖])'

function isGivenUp(before: string, sentence: string): boolean {
  const [, one, other] = GIVEN_UP.exec(sentence) ?? []
  const what = one ?? other ?? ''
  return what !== '' && new RegExp(`${HAVING}${what}${NO_HABIT}`, 'u').test(before)
}

/** 从德勤辞职, 不在德勤了, 把本田换成了比亚迪: a name of two characters is one pair alone. */
const LEFT: readonly (readonly [RegExp, RegExp])[] = [
  [
    new RegExp(
      String.raw`从([\p{L}\p{N}]{2,10}?)(?:辞[职了]|离职|退[休学出]|跳槽)|离开了?([\p{L}\p{N}]{2,10}?)(?=了|[，,。！!]|$)|` +
        String.raw`不在([\p{L}\p{N}]{2,10}?)(?:上班|工作|干|实习)`,
      'u',
    ),
    /上班|工作|任职|就职|入职|实习|当|做|干/u,
  ],
  [
    /(?:从|把(?:我的?|那?[辆台部个只]|旧|原来的|以前的)*)([\p{L}\p{N}]{2,10}?)(?:给)?(?:换[成掉了到]|卖|退)/u,
    /开|有|用|买|骑|养|喝|吃|抽|戴|订/u,
  ],
]

const isLeft = (before: string, sentence: string): boolean =>
  LEFT.some(([deed, held]) => {
    const what = deed.exec(sentence)?.slice(1).find(Boolean)
    return (
      what !== undefined && before.includes(what) && held.test(before.replace(/^用户/u, '').replace(what, ''))
    )
  })

/** Both are of the person who speaks: nobody else's life is denied by it. */
export const isOfPerson = (sentence: string, remembered: string, mine: readonly string[]): boolean => {
  const before = withoutFrame(remembered, mine)
  return before !== null && !isOfAnother(sentence) && !isOfAnother(before)
}

/** A quoted sentence without a word of the first person may be about anybody. */
const FIRST_PERSON = /\b(?:i|im|i['’]m|i['’]ve|my|me|we|our)\b|我|咱/iu

const isOfAnother = (text: string): boolean => OTHERS_ENGLISH.test(text) || OTHERS_CHINESE.test(text)

/** What was said, without who said it and when; null when somebody else said it or it is of somebody else. */
function withoutFrame(remembered: string, mine: readonly string[]): string | null {
  const quoted =
    /^(.{1,64}?)(?:, \d{1,2} [A-Z][a-z]+ \d{4}: "|，\d{4}年\d{1,2}月\d{1,2}日：「)(.*)["」]$/su.exec(
      remembered,
    )
  if (quoted) return mine.includes(quoted[1]!) && FIRST_PERSON.test(quoted[2]!) ? quoted[2]! : null
  const own = mine.find((name) => remembered.startsWith(name))
  if (own !== undefined)
    return `${isChinese(remembered) ? '用户' : 'The user'}${remembered.slice(own.length)}`
  return OWN.test(remembered) ? remembered : null
}
