import { ENGLISH_KIN_WORD } from './kin.ts'
import { isChinese } from './sentences.ts'

/** A sentence that says that something is over, and a word of what. */
const OVER_ENGLISH = [
  /\b(?:quit|left|leaving|resigned from|lost|got fired from|stopped|gave up|given up|cancell?ed|called off|sold|returned|finished|completed|submitted|dropped out of|broke up|split up|divorced|moved)\b/iu,
  /\b(?:no longer|not any ?more|any ?more|not any longer|instead of|switched (?:from|to)|changed (?:from|to|my)|is done|are done|all done|done with|used to)\b/iu,
]
const OVER_CHINESE =
  /不再|不.{1,12}了|没再|搬到|搬去|搬来|搬家|分手|离婚|取消|辞职|离职|跳槽|换成|换到|改成|改喝|改吃|卖了|卖给|卖掉|已经.{0,16}了|戒|退|还掉|还完|交了|写完|做完|搞定|办好/u

/** Words that say nothing of what it is about. */
const IDLE = new Set(
  `user the a an i i'm i've my me we our is am are was were have has had do does did don't doesn't not no any more anymore longer this that last week month
  year today yesterday morning evening night now every to of in on at from with for and but so just finally already it its be been by as
  quit left stopped gave up sold moved broke cancelled returned finished completed done instead job live lives living work works working
  drink drinks eat eats drive drives friday monday tuesday wednesday thursday saturday sunday`.split(/\s+/u),
)
const HAN_IDLE =
  '我用户的了在是不再没已经上周下周一二三四五六日天今昨明早晚现还都也就和跟要去把被给从到有年月午'

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
const HOME_CHINESE = /搬(?:到|去|来|家|回)/u
const LIVED = /\blives? in\b|\blive in\b|住在/iu

const OTHERS_ENGLISH = new RegExp(`^(?:my|our|the user's) (?:\\w+ )?${ENGLISH_KIN_WORD}\\b`, 'iu')
const OTHERS_CHINESE = /^(?:我|用户)(?:的)?(?:妈|爸|哥|姐|弟|妹|爷|奶|老板|同事|朋友)/u
/** Begins with the person: only what the same one said of themselves may end. */
const OWN = /^(?:(?:the user|user|用户)\b|(?:i|i'm|i've|we|me)\b|我|咱|用户)/iu

/**
 * Whether what was remembered of a person is over by their sentence: it says that something is, of the same
 * thing, and both are of the person themselves. `remembered` is the memory's content, a quotation's frame
 * included.
 */
export function isEndedBy(sentence: string, remembered: string, speaker: string | null): boolean {
  if (!saysItIsOver(sentence)) return false
  const before = withoutFrame(remembered, speaker)
  if (before === null || isOfAnother(sentence) || isOfAnother(before)) return false
  const moved = HOME_ENGLISH.test(sentence) || HOME_CHINESE.test(sentence)
  if (moved) return LIVED.test(before)
  const now = subjectWords(sentence)
  const common = [...subjectWords(before)].filter((word) => now.has(word))
  return (
    common.length >= (isChinese(before) ? 2 : 1) || (common.length === 1 && subjectWords(before).size <= 3)
  )
}

/** Both are of the person who speaks: nobody else's life is denied by it. */
export const isOfPerson = (sentence: string, remembered: string, speaker: string | null): boolean => {
  const before = withoutFrame(remembered, speaker)
  return before !== null && !isOfAnother(sentence) && !isOfAnother(before)
}

/** A quoted sentence without a word of the first person may be about anybody. */
const FIRST_PERSON = /\b(?:i|im|i['’]m|i['’]ve|my|me|we|our)\b|我|咱/iu

const isOfAnother = (text: string): boolean => OTHERS_ENGLISH.test(text) || OTHERS_CHINESE.test(text)

/** What was said, without who said it and when; null when somebody else said it or it is of somebody else. */
function withoutFrame(remembered: string, speaker: string | null): string | null {
  const quoted =
    /^(.{1,64}?)(?:, \d{1,2} [A-Z][a-z]+ \d{4}: "|，\d{4}年\d{1,2}月\d{1,2}日：「)(.*)["」]$/su.exec(
      remembered,
    )
  const mine = speaker === null ? ['The user', '用户'] : [speaker]
  if (quoted) return mine.includes(quoted[1]!) && FIRST_PERSON.test(quoted[2]!) ? quoted[2]! : null
  const [own] = mine.filter((name) => remembered.startsWith(name))
  return own !== undefined || OWN.test(remembered) ? remembered : null
}
