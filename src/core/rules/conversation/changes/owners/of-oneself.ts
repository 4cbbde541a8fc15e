import { remembered } from '../../../../text/remembered.ts'
import { statementOf } from '../../asked/statement.ts'
import { coreOf, isChinese } from '../../grammar/sentences.ts'
import { isPast, isSubjectless } from '../../grammar/verbs.ts'
import { patternNamed } from '../../named-patterns.ts'
import { areSameKin, CHINESE_KIN_WORD, ENGLISH_KIN_WORD, ENGLISH_PET } from '../../people/kin.ts'
import { mentionsIn } from '../../people/mentions.ts'
import { clausesOf, hasOtherDoer, isDoneByName } from '../slots/slots.ts'

/** Whose life a sentence and a memory tell of: what of them is of the person themselves. */

const OTHERS_ENGLISH = patternNamed('changes_others_english')
const OTHERS_CHINESE = patternNamed('changes_others_chinese')
/** Begins with the person: only what the same one said of themselves may end. */
const OWN = /^(?:(?:the user|user|用户)\b|(?:i|i'm|i've|we|me)\b|我|咱|用户)/iu

/** Both are of the person who speaks: nobody else's life is denied by it. */
export const isOfPerson = (sentence: string, remembered: string, mine: readonly string[]): boolean => {
  const before = withoutFrame(remembered, mine)
  return before !== null && !isOfAnother(sentence) && !isOfAnother(before)
}

