import { lazily } from '../../../text/lazily.ts'
import { saysRemember } from '../../../text/words/remembering.ts'
import { denies } from '../../../text/words/trust-words.ts'
import { tables } from '../../tables.ts'
import { carefully } from '../casual.ts'
import { saysWhatIsOver } from '../changes/chinese.ts'
import { isOwnEnd } from '../changes/english.ts'
import { isDenied } from '../denial.ts'
import type { Kind } from '../kinds.ts'
import { isFirstName } from '../people/known.ts'
import { isChinese } from '../sentences.ts'
import { simplified } from '../simplified.ts'
import { linesOf, looked } from './told-plainly.ts'

interface Scale {
  /** Points that a sentence needs. */
  readonly least: number
  readonly points: readonly (readonly [number, RegExp])[]
}

/** `least`, then lines of `points pattern`; what is indented further goes on with the line before. */
function scale(rows: string): Scale {
  const [least = '', ...lines] = linesOf(rows)
  return {
    least: Number(least),
    points: lines.map((line) => {
      const end = line.indexOf(' ')
      return [Number(line.slice(0, end)), new RegExp(line.slice(end + 1), 'u')]
    }),
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
    else
      for (let at = 0; at < word.length; ) {
        let length = CHARACTERS
        while (length > 0 && !common.has(word.slice(at, at + length))) length -= 1
        count += length === 0 ? 1 : 0
        at += Math.max(1, length)
      }
  }
  return count
}

/** Another sentence of the turn is talk, and none asks for something. */
const besides = (others: readonly Kind[]): string =>
  others.some((kind) => kind === 'small_talk' || kind === 'other' || kind === 'unreal') &&
  !others.some((kind) => kind === 'question' || kind === 'request')
    ? '+talk'
    : ''

interface Told {
  readonly sentence: string
  /** Without what leads into it. */
  readonly core: string
  readonly kind: Kind
  /** The kinds of the turn's other sentences. */
  readonly others: readonly Kind[]
}

/** "I'm scared of birds, right?", "remind me to …?": told all the same. */
const ASKED = /[?？]\s*$/u

/** Said to last, to be kept, done, or against what is known: whatever it is of. */
const isMeantToStay = ({ sentence, core, kind }: Told): boolean =>
  kind === 'constraint' ||
  kind === 'rule' ||
  kind === 'task_done' ||
  ASKED.test(sentence) ||
  saysRemember(sentence) ||
  denies(sentence) ||
  isDenied(wordsOf(core))

const wordsOf = (core: string): string => carefully(simplified(core.slice(0, LONGEST)))

/** What the patterns look at: `kind+besides#named|words`, in small letters, names as `@name`; `+name`
 * where a given name begins it, `+ends` where something is over. */
function lookedAt({ sentence, core, kind, others }: Told, common: ReadonlySet<string>): string {
  const said = looked(simplified((isChinese(core) ? core : sentence).slice(0, LONGEST)))
  const named = isFirstName(core.split(/[^\p{L}]/u, 1)[0]!) ? '+name' : ''
  const words = wordsOf(core)
  const ends = (isChinese(words) ? saysWhatIsOver(words) : isOwnEnd(words)) ? '+ends' : ''
  return `${kind}${besides(others)}${named}${ends}#${namedIn(said, common)}|${said}`
}

/** How many points a sentence has beyond those that it needs: see `isWorthKeeping`. */
function pointsBeyond(told: Told): number {
  const known = scales()
  if (known === null) return 0
  const looked = lookedAt(told, known.common)
  const { least, points } = isChinese(told.core) ? known.chinese : known.english
  return points.reduce((sum, [weight, pattern]) => (pattern.test(looked) ? sum + weight : sum), -least)
}

/**
 * Whether a sentence that a rule would keep tells of a life and not only of the talk: what it has (names, times,
 * kin, deeds; pointing, asking, finding something so) is added up by a table of points.
 */
export const isWorthKeeping = (told: Told): boolean => isMeantToStay(told) || pointsBeyond(told) >= 0
