import type { KeptPart, ShownTurn } from '../../../../prompts/mark_turns.ts'
import type { Place } from '../../text/reading/sentences.ts'
import { denies } from '../../text/words/denying-words.ts'
import { askedIn, sentencePlaces } from '../../text/words/remembering.ts'
import { setsRight } from '../conversation/corrections/set-right.ts'
import { leans } from '../conversation/grammar/leaning.ts'
import { readSentences } from '../reading.ts'
import { PINNED, PLAYED, type Verdict, verdictOf } from './verdicts.ts'

/**
 * A turn that asks to remember something: the sentences that ask, and what stands between them, are parts of
 * their own. Of a text that is not shown whole nothing can be quoted.
 */
export function savedParts(turn: ShownTurn, isPlayed: boolean): KeptPart[] {
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
 * Of a turn that says what is to be avoided, or what is to be done, and something else, each as a part of its own, so
 * that only the one is told always and the other is a task; null where nothing else is told, or would not be told
 * alone, or leans on it.
 */
export function keptApart(turn: ShownTurn): KeptPart[] | null {
  if (turn.role !== 'user' || turn.shortened || denies(turn.text) || setsRight(turn.text)) return null
  const told = readSentences(turn.text)
  const avoided = told.filter(({ kind }) => kind === 'constraint')
  const meant =
    avoided.length > 0 || told.some(({ core }) => leans(core))
      ? avoided
      : told.filter(({ kind }) => kind === 'task_open')
  if (meant.length === 0 || meant.length === told.length) return null
  const parts = stretchesOf(turn.text, ({ start, end }) =>
    meant.some(({ sentence }) => turn.text.slice(start, end).includes(sentence)),
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
