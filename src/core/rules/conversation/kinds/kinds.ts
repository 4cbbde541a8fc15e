import { simplified } from '../../../text/reading/simplified.ts'
import { asksToKeepOnly, saysRemember } from '../../../text/words/remembering.ts'
import { saysWhatIsOver } from '../changes/chinese.ts'
import { isOwnEnd } from '../changes/english.ts'
import { isFigure } from '../figures/figures.ts'
import { carefully, withoutTone } from '../grammar/casual.ts'
import { isDenied } from '../grammar/denial.ts'
import { isHabit } from '../grammar/loose.ts'
import { isChinese, unquoted, withoutManners } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { isCalled } from '../relations/called.ts'
import { isFragment, isMilestone } from '../worth/few-words.ts'
import { isToldPlainly } from '../worth/told-plainly.ts'
import { isChineseOpinion, ofChinese } from './chinese-kinds.ts'
import { ofEnglish } from './english-kinds.ts'
import { keptAs } from './kept-as.ts'
import { isOfTheMoment } from './moment.ts'
import { isSaidOnly } from './opinions.ts'
import { isGeneral, isPassing } from './passing.ts'
import { type KeptKind, keptKindOf } from './patterns.ts'
import { ASKS_HOW, asksAnything, FIRST_PERSON } from './questions.ts'
import { isDelighted, isIdle, isImpersonal, isReaction, isSmallTalk, isUnreal } from './talk.ts'
import { isTechnical } from './technical.ts'
import { tellsNothing } from './telling.ts'
import { isMadeUp } from './unreal.ts'

/** What a sentence of the user is. */
export type Kind = KeptKind | 'small_talk' | 'question' | 'unreal' | 'request' | 'other'

/** Longer ones are pasted texts: only their beginning is looked at, so that no sentence is slow to read. */
const LONGEST = 600
const REQUEST = new RegExp(
  "^(?:please |can you |could you |would you |will you |help me |let['’]?s )|^(?:tell|" +
    'show|explain|write|translate|give|find|list|summari[sz]e|describe|compare|check|' +
    'search|look up|recommend|suggest) |^(?:请(?![了过假])|帮我|帮忙|麻烦|给我|告诉我|解释|翻译|写一|列出|推荐|' +
    '查一下|搜一下|说说|讲讲)',
  'iu',
)
const LATER =
  /\b(?:remind me|book|schedule|reserve|order|cancel)\b|提醒我|预订|预约|订(?:一|个|张|票)|安排|取消|帮我[盯留]/iu

/**
 * What one sentence of the user is, by the first rule that holds. `core` is it without what leads into it.
 */
export function kindOf(sentence: string, core: string): Kind {
  const [said, told] = [withoutManners(simplified(sentence)), simplified(core)]
  const kind = kindOfPlain(said, told)
  if (MAY_BE_NEWS.has(kind) && isMilestone(told)) return 'episode'
  if ((kind === 'other' || kind === 'episode') && isFragment(told)) return 'profile'
  const mayBeProfile = kind === 'other' || (kind === 'episode' && OWN_PAY.test(told))
  const isProfile = () => isToldPlainly(unquoted(told)) || isCalled(told) || asksToKeep(said)
  return mayBeProfile && isProfile() ? 'profile' : kind
}

/** "Remember: bins on Tuesdays": it is asked to keep what it says, whatever that is of. */
const asksToKeep = (sentence: string): boolean =>
  saysRemember(sentence) && !TO_DO.test(sentence) && !asksToKeepOnly(sentence)
/** "Don't forget to smile", 记得多喝水: the other is told to do something. */
const TO_DO = /\b(?:remember|forget) to\b|记得|忘/iu

/** What a few words are taken for that tell no more: "twins!!", 升职啦. */
const MAY_BE_NEWS: ReadonlySet<Kind> = new Set(['small_talk', 'other'])

/** 我月薪两万三: nothing happened. */
const OWN_PAY = /^我们?的?(?:现在|目前)?的?(?:月薪|年薪|底薪|工资|时薪)/u

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
  if (isFigure(words) || isFigure(said)) return 'unreal'
  const kind = toldAs(bare, words, asks, later)
  return isReaction(sentence) && (kind === 'preference' || isDelighted(words)) ? 'unreal' : kind
}

/** "The wedding is off": what was to be is not. */
const CALLED_OFF =
  /^(?:the|our|my|\p{L}+['’]s) (?:wedding|engagement|marriage|honeymoon) (?:is|['’]s|was|got|has been) (?:now |all )?(?:off|called off)[.!]*$/iu

/** "need to call mum tonight", 还得给我妈买药: to be done, whoever it is for. */
const ERRAND = patternNamed('worth_errand')

/** "Let's not use Redis for the queue": for all of them. */
const DECIDED = patternNamed('decided_together')

/** What is told, or asked for, by words that are meant. */
function toldAs(bare: string, words: string, asks: boolean, later: boolean): Kind {
  if (isIdle(words) || tellsNothing(words) || quotesOnly(bare, words)) return 'other'
  const found = keptKindOf(words)
  const kind = found && keptAs(found, words)
  if (REQUEST.test(words) && kind !== 'rule' && !later && !DECIDED.test(words)) return 'request'
  if (asks || (!isSet(kind) && ERRAND.test(words))) return 'task_open'
  if ((!kind || kind === 'episode' || kind === 'profile') && isTechnical(words)) return 'other'
  if (!isSet(kind) && isPassing(words)) return 'request'
  if (!isSet(kind) && CALLED_OFF.test(words)) return 'episode'
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

/** The weather, unless somebody was out in it. */
const isNobodys = (words: string): boolean => isImpersonal(words) && !FIRST_PERSON.test(words)

/** Next to nothing is said beside what is quoted. */
const quotesOnly = (bare: string, words: string): boolean =>
  bare.length > words.length + 2 && (words.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0) <= 3
