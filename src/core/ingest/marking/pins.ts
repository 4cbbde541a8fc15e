import { withoutRecalled } from '../../text/context-block.ts'
import {
  asksAboutMemory,
  asksToRemember,
  emptyWords,
  remembersThemselves,
} from '../../text/words/pin-words.ts'
import { stopWords } from '../../text/words/stop-words.ts'
import type { StoredTurn } from '../turns/turn.ts'

/** The user said "remember this": what said it and what it means. */
export interface Pin {
  readonly trigger: StoredTurn
  /** In order; the trigger itself when it says what to keep, nothing when no turn came before it. */
  readonly targets: readonly StoredTurn[]
  readonly requires_confirmation: boolean
}

/** What the model said of a user turn, as far as pins care. */
export interface Flag {
  readonly user_triggered_save: boolean
  readonly requires_confirmation: boolean
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
  sentencesOf(text.normalize('NFKC')).some((sentence) => !asksAboutMemory.test(sentence) && matches(sentence))

const onlyAsksAboutMemory = (text: string): boolean => asksAboutMemory.test(text) && !saysRemember(text)

/**
 * A user turn is a trigger when it says so in plain words of its own, not in recalled ones, or the model
 * flags it.
 */
export function isTrigger(turn: Pick<StoredTurn, 'role' | 'text'>, flag: Flag | undefined): boolean {
  if (turn.role !== 'user') return false
  const text = withoutRecalled(turn.text)
  return saysRemember(text) || (flag?.user_triggered_save === true && !onlyAsksAboutMemory(text))
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words that are left of a trigger without the asking, pronouns, demonstratives and politeness. */
export function contentWords(text: string): string[] {
  const rest = sentencesOf(text.normalize('NFKC'))
    .map((sentence) => sentence.trim().replace(asksToRemember, ' '))
    .join(' ')
  return Array.from(segmenter.segment(rest.toLowerCase()))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(/['’]/gu, ''))
    .filter((word) => !emptyWords.has(word) && !stopWords.has(word))
}

/** The trigger says in itself what to keep. */
export const isSelfContained = (text: string): boolean => contentWords(text).length >= CONTENT_WORDS

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
    const bare = !isSelfContained(withoutRecalled(trigger.text))
    const targets = bare ? windowBefore(all.slice(0, earlier.length + place)) : [trigger]
    return [{ trigger, targets, bare, unclear: flag?.requires_confirmation === true }]
  })
  return found.map((pin) => {
    const overlaps = found.some(
      (other) => other !== pin && other.bare && pin.bare && share(pin.targets, other.targets),
    )
    return {
      trigger: pin.trigger,
      targets: pin.targets,
      requires_confirmation: pin.targets.length === 0 || overlaps || pin.unclear,
    }
  })
}

const share = (one: readonly StoredTurn[], other: readonly StoredTurn[]): boolean =>
  one.some((turn) => other.includes(turn))
