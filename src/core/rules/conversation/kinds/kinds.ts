import { isQuestion } from '../../../text/reading/questions.ts'
import { saysWhatIsOver } from '../changes/chinese.ts'
import { isOwnEnd } from '../changes/english.ts'
import { patternNamed } from '../changes/slots/slots.ts'
import { carefully, withoutTone } from '../grammar/casual.ts'
import { isDenied } from '../grammar/denial.ts'
import { isBareStatement, isDated, isHabit, isOfThem, isOfTheThing, isSoon } from '../grammar/loose.ts'
import { isReported } from '../grammar/modality.ts'
import { isChinese, unquoted } from '../grammar/sentences.ts'
import { simplified } from '../grammar/simplified.ts'
import { isNote, isPast, isSubjectless } from '../grammar/verbs.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import { isCalled } from '../relations/called.ts'
import { CHINESE_NAME_PART } from '../relations/chinese-names.ts'
import { isToldPlainly } from '../worth/told-plainly.ts'
import { isChineseOpinion, ofChinese } from './chinese-kinds.ts'
import { isOfTheMoment } from './moment.ts'
import { isSaidOnly } from './opinions.ts'
import { isGeneral, isPassing, isRemark } from './passing.ts'
import { type KeptKind, keptKindOf, saysConstraint } from './patterns.ts'
import { asksOnlyIfSaid } from './said-before.ts'
import { isDelighted, isIdle, isImpersonal, isReaction, isSmallTalk, isUnreal } from './talk.ts'
import { isTechnical } from './technical.ts'
import { tellsNothing } from './telling.ts'
import { isMadeUp } from './unreal.ts'

/** What a sentence of the user is. */
export type Kind = KeptKind | 'small_talk' | 'question' | 'unreal' | 'request' | 'other'

/** Longer ones are pasted texts: only their beginning is looked at, so that no sentence is slow to read. */
const LONGEST = 600

