import type { KeptPart, ShownTurn } from '../../../../prompts/mark_turns.ts'
import { simplified } from '../../text/reading/simplified.ts'
import { denies, withoutDenial } from '../../text/words/denying-words.ts'
import { asksToForget } from '../../text/words/forgetting-words.ts'
import { rightInContrast } from '../conversation/changes/slots/right-value.ts'
import { isSetRight } from '../conversation/corrections/contrast.ts'
import { thingIn } from '../conversation/corrections/having.ts'
import { setsRight } from '../conversation/corrections/set-right.ts'
import { saysDone } from '../conversation/corrections/tasks-done.ts'
import { deniedBy, thingsDenied } from '../conversation/grammar/denied.ts'
import { coreOf, sentencesOf } from '../conversation/grammar/sentences.ts'
import { type Kind, kindOf } from '../conversation/kinds/kinds.ts'
import { onlyEnding, readAnswering } from '../reading.ts'

/** What a turn, or a part of one, is kept as. */
export type Verdict = Omit<KeptPart, 'turn_id' | 'quote' | 'save' | 'requires_confirmation'>

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
/** Why nothing is kept of a part that is played. */
export const PLAYED = 'Said in a part that is played.'
export const TAKEN_BACK = 'Taken back by what was said next.'

/** What is kept of words that no kind is found for, because it is asked to keep them. */
export const PINNED: Verdict = {
  category: 'note',
  subtype: null,
  evidence_level: S0,
  importance: 0.5,
  task_state: null,
  reason: 'The user asks to keep it.',
}

/** Kept so that it may end what is known; no memory is made of it. */
export const CORRECTION: Verdict = { ...PINNED, reason: 'It corrects what is known, or asks to forget it.' }

const DONE: Verdict = { ...PINNED, reason: 'It may say that something is done.' }

/**
 * What a turn is kept as, or in a sentence why it is dropped.
 * @param asked what was asked just before it
 */
export function verdictOf(turn: ShownTurn, asked: string | null = null): Verdict | string {
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
  const simple = sentences.map(simplified)
  if (
    isDenying ||
    setsRight(turn.text) ||
    asksToForget(turn.text) ||
    thingsDenied(simple).length > 0 ||
    simple.some(deniesOwn) ||
    simple.some(rightInContrast) ||
    simple.some((sentence) => isSetRight(coreOf(sentence)))
  )
    return CORRECTION
  const kinds = new Set(sentences.map((sentence) => kindOf(sentence, coreOf(sentence))))
  const dropped = DROPPED.find(([kind]) => kinds.has(kind))?.[1]
  if (onlyEnding(turn.text).length > 0) return DONE
  return dropped ?? (sentences.some((sentence) => saysDone(coreOf(sentence))) ? DONE : NOTHING)
}

/** 我没养猫啊, "I don't have a boyfriend, where did you get that from?" */
const deniesOwn = (sentence: string): boolean => {
  const denied = deniedBy(coreOf(sentence))
  return denied !== null && denied.kind !== 'not' && thingIn(denied.said) !== undefined
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
