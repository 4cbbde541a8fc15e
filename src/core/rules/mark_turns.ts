import type { KeptPart, MarkTurnsInput, MarkTurnsOutput, ShownTurn } from '../../../prompts/mark_turns.ts'
import { atOnce, type Steps } from '../text/pauses.ts'
import type { Place } from '../text/reading/sentences.ts'
import { denies, withoutDenial } from '../text/words/denying-words.ts'
import { asksToForget } from '../text/words/forgetting-words.ts'
import { askedIn, saysRemember, sentencePlaces } from '../text/words/remembering.ts'
import { asksToWithhold } from '../text/words/withholding-words.ts'
import { askedBefore } from './conversation/asked/questions.ts'
import { saysDone } from './conversation/corrections/tasks-done.ts'
import { coreOf, sentencesOf } from './conversation/grammar/sentences.ts'
import { type Kind, kindOf } from './conversation/kinds/kinds.ts'
import { onlyEnding, playedIn, readAnswering, readSentences } from './reading.ts'

type Verdict = Omit<KeptPart, 'turn_id' | 'quote' | 'save' | 'requires_confirmation'>

const S0 = 'S0_user_claim'
const plain = { subtype: null, evidence_level: S0, task_state: null } as const

/** What a turn with such a sentence is kept as; the first that a turn has a sentence of. */
const KEPT: readonly (readonly [Kind, Verdict])[] = [
  [
    'constraint',
    {
      ...plain,
      category: 'preference',
      subtype: 'constraint',
      importance: 0.9,
      reason: 'Something the user must avoid.',
    },
  ],
  ['rule', { ...plain, category: 'rule', importance: 0.8, reason: 'A rule that the user sets.' }],
  [
    'profile',
    { ...plain, category: 'fact', subtype: 'profile', importance: 0.8, reason: 'Who the user is.' },
  ],
  [
    'decision',
    { ...plain, category: 'fact', subtype: 'decision', importance: 0.7, reason: 'A decision of the user.' },
  ],
  [
    'preference',
    { ...plain, category: 'preference', importance: 0.7, reason: 'What the user likes or not.' },
  ],
  [
    'task_open',
    {
      ...plain,
      category: 'task',
      importance: 0.7,
      task_state: 'open',
      reason: 'Something that is to be done.',
    },
  ],
  [
    'task_done',
    {
      ...plain,
      category: 'task',
      importance: 0.5,
      task_state: 'done',
      reason: 'Something that has been done.',
    },
  ],
  ['episode', { ...plain, category: 'fact', importance: 0.5, reason: 'What happened to the user.' }],
]

const DROPPED: readonly (readonly [Kind, string])[] = [
  ['unreal', 'Supposed, joked, played or quoted: no fact about the user.'],
  ['question', 'A question tells nothing.'],
  ['request', 'A request for now, nothing to remember.'],
  ['small_talk', 'Small talk.'],
]
const NOTHING = 'Nothing about the user that lasts.'
const PLAYED = 'Said in a part that is played.'

/**
 * Stage 2 by rules, Chinese and English. A verdict depends on its turn, on what was asked just before it, and on
 * whether a play began before it.
 */
export function* marking({ turns, context }: MarkTurnsInput): Steps<MarkTurnsOutput> {
  const all = [...context, ...turns]
  const played = playedIn(all)
  const mayPin = isOnesOwn(all)
  const kept: KeptPart[] = []
  const dropped = new Map<string, string[]>()
  const withhold: string[] = []
  for (const [place, turn] of turns.entries()) {
    yield turn.text.length
    if (turn.role === 'user' && asksToWithhold(turn.text)) withhold.push(turn.turn_id)
    const isPlayed = played.has(context.length + place) && turn.role === 'user'
    if (mayPin && turn.role === 'user' && saysRemember(turn.text)) {
      kept.push(...savedParts(turn, isPlayed))
      continue
    }
    const asked = turn.role === 'user' ? askedBefore(all, context.length + place) : null
    const verdict = isPlayed ? PLAYED : verdictOf(turn, asked)
    const parts = isPlayed ? null : constraintApart(turn)
    if (parts) kept.push(...parts)
    else if (typeof verdict !== 'string') kept.push({ turn_id: turn.turn_id, ...verdict })
    else dropped.set(verdict, [...(dropped.get(verdict) ?? []), turn.turn_id])
  }
  return { dropped: [...dropped].map(([reason, turn_ids]) => ({ reason, turn_ids })), withhold, kept }
}

/** The same in one go. */
export const markTurns = (input: MarkTurnsInput): MarkTurnsOutput => atOnce(marking(input))

const PINNED: Verdict = {
  category: 'note',
  subtype: null,
  evidence_level: S0,
  importance: 0.5,
  task_state: null,
  reason: 'The user asks to keep it.',
}

/**
 * A turn that asks to remember something: the sentences that ask, and what stands between them, are parts of
 * their own. Of a text that is not shown whole nothing can be quoted.
 */
function savedParts(turn: ShownTurn, isPlayed: boolean): KeptPart[] {
  const { turn_id } = turn
  const judge = (text: string) => (isPlayed ? PLAYED : verdictOf({ ...turn, text }))
  const saved = (verdict: Verdict | string) => ({
    ...(typeof verdict === 'string' ? PINNED : verdict),
    save: true,
  })
  if (turn.shortened) return [{ turn_id, ...saved(judge(turn.text)) }]
  const { asking } = askedIn(turn.text)
  const isAsking = ({ start }: Place) => asking.some((place) => place.start === start)
  return stretchesOf(turn.text, isAsking).flatMap(({ quote, isMeant: asks }) => {
    const verdict = judge(quote)
    if (asks) return [{ turn_id, quote, ...saved(verdict) }]
    return typeof verdict === 'string' ? [] : [{ turn_id, quote, ...verdict }]
  })
}

