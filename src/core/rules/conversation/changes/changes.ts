import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD } from '../people/kin.ts'
import { isChinese } from '../sentences.ts'
import { isSubjectless } from '../verbs.ts'
import { isEndedInChinese, saysItIsOverInChinese } from './chinese.ts'
import { isEndedInEnglish, saysItIsOverInEnglish } from './english.ts'
import { isGone } from './gone.ts'
import { clausesOf, isForGood, isOtherNow, isOverByName, isReversed } from './slots.ts'
import {
  isDietLeft,
  isHomeLeft,
  isOfMoving,
  isParting,
  isPartnerLeft,
  isPetGone,
  isWorkLeft,
} from './standing.ts'
import { isState } from './states.ts'
import { isTopicOver } from './topics.ts'

/** Longer ones were pasted: they end nothing, and are nothing that ends. */
const LONGEST = 600

const IN_OTHER_WORDS = [isPartnerLeft, isHomeLeft, isWorkLeft, isPetGone, isDietLeft]

const SAYS_SO = new RegExp(
  String.raw`\b(?:broke|split|divorced|separated|moved|moving|relocated|retired|resigned|laid off|` +
    'fired|let go|redundant|notice|died|passed away|put|engagement|wedding|ended|graduated|' +
    String.raw`single|quits|dumped|together|let me go|fired me|last day|again|sold up|gave)\b`,
  'iu',
)

export const saysItIsOver = (sentence: string): boolean =>
  isChinese(sentence)
    ? saysItIsOverInChinese(sentence)
    : saysItIsOverInEnglish(sentence) || SAYS_SO.test(sentence)

/** Supposed, or said by somebody else of themselves. */
const SUPPOSED =
  /^(?:if|imagine|suppose|what if)\b|^(?:如果|要是|假如|万一)|(?:说|告诉我)[她他](?:再|已|不|要|们)/iu
/** In the words of a table. */
const OVER_BY_TABLE = [isOtherNow, isOverByName, isReversed]

const OTHERS_ENGLISH = new RegExp(`^(?:my|our|the user's) (?:\\w+ )?${ENGLISH_KIN_WORD}\\b`, 'iu')
const OTHERS_CHINESE = new RegExp(
  `^(?:我|用户)?们?家?的?${CHINESE_KIN_WORD}(?![^，,]{0,3}(?:让|叫|说|建议)我)`,
  'u',
)
/** Begins with the person: only what the same one said of themselves may end. */
const OWN = /^(?:(?:the user|user|用户)\b|(?:i|i'm|i've|we|me)\b|我|咱|用户)/iu

/**
 * Whether what was remembered of a person is over by their sentence: it says that something is, of the same
 * thing, and both are of the person themselves.
 * @param remembered the memory's content, a quotation's frame included
 * @param names what memories of the person begin with
 */
export function isEndedBy(sentence: string, remembered: string, names: readonly string[]): boolean {
  if (Math.max(sentence.length, remembered.length) > LONGEST) return false
  const before = withoutFrame(remembered, names)
  if (before === null || !isState(before)) return false
  if (saysItIsOver(sentence) && isParting(sentence) && isPartnerLeft(sentence, before)) return true
  if (isForGood(sentence) && isGone(sentence, before)) return true
  const [mine, known] = ofOneself(sentence, before)
  return mine !== null && known !== null && isOwnOver(mine, known)
}

function isOwnOver(sentence: string, before: string): boolean {
  if (OVER_BY_TABLE.some((isOver) => isOver(sentence, before))) return true
  if (isTopicOver(sentence, before)) return true
  if (!saysItIsOver(sentence) || SUPPOSED.test(sentence)) return false
  if (IN_OTHER_WORDS.some((isOver) => isOver(sentence, before))) return true
  if (isOfMoving(sentence) && !isChinese(sentence)) return isMovedAndMore(sentence, before)
  return isChinese(sentence) ? isEndedInChinese(sentence, before) : isEndedInEnglish(sentence, before)
}

/** "I moved out and sold the car": the moving ends a home, the rest what it names. */
const isMovedAndMore = (sentence: string, before: string): boolean =>
  sentence
    .split(/[,;]\s*|\s+(?:and|but) /iu)
    .some((clause) => !isOfMoving(clause) && isEndedInEnglish(clause, before))

/** Both are of the person who speaks: nobody else's life is denied by it. */
export const isOfPerson = (sentence: string, remembered: string, mine: readonly string[]): boolean => {
  const before = withoutFrame(remembered, mine)
  return before !== null && !isOfAnother(sentence) && !isOfAnother(before)
}

const RELATIVE = new RegExp(
  `^(?:(?:[Mm]y|[Oo]ur|[Tt]he user['’]s) (?:\\w+ )?(${ENGLISH_KIN_WORD})(?: (\\p{Lu}[\\p{Ll}'’-]+))?(?=['’ ])|(\\p{Lu}[\\p{Ll}-]+)(?=['’ ])|` +
    `(?:我|用户)?们?家?的?(${CHINESE_KIN_WORD}))(?!的|['’]s \\p{L}+ (?:is|has|was))`,
  'u',
)

