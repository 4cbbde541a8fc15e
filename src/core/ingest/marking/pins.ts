import type { Mark } from '../../memories/turns/schemas.ts'
import { withoutRecalled } from '../../text/harmless/context-block.ts'
import { lazily } from '../../text/lazily.ts'
import { normalForm } from '../../text/normal-form.ts'
import {
  asksAboutMemory,
  asksToRemember,
  emptyWords,
  remembersThemselves,
} from '../../text/words/pin-words.ts'
import { stopWords } from '../../text/words/stop-words.ts'
import { lengthOf } from '../turns/code-points.ts'
import type { StoredTurn } from '../turns/turn.ts'

/** The user said "remember this": what said it and what it means. */
export interface Pin {
  readonly trigger: StoredTurn
  /** In order; the trigger itself when it says what to keep, nothing when no turn came before it. */
  readonly targets: readonly StoredTurn[]
  readonly requires_confirmation: boolean
  /** Of a trigger that is its own target: the sentence that is meant, in code points; null for all of it. */
  readonly span: Mark['span']
}

/** What the model said of a user turn, as far as pins care. */
export interface Flag {
  readonly save: boolean
  readonly unclear: boolean
}

/** How many turns before a bare trigger are meant. */
const TURNS_BEFORE = 4
const CONTENT_WORDS = 2

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？]+|\n|$)/gu
const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? []

const matches = (sentence: string): boolean => {
  asksToRemember.lastIndex = 0
  return asksToRemember.test(sentence.trim().replace(remembersThemselves, ' '))
}

/** Whether a user's words ask to have something remembered. A question about remembering does not. */
export const saysRemember = (text: string): boolean =>
  sentencesOf(normalForm(text)).some((sentence) => !asksAboutMemory.test(sentence) && matches(sentence))

/**
 * A user turn is a trigger when it says so in plain words of its own, not in recalled ones, and the model
 * says so too.
 */
export const isTrigger = (turn: Pick<StoredTurn, 'role' | 'text'>, flag: Flag | undefined): boolean =>
  turn.role === 'user' && flag?.save === true && saysRemember(withoutRecalled(turn.text))

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

const withoutAsking = (text: string): string =>
  sentencesOf(normalForm(text))
    .map((sentence) => sentence.trim().replace(asksToRemember, ' '))
    .join(' ')

/** Words that are left of a trigger without the asking, pronouns, demonstratives and politeness. */
export function contentWords(text: string): string[] {
  return Array.from(segmenter().segment(withoutAsking(text).toLowerCase()))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(/['’]/gu, ''))
    .filter((word) => !emptyWords.has(word) && !stopWords.has(word))
}

/** "… that I like tea", 我吃素: what somebody is or does, and not that they said, think or want it. */
const TELLS = new RegExp(
  String.raw`^[\s,，:：、]*(?:that\s+)?(?:i|we|he|she|they)(?:['’]\p{L}+)?\s+(?!(?:(?:just|already|really|have|` +
    String.raw`had|was)\s+)*(?:sa(?:id|y|ying)|t(?:old|ell|elling)|mention(?:ed)?|wrote|sent|asked|gave|posted|` +
    String.raw`shared|think|thought|believe|guess|know|mean|hope)\b)|^[\s,，:：、]*[我咱他她]们?` +
    '(?!们?(?:的|(?:刚才?|刚刚|之前|先前|方才|前面|上面|以前|今天|昨天|已经|都|跟你|对你|给你)*' +
    '(?:[说讲提发写告给问]|觉得|认为|知道|(?:要|想|想让|希望|让|叫|求)你)))',
  'iu',
)

/** The trigger says in itself what to keep: two words of content, or one in a clause about somebody. */
function isSelfContained(text: string): boolean {
  const { length } = contentWords(text)
  return length >= CONTENT_WORDS || (length > 0 && TELLS.test(withoutAsking(text)))
}

/**
 * Which sentence of a trigger is meant: the one with the words, or the one before it when that says nothing
 * else; null for the whole turn, undefined when the turn says nothing to keep. In code points.
 */
export function meantIn(text: string): Mark['span'] | undefined {
  if (withoutRecalled(text) !== text) return isSelfContained(withoutRecalled(text)) ? null : undefined
  const sentences = Array.from(text.matchAll(SENTENCE))
  const asking = sentences.findIndex(([words]) => saysRemember(words))
  const meant = [asking, asking - 1].find((place) => sentences[place] && isSelfContained(sentences[place][0]))
  if (meant === undefined) return undefined
  if (sentences.filter(([words]) => words.trim() !== '').length === 1) return null
  const { 0: words, index } = sentences[meant]!
  const from = index + (words.length - words.trimStart().length)
  return { start: lengthOf(text.slice(0, from)), end: lengthOf(text.slice(0, from) + words.trim()) }
}

/** The last four turns, stretched back to the nearest assistant or tool turn if there is one. */
function windowBefore(before: readonly StoredTurn[]): readonly StoredTurn[] {
  const answer = before.findLastIndex((turn) => turn.role === 'assistant' || turn.role === 'tool')
  const start = Math.max(0, before.length - TURNS_BEFORE)
  return before.slice(answer === -1 ? start : Math.min(start, answer))
}

/**
 * The pins of one commit. `earlier` are the session's turns before it, as far back as the nearest assistant
 * or tool turn. A bare trigger is ambiguous when nothing precedes it, when its window meets another's, or
 * when the model says so.
 */
export function findPins(
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  flags: ReadonlyMap<string, Flag>,
): Pin[] {
  const all = [...earlier, ...turns]
  const found = turns.flatMap((trigger, place) => {
    const flag = flags.get(trigger.turn_id)
    if (!isTrigger(trigger, flag)) return []
    const span = meantIn(trigger.text)
    const bare = span === undefined
    const targets = bare ? windowBefore(all.slice(0, earlier.length + place)) : [trigger]
    return [{ trigger, targets, bare, span: span ?? null, unclear: flag?.unclear === true }]
  })
  return found.map((pin) => {
    const overlaps = found.some(
      (other) => other !== pin && other.bare && pin.bare && share(pin.targets, other.targets),
    )
    return {
      trigger: pin.trigger,
      targets: pin.targets,
      requires_confirmation: pin.targets.length === 0 || overlaps || pin.unclear,
      span: pin.span,
    }
  })
}

const share = (one: readonly StoredTurn[], other: readonly StoredTurn[]): boolean =>
  one.some((turn) => other.includes(turn))
