import { lazily } from '../../../text/lazily.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { remembered } from '../../../text/remembered.ts'
import { denies } from '../../../text/words/denying-words.ts'
import { saysRemember } from '../../../text/words/remembering.ts'
import { tables } from '../../tables.ts'
import { saysWhatIsOver } from '../changes/chinese.ts'
import { isOwnEnd } from '../changes/english.ts'
import { carefully } from '../grammar/casual.ts'
import { isDenied } from '../grammar/denial.ts'
import { isChinese } from '../grammar/sentences.ts'
import type { Kind } from '../kinds/kinds.ts'
import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD, CHINESE_PET } from '../people/kin.ts'
import { isFirstName } from '../people/known.ts'
import { isFragment, isMilestone } from './few-words.ts'
import { linesOf, looked } from './told-plainly.ts'

interface Scale {
  /** Points of what a sentence shows, less those that it needs. */
  readonly pointsOf: (shown: string) => number
}

/** `least`, then lines of `points pattern`; what is indented further goes on with the line before. */
function scale(rows: string): Scale {
  const [least = '', ...lines] = linesOf(rows)
  const points = lines.map((line) => {
    const end = line.indexOf(' ')
    return [Number(line.slice(0, end)), new RegExp(line.slice(end + 1), 'u')] as const
  })
  return {
    pointsOf: remembered((shown) =>
      points.reduce((sum, [weight, pattern]) => (pattern.test(shown) ? sum + weight : sum), -Number(least)),
    ),
  }
}

/** Null where the tables were not read: then everything is worth it. */
const scales = lazily(() => {
  const { common, english, chinese } = tables().worth
  if (!common || !english || !chinese) return null
  return { common: new Set(common.trim().split(/\s+/u)), english: scale(english), chinese: scale(chinese) }
})

const LONGEST = 600
/** The longest Chinese word of the table of common ones. */
const CHARACTERS = 3

/** How many words, or Chinese characters, are none of those that every talk has. */
function namedIn(words: string, common: ReadonlySet<string>): number {
  let count = 0
  for (const [word] of words.matchAll(/[a-z][a-z'-]*|\p{Script=Han}+/gu)) {
    if (/^[a-z]/u.test(word)) count += common.has(word) ? 0 : 1
    else count += uncommonIn(word, common)
  }
  return count
}

/** How many characters of a Chinese text begin no common word. */
function uncommonIn(text: string, common: ReadonlySet<string>): number {
  let count = 0
  for (let at = 0; at < text.length; ) {
    let length = CHARACTERS
    while (length > 0 && !common.has(text.slice(at, at + length))) length -= 1
    count += length === 0 ? 1 : 0
    at += Math.max(1, length)
  }
  return count
}

/** Another sentence of the turn is talk, and none asks for something. */
const besides = (others: readonly Kind[]): string =>
  others.some((kind) => kind === 'small_talk' || kind === 'other' || kind === 'unreal') &&
  !others.some((kind) => kind === 'question' || kind === 'request')
    ? '+talk'
    : ''

export interface Told {
  readonly sentence: string
  /** Without what leads into it. */
  readonly core: string
  readonly kind: Kind
  /** The kinds of the turn's other sentences. */
  readonly others: readonly Kind[]
}

/** "I'm scared of birds, right?", "remind me to …?": told all the same. */
const ASKED = /[?？]\s*$/u

const REMINDS = /\bremind me (?:to|of|about|that|on|at|in|when)\b|提醒我|提醒一下我|让我忘|帮我盯/iu

const OBLIGED = patternNamed('worth_obliged')
const DAY_AHEAD = patternNamed('worth_day_ahead')
const HOUR = patternNamed('worth_hour')
/** "I must be at the airport by 5:45 tomorrow": where and when somebody has to be. */
const isAppointed = (careful: string): boolean =>
  [OBLIGED, DAY_AHEAD, HOUR].every((pattern) => pattern.test(careful))
/** "It's my birthday today", 今天是我生日. */
const OWN_DAY = patternNamed('worth_own_day')
/** "Inherited him from my uncle": how somebody came to whom or what they have. */
const ACQUIRED = patternNamed('worth_acquired')
/** "I need to call the dentist", 我得给牙医打电话: what is to be done, with the verb of an errand. */
const ERRAND = patternNamed('worth_errand')

/** Said to last, to be kept, done, or against what is known: whatever it is of. */
const isMeantToStay = ({ sentence, core, kind }: Told, careful: string): boolean =>
  kind === 'constraint' ||
  kind === 'rule' ||
  kind === 'task_done' ||
  (kind === 'task_open' && REMINDS.test(core)) ||
  isAppointed(careful) ||
  isMilestone(core) ||
  ((kind === 'profile' || kind === 'preference') && isFragment(core)) ||
  [OWN_DAY, ACQUIRED, ERRAND].some((pattern) => pattern.test(careful)) ||
  ASKED.test(sentence) ||
  saysRemember(sentence) ||
  denies(sentence) ||
  isDenied(careful)

const wordsOf = (core: string): string => carefully(simplified(core.slice(0, LONGEST)))

/** Of somebody near, or an animal. */
const DIES = new RegExp(`(?:${CHINESE_KIN_WORD}|${CHINESE_PET})[^，,。]{0,4}(?:死|没|走|去世|过世)了`, 'u')

/** What a sentence has that speaks for keeping it, or against. */
export interface Worth {
  /** The sentence as the tables look at it (`looked`). */
  readonly words: string
  /** How many of its words not every talk has. */
  readonly named: number
  /** Beyond those that it needs. */
  readonly points: number
  /** It is said to last, to be kept, done, or against what is known: whatever points it has. */
  readonly isMeantToStay: boolean
  /** It says that something is over, which may be known. */
  readonly isEnd: boolean
}

/**
 * What is added up by a table of points: names, times, kin and deeds of a sentence, and that it points, asks or
 * finds something so. The patterns look at `kind+besides#named|words`, in small letters, names as `@name`;
 * `+name` where a given name begins it, `+ends` where something is over.
 */
export function worthOf(told: Told): Worth {
  const { sentence, core, kind, others } = told
  const isHan = isChinese(core)
  const words = looked(simplified((isHan ? core : sentence).slice(0, LONGEST)))
  const known = scales()
  if (known === null) return { words, named: 0, points: 0, isMeantToStay: true, isEnd: false }
  const named = namedIn(words, known.common)
  const name = isFirstName(core.split(/[^\p{L}]/u, 1)[0]!) ? '+name' : ''
  const careful = wordsOf(core)
  const ends = isChinese(careful) ? saysWhatIsOver(careful) : isOwnEnd(careful)
  const shown = `${kind}${besides(others)}${name}${ends ? '+ends' : ''}#${named}|${words}`
  return {
    words,
    named,
    points: (isHan ? known.chinese : known.english).pointsOf(shown),
    isMeantToStay: isMeantToStay(told, careful),
    isEnd: ends || (isHan && DIES.test(careful)),
  }
}

/** Whether a sentence that a rule would keep tells of a life and not only of the talk. */
export const isWorthKeeping = (worth: Worth): boolean => worth.isMeantToStay || worth.points >= 0
