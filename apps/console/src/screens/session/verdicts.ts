import type { Turn } from 'neuromem'
import type { Said } from '../../api/person/sessions.ts'
import type { Span } from '../../parts/values/marked.tsx'

export type Verdict = 'kept' | 'dropped' | 'none' | 'gone'
export type Filter = 'kept' | 'dropped' | 'pinned' | 'waiting' | 'tool'
export const FILTERS: readonly Filter[] = ['kept', 'dropped', 'pinned', 'waiting', 'tool']

/** What was decided about a turn; of one that is forgotten nobody knows it any more. */
export function verdictOf({ mark, forgotten_at }: Pick<Turn, 'mark' | 'forgotten_at'>): Verdict {
  if (forgotten_at !== null) return 'gone'
  if (mark === null) return 'none'
  return mark.keep ? 'kept' : 'dropped'
}

/** What is kept of a turn: the spans of its parts, the whole text where a kept turn has none. */
export function spansOf({ mark, text }: Pick<Turn, 'mark' | 'text'>): Span[] {
  if (!mark?.keep) return []
  const parts = mark.parts.length > 0 ? mark.parts : [mark]
  const spans = parts.flatMap(({ span }) => (span ? [span] : []))
  return spans.length > 0 ? spans : [{ start: 0, end: Array.from(text).length }]
}

/** The turns that the person meant when they asked for something to be remembered. */
const pinnedOf = ({ pins }: Said): ReadonlySet<string> =>
  new Set(pins.flatMap(({ target_turn_ids }) => target_turn_ids))

const isWaiting = ({ mark }: Turn): boolean =>
  mark?.requires_confirmation === true ||
  mark?.parts.some(({ requires_confirmation }) => requires_confirmation) === true

/** Whether a turn is among those that a filter shows. */
function testOf(filter: Filter, said: Said): (turn: Turn) => boolean {
  if (filter === 'kept' || filter === 'dropped') return (turn) => verdictOf(turn) === filter
  if (filter === 'waiting') return isWaiting
  if (filter === 'tool') return ({ role }) => role === 'tool'
  const pinned = pinnedOf(said)
  return ({ turn_id }) => pinned.has(turn_id)
}

/** The turns that a filter shows and that have the words which are looked for. */
export function passing(said: Said, filter: Filter | undefined, words = ''): readonly Turn[] {
  const wanted = words.trim().toLowerCase()
  const found = filter === undefined ? said.turns : said.turns.filter(testOf(filter, said))
  return wanted === '' ? found : found.filter(({ text }) => text.toLowerCase().includes(wanted))
}

export const countsOf = (said: Said) =>
  Object.fromEntries(FILTERS.map((filter) => [filter, passing(said, filter).length])) as Record<
    Filter,
    number
  >
