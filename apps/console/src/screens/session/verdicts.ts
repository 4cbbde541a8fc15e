import type { Turn } from 'neuromem'
import type { Span } from '../../parts/marked.tsx'

export type Verdict = 'kept' | 'dropped' | 'none'
export type Filter = 'kept' | 'dropped' | 'pinned' | 'waiting' | 'tool'
export const FILTERS: readonly Filter[] = ['kept', 'dropped', 'pinned', 'waiting', 'tool']

export const verdictOf = ({ mark }: Turn): Verdict => (mark ? (mark.keep ? 'kept' : 'dropped') : 'none')

/** What is kept of a turn: the spans of its parts, the whole text where a kept turn has none. */
export function spansOf({ mark, text }: Turn): Span[] {
  if (!mark?.keep) return []
  const parts = mark.parts.length > 0 ? mark.parts : [mark]
  const spans = parts.flatMap(({ span }) => (span ? [span] : []))
  return spans.length > 0 ? spans : [{ start: 0, end: Array.from(text).length }]
}

/** Whether a turn is among those that a filter shows. */
const tests: Readonly<Record<Filter, (turn: Turn) => boolean>> = {
  kept: (turn) => verdictOf(turn) === 'kept',
  dropped: (turn) => verdictOf(turn) === 'dropped',
  pinned: ({ mark }) => mark?.user_triggered_save === true,
  waiting: ({ mark }) =>
    mark?.requires_confirmation === true ||
    mark?.parts.some(({ requires_confirmation }) => requires_confirmation) === true,
  tool: ({ role }) => role === 'tool',
}

export const passing = (turns: readonly Turn[], filter: Filter | undefined): readonly Turn[] =>
  filter === undefined ? turns : turns.filter(tests[filter])

export const countsOf = (turns: readonly Turn[]) =>
  Object.fromEntries(FILTERS.map((filter) => [filter, passing(turns, filter).length])) as Record<
    Filter,
    number
  >