const FIRST_PERSON = /\b(?:i|i['’](?:m|ve|ll|d)|me|my|mine|myself|we|our|us)\b|我|咱/iu
const REQUEST = new RegExp(
  "^(?:please |can you |could you |would you |will you |help me |let['’]?s )|^(?:tell|" +
    'show|explain|write|translate|give|find|list|summari[sz]e|describe|compare|check|' +
    'search|look up|recommend|suggest) |^(?:请|帮我|帮忙|麻烦|给我|告诉我|解释|翻译|写一|列出|推荐|' +
    '查一下|搜一下|说说|讲讲)',
  'iu',
)
const LATER =
  /\b(?:remind me|book|schedule|reserve|order|cancel)\b|提醒我|预订|预约|订(?:一|个|张|票)|安排|取消/iu
const ASKS_HOW = /怎么|什么|哪|多少|几|为何|\b(?:how|what|which|why|who)\b/iu

/**
 * What one sentence of the user is, by the first rule that holds. `core` is it without what leads into it.
 */
export function kindOf(sentence: string, core: string): Kind {
  const [said, told] = [simplified(sentence), simplified(core)]
  const kind = kindOfPlain(said, told)
  return kind === 'other' && (isToldPlainly(told) || isCalled(told)) ? 'profile' : kind
}

function kindOfPlain(sentence: string, core: string): Kind {
  const bare = withoutTone(core.slice(0, LONGEST))
  const words = carefully(unquoted(bare))
  if (isSmallTalk(sentence.slice(0, LONGEST)) || isSmallTalk(bare)) return 'small_talk'
  if (!/[\p{L}\p{N}]/u.test(words)) return 'unreal'
  const later = LATER.test(words) && !ASKS_HOW.test(words)
  const asks = asksAnything(sentence.slice(-LONGEST), words)
  if (asks && !later) return 'question'
  const said = sentence.slice(0, LONGEST)
  if (isUnreal(words) || isUnreal(said) || isMadeUp(carefully(said))) return 'unreal'
  const kind = toldAs(bare, words, asks, later)
  return isReaction(sentence) && (kind === 'preference' || isDelighted(words)) ? 'unreal' : kind
}

/** What is told, or asked for, by words that are meant. */
function toldAs(bare: string, words: string, asks: boolean, later: boolean): Kind {
  if (isIdle(words) || tellsNothing(words) || quotesOnly(bare, words)) return 'other'
  const found = keptKindOf(words)
  const kind = found && keptAs(found, words)
  if (REQUEST.test(words) && kind !== 'rule' && !later) return 'request'
  if (asks) return 'task_open'
  if ((!kind || kind === 'episode' || kind === 'profile') && isTechnical(words)) return 'other'
  if (!isSet(kind) && isPassing(words)) return 'request'
  if (!isSet(kind) && (isOfTheMoment(words) || isSaidOnly(words))) return 'other'
  if ((isLoose(kind) && isGeneral(words)) || (kind !== 'rule' && isChineseOpinion(words))) return 'other'
  if (kind !== 'rule' && kind !== 'episode' && isDenied(words)) return 'profile'
  if (kind && (kind !== 'episode' || !isNobodys(words))) return kind
  if (isNobodys(words)) return 'other'
  if (isHabit(words)) return 'profile'
  if (isChinese(words) ? saysWhatIsOver(words) : isOwnEnd(words)) return 'episode'
  return isChinese(words) ? ofChinese(words) : ofEnglish(words)
}

/** Said to last, or done: whatever it is of. */
const isSet = (kind: KeptKind | undefined): boolean =>
  kind === 'rule' || kind === 'constraint' || kind === 'decision' || kind === 'task_done'
const isLoose = (kind: KeptKind | undefined): boolean =>
  kind === undefined || kind === 'episode' || kind === 'profile'

const OTHERS = new RegExp(
  `\\b(?:he|she|they|he's|she's|they're)\\b|\\b(?:my|our|his|her|their|` +
    `[\\p{L}]+'s) (?:\\w+ )?(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b|` +
    `[他她它]|(?:我|咱)们?家?的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET})|` +
    `^(?:${CHINESE_NAME_PART}|${CHINESE_KIN_WORD})`,
  'iu',
)
const OWN = new RegExp(`\\b(?:i|i'm|i've|me)\\b|我(?!们?家?的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET}))`, 'iu')

/** Whether the clause that says what is to be avoided says it of somebody else than the speaker. */
function isOfAnother(words: string): boolean {
  const clauses = words.split(/[,，;；。]|\b(?:and|but|so)\b|但是?|所以/iu).filter(saysConstraint)
  return clauses.length > 0 && clauses.every((clause) => OTHERS.test(clause.trim()) && !OWN.test(clause))
}

/** "…, is that even legal", 要不要去医院: a question without its mark. */
const ASKS_AT_END =
  /, (?:is|are|was|can|could|do|does|did|should|would|will) (?:that|it|this|there|i|you|u|we|they|he|she)\b/iu
/** 时不时 and 动不动 say how often. */
const ASKS_WHETHER = /(?!时不时|动不动)(\p{Script=Han})不\1(?!了)|有没有|是否/u
/** 我要不要养只狗啊，老想着: asked from its first word, whatever comes behind. */
const ASKS_FROM_START = /^我们?(?:是不是)?(?:该不该|要不要|能不能|应不应该|是不是该)/u
const WONDERS = /想|考虑|纠结|犹豫|知道|看|问|不管|无论|决定|担心/u
/** "I'm scared of birds, right?": it is told, and asked for a nod. */
const NOD = new RegExp(
  '[,，] ?(?:right|remember|you know|huh|eh|yeah|ok|对吧|是吧|对不对|记得吗|记得吧|' +
    String.raw`你知道吧|知道吧) ?[?？]+\s*$`,
  'iu',
)

function asksAnything(sentence: string, words: string): boolean {
  if (asksOnlyIfSaid(sentence)) return false
  if (NOD.test(sentence) && FIRST_PERSON.test(words)) return false
  if (isQuestion(sentence) || ASKS_AT_END.test(words)) return !isAmazed(sentence, words)
  return ASKS_FROM_START.test(words) || (ASKS_WHETHER.test(words) && !WONDERS.test(words))
}

/** "my old boss cried??" asks nothing. */
const isAmazed = (sentence: string, words: string): boolean =>
  /[?？]{2,}\s*$/u.test(sentence) &&
  /^(?:my|our|i|we|the|so|and|\w+ed)\b|^(?:我|今天|昨天)/iu.test(words) &&
  !ASKS_HOW.test(words) &&
  isOver(words)

const isOver = (words: string): boolean =>
  isChinese(words) ? /了/u.test(words) : isSubjectless(words) || words.split(/[^\p{L}']+/u, 6).some(isPast)

const THINGS =
  'phone|laptop|computer|car|bike|house|apartment|flat|dog|cat|puppy|kitten|pet|team|company|school|' +
  'birthday|job'
/** "my phone died": it happened, and is nothing that somebody is. */
const ONCE = new RegExp(`\\b(?:my|our) (?:\\w+ )??(?:${THINGS}) (\\w+ ?\\w*)`, 'iu')
const OTHERS_DEED = new RegExp(
  `^(?:my|our|the) (?:\\w+ )?(${ENGLISH_KIN_WORD}|${ENGLISH_PET}) (?:just |finally |also )?(\\w+)`,
  'iu',
)
const HAN_ONCE = /今天|昨天|昨晚|前天|刚刚?|上周|上个?月|早上|中午|下午/u
const HAN_LASTS = /住|搬|工作|上班|入职|毕业|结婚|生日|岁|养|叫/u

/** "the dentist said I have to come back": told by another, and mine to do. */
const IS_MINE = new RegExp(
  String.raw`\bi(?:'ll| (?:have|had|need|needed|ought|must|should|will|am))\b|\bme to\b|让我|叫我|` +
    '说我(?:要|得|必须|需要)',
  'iu',
)

/** "Max doesn't have the allergy any more": nothing is to be avoided. */
const NO_LONGER = patternNamed('kinds_no_longer')
/** "Mina eats fish again, so no vegetarian any more": the same. */
const EATS_AGAIN = patternNamed('eats_meat')

/** What somebody else must avoid, has to do or did is nothing that the speaker is, must or does. */
function keptAs(found: KeptKind, words: string): KeptKind {
  if (
    found === 'constraint' &&
    (isOfAnother(words) || [NO_LONGER, EATS_AGAIN].some((not) => not.test(words)))
  )
    return 'profile'
  if (found === 'task_open' && isReported(words) && !IS_MINE.test(words)) return 'episode'
  return found === 'profile' && (isChinese(words) ? isOnceChinese(words) : isOnce(words)) ? 'episode' : found
}

const isOnceChinese = (words: string): boolean =>
  HAN_ONCE.test(words) && /了/u.test(words) && !HAN_LASTS.test(words)

function isOnce(words: string): boolean {
  const [first = '', ...others] = words.split(/\s+/u, 3)
  const deed = ONCE.exec(words)?.[1]?.split(' ') ?? []
  const isOwn = /^(?:i|i'm|i've|my|our|we|also|and|so)$/iu.test(first)
  const [of, by = ''] = OTHERS_DEED.exec(words)?.slice(1) ?? []
  return (
    isSubjectless(words) ||
    deed.some(isDone) ||
    (of !== undefined && isDone(by)) ||
    (!isOwn && others.some(isDone))
  )
}

const isDone = (word: string): boolean =>
  isPast(word) &&
  !new RegExp(
    '^(?:was|were|had|born|got|lived|worked|moved|grew|studied|married|retired|used|taught|' +
      'ran|owned|played|loved|liked|hated)$',
    'iu',
  ).test(word)

/** The weather, unless somebody was out in it. */
const isNobodys = (words: string): boolean => isImpersonal(words) && !FIRST_PERSON.test(words)

/** Next to nothing is said beside what is quoted. */
const quotesOnly = (bare: string, words: string): boolean =>
  bare.length > words.length + 2 && (words.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0) <= 3

const SOMEBODY = new RegExp(
  `^(?:(?:yesterday|today|last \\w+|this \\w+|also|and|so|but|then|now|apparently|oh),? )*(?:(?:my|our|` +
    `the) (?:\\w+ )?(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET}|family)|mom|mum|dad|grandma|grandpa)(?:'s)?\\b`,
  'iu',
)
const NAMED = new RegExp(
  '^(?!(?:It|This|That|There|Here|The|What|He|She|They|We|You|Your|A|An|These|Those|' +
    'Thanks|So|And|But|Well|Yes|No|If|When|Life|Time|People|Some|Good|Great|Nice|Love|Hope|' +
    'Sometimes|Everyone|Everything|Nothing|Music|Setbacks|Hard|Family|Dance|Mental|Just|' +
    'Really|Not|Such|Being|Making|' +
    String.raw`Having)\b)[A-Z][\p{L}'’-]+(?: (?:and )?[A-Z][\p{L}'’-]+)* (?:just |finally |also |` +
    String.raw`still |now |never |always |already )?([\p{L}']+)`,
  'u',
)
const RELATIVE_OF = new RegExp(
  `^(?!(?:It|That|What|Here|There|Let|Who|He|She|Today|Tomorrow|How|Where|When|` +
    `This)'s)[A-Z][\\p{L}-]+'s (?:(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b|[\\p{L}-]+ (?:is|was|has|got|` +
    `broke|died|starts|arrives)\\b)`,
  'u',
)
/** "The interview at Spotify went well": what one does not speak of unless it was one's own. */
const HAPPENING = new RegExp(
  String.raw`^the (?:\w+ )?(?:interview|exam|test|meeting|surgery|operation|wedding|trip|flight|` +
    'party|concert|game|match|appointment|presentation|move|date|funeral|scan|results?|' +
    String.raw`offer|deal|birth|recital|race|marathon)\b.*\b(?:went|was|were|got|came|is|are)\b`,
  'iu',
)
const THIRD = new RegExp(
  "^(?:does|doesn't|isn't|hasn't|speaks|prefers|knows|eats|drinks|drives|turns|lives?|" +
    'works?|studies|is|was|' +
    "has|gone|become|taken|fallen|broken|likes?|loves?|comes|owns|plays?|hates?|wants|teaches|got|will|'s|are|were|have)$",
  'u',
)

/** "Linux is better than windows": an opinion. */
const BETTER_THAN = /\b(?:is|are|was|were) (?:\w+ )?(?:\w+er|worse|more|less|as) (?:\w+ )?(?:than|as)\b/iu

const IS_ILL =
  /^i have (?:asthma|diabetes|epilepsy|migraines|insomnia|autism|eczema|cancer|depression|anxiety|adhd|ocd|ptsd|ibs|[a-z]+(?:itis|osis|emia|algia|lexia|phobia)$)/iu

function ofEnglish(words: string): Kind {
  const count = words.split(/\s+/u, 6).length
  if (isDated(words)) return 'episode'
  if (isRemark(words)) return 'other'
  if (/^(?:you|your|you're|it's|that's|there's|this is)\b/iu.test(words) && !/\b(?:my|our)\b/iu.test(words)) {
    return FIRST_PERSON.test(words) && count > 5 && !/^you/iu.test(words) ? 'episode' : 'other'
  }
  if (isSubjectless(words) || isNote(words) || isSoon(words)) return 'episode'
  if (isOfThem(words)) return 'profile'
  if (FIRST_PERSON.test(words)) return count >= 4 || IS_ILL.test(words) ? 'episode' : 'other'
  if ((SOMEBODY.test(words) || RELATIVE_OF.test(words)) && count >= 3)
    return isOnce(words) ? 'episode' : 'profile'
  if (HAPPENING.test(words) || isBareStatement(words) || isOfTheThing(words)) return 'episode'
  const verb = NAMED.exec(words)?.[1]
  return verb && !BETTER_THAN.test(words) && (THIRD.test(verb) || isPast(verb)) && count >= 3
    ? 'profile'
    : 'other'
}