/**
 * What both say of the speaker: themselves, or else, where both begin with the same relative, that one's life as if
 * it was theirs. Null where one of them is of somebody else.
 */
function ofOneself(sentence: string, before: string): readonly [string | null, string | null] {
  const own = isOfAnother(sentence) ? ownPart(sentence) : sentence
  if (!isOfAnother(before)) return [own, before]
  const one = RELATIVE.exec(before)
  const other = RELATIVE.exec(sentence)
  if (!one || !other) return [null, null]
  const [whole, kin, name, , han] = one
  const isSame =
    (han ?? kin) === (other[4] ?? other[1] ?? null) || (name !== undefined && name === (other[2] ?? other[3]))
  if (!isSame) return [null, null]
  const [who, known] = isChinese(sentence) ? ['我', '用户'] : ['I', 'The user']
  return [who + sentence.slice(other[0].length), known + before.slice(whole.length)]
}

const OWN_CLAUSE =
  /^(?:(?:and|but|so) )?(?:i|we)\b|^(?:我|咱)(?!们?家?的?[妈爸哥姐弟妹老女儿])|[把给替帮让]我|(?:就|只好)?我(?:就|也|都)/iu

/** "My son persuaded me and I'm in a flat now": from where it is of oneself. */
function ownPart(sentence: string): string | null {
  const clauses = clausesOf(sentence)
  const from = clauses.findIndex((clause) => OWN_CLAUSE.test(clause))
  return from === -1 ? null : clauses.slice(from).join(isChinese(sentence) ? '，' : ', ')
}

/** A quoted sentence without a word of the first person may be about anybody. */
const FIRST_PERSON = /\b(?:i|im|i['’]m|i['’]ve|my|me|we|our)\b|我|咱/iu
/** 每天早上一杯美式: what is done every day is the speaker's where nobody is named. */
const HAN_HABIT = /^(?:每[天周月日]|平时|一直|天天)(?!.*[他她它你您])/u

const isTheirs = (said: string): boolean =>
  FIRST_PERSON.test(said) ||
  OWN_RELATIVE.test(said) ||
  HAN_HABIT.test(said) ||
  (isChinese(said) ? isNobodys(said) : isSubjectless(said))

/** 五一打算去成都玩, 发布定在九月十号: said of nobody else, by their words' beginning. */
const isNobodys = (said: string): boolean =>
  !HAN_SOMEBODY.test(said) && !/(?<![吉其])[他她](?!们)/u.test(said)
const HAN_SOMEBODY =
  /^(?:阿(?!里|姨)\p{Script=Han}|小(?!区|米|时|学|说|红书|狗|猫|店)\p{Script=Han}|老(?![家师人宿板是公婆房])\p{Script=Han}|大家|人家|别人|你|您|它|听说|据说)/u
/** 女儿在武汉读研: of one's own family, as only what is said of the same one may end. */
const OWN_RELATIVE = new RegExp(`^${CHINESE_KIN_WORD}(?![和跟与们的])`, 'u')

/** "My girlfriend and I share a flat", 医生把我的药停了: theirs too. */
const OWN_TOO = new RegExp(
  `^(?:my|our|the user's) (?:\\w+ )?${ENGLISH_KIN_WORD}(?: [A-Z][\\p{L}'-]+)? and (?:i|me|the user)\\b|(?:把|给|替|不用)(?:我|用户)`,
  'iu',
)
/** "Bob told me he lives in Rome": his life. */
const TOLD_OF_OTHERS = /\b(?:told me|tells me|said|says) (?:that )?(?:he|she|they)\b|[说讲](?:她|他)/iu
const isOfAnother = (text: string): boolean =>
  TOLD_OF_OTHERS.test(text) ||
  ((OTHERS_ENGLISH.test(text) || OTHERS_CHINESE.test(text)) && !OWN_TOO.test(text))

/** What was said, without who said it and when; null when somebody else said it or it is of somebody else. */
function withoutFrame(remembered: string, mine: readonly string[]): string | null {
  const quoted =
    /^(.{1,64}?)(?:, \d{1,2} [A-Z][a-z]+ \d{4}: "|，\d{4}年\d{1,2}月\d{1,2}日：「)(.*)["」]$/su.exec(
      remembered,
    )
  if (quoted) return mine.includes(quoted[1]!) && isTheirs(quoted[2]!) ? quoted[2]! : null
  const own = mine.find((name) => remembered.startsWith(name))
  if (own !== undefined)
    return `${isChinese(remembered) ? '用户' : 'The user'}${remembered.slice(own.length)}`.replace(
      /(?<=.)\bthe user['’]s\b/giu,
      'my',
    )
  return OWN.test(remembered) ? remembered : null
}