/** "Mum's home": hers is whose mum she is. */
const BARE_KIN =
  /^(?:(?:my|our) )?(mum|mom|mam|mummy|mommy|dad|daddy|nana?|gran(?:ny|ma|pa|dad)?|granddad)(?=['’ ])/iu
const KIN_WORDS: Readonly<Record<string, string>> = {
  mam: 'mum',
  mummy: 'mum',
  mommy: 'mom',
  daddy: 'dad',
  nan: 'nana',
  gran: 'grandma',
  granny: 'grandma',
  grandad: 'granddad',
}
const withWhose = (text: string): string =>
  text.replace(BARE_KIN, (_, kin: string) => `my ${KIN_WORDS[kin.toLowerCase()] ?? kin.toLowerCase()}`)

/** 我们给女儿转学了: what is done for somebody is theirs. */
const FOR_RELATIVE = new RegExp(
  `^(?:我们?|咱们?)?(?:上?个?[周月]|最近|终于|已经|又|也)*[给帮替让送](?:我们?家?的?)?(${CHINESE_KIN_WORD})(?=转|换|报|办|退|停|请|找|改|断)`,
  'u',
)
const RELATIVE = patternNamed('changes_relative')
/** "Mina's mum". */
const THEIR_RELATIVE = new RegExp(
  `^\\p{Lu}[\\p{Ll}-]+['’]s (?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})(?=['’ ])`,
  'u',
)
/** 闺女同桌转学了: of somebody of theirs. */
const OF_THEIRS = patternNamed('whose_theirs')
/** Of whose lessons and schools a parent speaks as of things: 奥数班停了. */
const CHILD = /孩|娃|儿子|女儿|闺女|宝宝|\b(?:son|daughter|kids?|child(?:ren)?)\b/iu
/**
 * What both say of the speaker: themselves, or else, where both begin with the same relative, that one's life as if
 * it was theirs. Null where one of them is of somebody else.
 */
export function ofOneself(told: string, known: string): readonly [string | null, string | null] {
  const { sentence, own } = toldBy(told)
  const before = withWhose(known)
  if (!isOfAnother(before)) return [own, before]
  const [theirs, their] = [THEIR_RELATIVE.exec(before)?.[0], THEIR_RELATIVE.exec(sentence)?.[0]]
  if (theirs !== their) return [null, null]
  if (theirs !== undefined)
    return [asOwn(sentence.slice(theirs.length)), asKnown(before.slice(theirs.length))]
  const one = RELATIVE.exec(before)
  const other = RELATIVE.exec(sentence)
  if (other && OF_THEIRS.test(sentence.slice(other[0].length))) return [null, null]
  if (one && !other && CHILD.test(one[0]) && !FIRST_PERSON.test(own ?? '我'))
    return [asOwn((own ?? '').replace(/^(?:s?he|they)(?=['’ ])/iu, '')), before.slice(one[0].length)]
  if (!one || !other) return [own, ownPart(before)]
  const [whole, kin, name, alone, han] = one
  const word = han ?? kin
  const isSame =
    (word !== undefined && [other[4], other[1], other[3]].some((one) => one && areSameKin(word, one))) ||
    (name !== undefined && name === (other[2] ?? other[3])) ||
    (alone !== undefined && alone === (other[3] ?? other[2]))
  if (!isSame) return [null, null]
  if (isChinese(sentence))
    return [`我${sentence.slice(other[0].length)}`, `用户${before.slice(whole.length)}`]
  return [asOwn(sentence.slice(other[0].length)), asKnown(before.slice(whole.length))]
}

/** "'s in Aberdeen these days": as one would say it of oneself; what begins otherwise, as it is. */
function asOwn(told: string): string {
  const said = told.replace(THEIRS, 'my').replace(THEY, (_, is?: string) => (is === undefined ? 'I' : "I'm"))
  const [is, verb = ''] =
    /^(?:['’]s| is|['’]re| are) (?:(?:just|now|finally|already|also) )*(\p{L}+)/iu.exec(said) ?? []
  if (is === undefined) return /^['’ ]/u.test(said) ? `I${said}` : said
  return `I${isPast(verb) ? "'ve" : "'m"}${said.slice(said.indexOf(' ', 1))}`
}
/** "'s a vet in Inverness": as it is known of oneself. */
function asKnown(said: string): string {
  const verb = /^['’]s (?:\w+ly )?(\p{L}+)/iu.exec(said)?.[1]
  return `The user${verb === undefined ? said : ` ${isPast(verb) ? 'has' : 'is'}${said.slice(2)}`}`
}
/** "Paula handed in her notice, she starts on Monday": what is theirs, and who does it, behind their name. */
const THEIRS = /\b(?:his|her|their)\b(?= \p{L})/giu
const THEY = /(?<=[,;] |\b(?:and|but|so) )(?:s?he|they)(['’]s|['’]re)?(?= )/giu

/** A sentence, and what of it is of the speaker: read once, and compared with all that is known. */
const toldBy = remembered((told): { readonly sentence: string; readonly own: string | null } => {
  const sentence = withWhose(told.replace(FOR_RELATIVE, '我$1'))
  const isOthers = isOfAnother(sentence) || hasOtherDoer(sentence)
  return { sentence, own: isOthers ? ownPart(sentence) : sentence }
})

const OWN_CLAUSE = patternNamed('changes_own_clause')
/** 房东涨价了，现在…, 医生不让喝，咖啡我戒了: who acts on one; what is said behind it is of oneself. */
const ACTS_ON_ONE = patternNamed('changes_acts_on_one')
/** "My son persuaded me and I'm in a flat now": from where it is of oneself. */
export function ownPart(sentence: string): string | null {
  const clauses = clausesOf(sentence)
  const own = clauses.findIndex(
    (clause) => OWN_CLAUSE.test(clause) && !isOfAnother(clause) && !hasOtherDoer(clause),
  )
  const from = own === -1 && ACTS_ON_ONE.test(sentence) ? 1 : own
  const part = from === -1 ? [] : clauses.slice(from).filter((clause) => !isOfAnother(clause))
  return part.length === 0 ? null : part.join(isChinese(sentence) ? '，' : ', ')
}

/** A quoted sentence without a word of the first person may be about anybody. */
const FIRST_PERSON = /\b(?:i|im|i['’]m|i['’]ve|my|me|we|our)\b|我|咱/iu
/** 每天早上一杯美式: what is done every day is the speaker's where nobody is named. */
const HAN_HABIT = /^(?:每[天周月日]|平时|一直|天天)(?!.*[他她它你您])/u

const isTheirs = (said: string): boolean =>
  FIRST_PERSON.test(said) ||
  OWN_RELATIVE.test(said) ||
  BARE_KIN.test(said) ||
  HAN_HABIT.test(said) ||
  (isChinese(said)
    ? isNobodys(said)
    : isDoneByName(said) || isSubjectless(said) || /^(?:the|this) /iu.test(said))

/** 五一打算去成都玩, 发布定在九月十号: said of nobody else, by their words' beginning. */
const isNobodys = (said: string): boolean =>
  !HAN_SOMEBODY.test(said) &&
  !/(?<![吉其])[他她](?!们)/u.test(said) &&
  !mentionsIn(said).some(({ type, name }) => type === 'person' && said.startsWith(name))
const HAN_SOMEBODY = patternNamed('changes_han_somebody')
/** 女儿在武汉读研: of one's own family, as only what is said of the same one may end. */
const OWN_RELATIVE = patternNamed('changes_own_relative')
/** "My girlfriend and I share a flat", 医生把我的药停了: theirs too. */
const OWN_TOO = patternNamed('changes_own_too')
/** "Bob told me he lives in Rome": his life. */
const TOLD_OF_OTHERS = patternNamed('changes_told_of_others')
export const isOfAnother = (text: string): boolean =>
  TOLD_OF_OTHERS.test(text) ||
  isDoneByName(text) ||
  ((OTHERS_ENGLISH.test(text) || OTHERS_CHINESE.test(text)) && !OWN_TOO.test(text))

const QUOTATION =
  /^(.{1,64}?)(?:, \d{1,2} [A-Z][a-z]+ \d{4}(?:, asked "([^"]{1,256})")?: "|，\d{4}年\d{1,2}月\d{1,2}日(?:，被问「([^」]{1,256})」)?：「)(.*)["」]$/su
/** What a memory quotes, of an answer together with its question: read once, and compared with every sentence. */
export const quotationIn = remembered((memory) => {
  const [, speaker, english, chinese, words] = QUOTATION.exec(memory) ?? []
  if (speaker === undefined || words === undefined) return null
  const asked = english ?? chinese
  const said = asked === undefined ? coreOf(words) : statementOf(asked, words)
  return { speaker, said, asked, isTheirs: isTheirs(said) }
})

/** What was said, without who said it and when; null when somebody else said it or it is of somebody else. */
export function withoutFrame(remembered: string, mine: readonly string[]): string | null {
  const quoted = quotationIn(remembered)
  if (quoted) return mine.includes(quoted.speaker) && quoted.isTheirs ? quoted.said : null
  const own = mine.find((name) => remembered.startsWith(name))
  if (own !== undefined)
    return `${isChinese(remembered) ? '用户' : 'The user'}${remembered.slice(own.length)}`.replace(
      /(?<=.)\bthe user['’]s\b/giu,
      'my',
    )
  return OWN.test(remembered) ? remembered : null
}