/**
 * Of a turn that says what is to be avoided and something else, each as a part of its own, so that only the one is
 * told always; null where nothing else is told, or would not be told alone.
 */
function constraintApart(turn: ShownTurn): KeptPart[] | null {
  if (turn.role !== 'user' || turn.shortened || denies(turn.text)) return null
  const told = readSentences(turn.text)
  const avoided = told.filter(({ kind }) => kind === 'constraint')
  if (avoided.length === 0 || avoided.length === told.length) return null
  const parts = stretchesOf(turn.text, ({ start, end }) =>
    avoided.some(({ sentence }) => turn.text.slice(start, end).includes(sentence)),
  ).flatMap(({ quote }) => {
    const verdict = verdictOf({ ...turn, text: quote })
    return typeof verdict === 'string' ? [] : [{ turn_id: turn.turn_id, quote, ...verdict }]
  })
  const alone = parts.flatMap(({ quote }) => readSentences(quote))
  return alone.length === told.length ? parts : null
}

interface Stretch {
  readonly quote: string
  readonly isMeant: boolean
}

/** What is meant, a sentence each, and what stands between. */
function stretchesOf(text: string, isMeant: (place: Place) => boolean): Stretch[] {
  const stretches: (Stretch & Place)[] = []
  for (const place of sentencePlaces(text)) {
    const meant = isMeant(place)
    const last = stretches.at(-1)
    const joined = last && !meant && !last.isMeant ? { start: last.start, end: place.end } : place
    if (joined !== place) stretches.pop()
    stretches.push({ ...joined, isMeant: meant, quote: text.slice(joined.start, joined.end) })
  }
  return stretches
}

/** Kept so that it may end what is known; no memory is made of it. */
const CORRECTION: Verdict = { ...PINNED, reason: 'It corrects what is known, or asks to forget it.' }

const DONE: Verdict = { ...PINNED, reason: 'It may say that something is done.' }

/**
 * Somebody who may be asked to remember takes part, or nobody but one person speaks: two friends ask each
 * other.
 */
const isOnesOwn = (turns: readonly ShownTurn[]): boolean =>
  turns.some(({ role }) => role === 'assistant') ||
  new Set(turns.filter(({ role }) => role === 'user').map(({ name }) => name)).size <= 1

/** The verdict, or why there is none. */
function verdictOf(turn: ShownTurn, asked: string | null = null): Verdict | string {
  if (turn.role === 'system') return 'An instruction of the application.'
  const sentences = sentencesOf(turn.text)
  if (sentences.length === 0) return 'Nothing but what was recalled or empty words.'
  if (turn.role === 'tool') return ofTool(turn.text)
  if (turn.role === 'assistant') return ofAssistant(sentences)
  const isDenying = denies(turn.text)
  const told = isDenying ? sentences.map(withoutDenial).join('\n') : turn.text
  const kept = new Set<Kind>(readAnswering(told, asked).map(({ kind }) => kind))
  const found = KEPT.find(([kind]) => kept.has(kind))?.[1]
  if (found) return found
  if (isDenying || asksToForget(turn.text)) return CORRECTION
  const kinds = new Set(sentences.map((sentence) => kindOf(sentence, coreOf(sentence))))
  const dropped = DROPPED.find(([kind]) => kinds.has(kind))?.[1]
  if (onlyEnding(turn.text).length > 0) return DONE
  return dropped ?? (sentences.some((sentence) => saysDone(coreOf(sentence))) ? DONE : NOTHING)
}

const FAILED =
  /^\s*(?:\{\s*"?(?:error|errors)"?\s*:|error\b|failed\b|null\s*$|\[\s*\]\s*$|\{\s*\}\s*$|ok\s*$|done\s*$)/iu

const ofTool = (text: string): Verdict | string =>
  FAILED.test(text)
    ? 'A tool without a result.'
    : {
        category: 'fact',
        subtype: 'tool_grounded_fact',
        evidence_level: 'S2_tool_grounded',
        importance: 0.6,
        task_state: null,
        reason: 'A result of a tool.',
      }

const PROMISE = new RegExp(
  String.raw`\bi(?:['’]ll| will) (?:remind|send|call|email|prepare|book|check back|follow up|` +
    String.raw`let you know|get back|notify|schedule|keep you)\b|` +
    '我(?:会|来|将)(?:在.{1,12})?(?:提醒|帮你|给你发|' +
    '通知|跟进|预订|安排|准备)',
  'iu',
)

/**
 * A promise is a task; everything else of the assistant is its own inference, which the user may still ask to
 * save.
 */
function ofAssistant(sentences: readonly string[]): Verdict | string {
  if (sentences.some((sentence) => PROMISE.test(sentence) && !/[?？]\s*$/u.test(sentence))) {
    return {
      ...plain,
      category: 'task',
      subtype: 'commitment',
      importance: 0.5,
      task_state: 'open',
      reason: 'A promise of the assistant.',
    }
  }
  return {
    ...plain,
    category: 'note',
    evidence_level: 'S1_ai_inference',
    importance: 0.3,
    reason: 'The assistant’s own words.',
  }
}
