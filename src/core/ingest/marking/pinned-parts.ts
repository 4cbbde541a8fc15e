import type { Mark, MarkPart, Span } from '../../memories/turns/schemas.ts'
import { lengthOf, sliceOf } from '../turns/code-points.ts'
import { keptWords } from '../turns/turn.ts'
import { forEver } from './lifetimes.ts'

/** Sentences of a turn, in code points. */
export interface Sentences {
  readonly text: string
  readonly spans: readonly Span[]
}

const PINNED_IMPORTANCE = 0.9
const ASKED = 'The user asked to save it.'

/** Whether a kept part of a turn that somebody asked to save is what was meant. */
export const isPinned = ({ forget_policy, importance }: Pick<MarkPart, 'forget_policy' | 'importance'>) =>
  forget_policy === 'permanent' && importance >= PINNED_IMPORTANCE

/** The evidence stays what it was: wanting to keep something does not make it true. */
const pinnedPart = (part: MarkPart, ambiguous: boolean): MarkPart => ({
  ...part,
  ...forEver,
  category: part.category ?? 'note',
  requires_confirmation: part.requires_confirmation || ambiguous,
  importance: Math.max(part.importance, PINNED_IMPORTANCE),
})

/** What a turn is as one part, whatever was said of its parts. */
function asOnePart(mark: Mark): MarkPart {
  const { turn_id: _, keep, user_triggered_save: __, parts: ___, withheld: ____, ...own } = mark
  return { ...own, reason: keep ? mark.reason : ASKED }
}

/** All that is kept of a turn, or the turn of which nothing was kept. */
export const allPinned = (mark: Mark, ambiguous: boolean): MarkPart[] =>
  (mark.parts.length > 0 ? mark.parts : [asOnePart(mark)]).map((part) => pinnedPart(part, ambiguous))

const meets = (one: Span | null, other: Span): boolean =>
  one === null || (one.start < other.end && other.start < one.end)

const within = (part: Span | null, span: Span): Span =>
  part === null ? span : { start: Math.max(part.start, span.start), end: Math.min(part.end, span.end) }

/**
 * The sentences that are meant, and what is kept beside them. A sentence is its one part, or the parts that
 * are told apart in it; what a part says beyond it stays with that part's own verdict.
 */
export function pinnedParts(mark: Mark, ambiguous: boolean, { text, spans }: Sentences): MarkPart[] {
  const { parts } = mark
  const meant = spans.flatMap((span) => {
    const own = parts.filter((part) => meets(part.span, span))
    const narrower = own.filter((part) => part.span !== null)
    const told = narrower.length > 0 ? narrower : own.slice(0, 1)
    if (told.length > 1) return told.map((part) => ({ ...part, span: within(part.span, span) }))
    return [{ ...(told[0] ?? asAsked(mark)), span }]
  })
  const beside = parts.flatMap((part) => {
    if (!spans.some((span) => meets(part.span, span))) return [part]
    const others = parts.flatMap((other) =>
      other.span && isInside(other.span, part.span) ? [other.span] : [],
    )
    return without(part, { text, spans: [...spans, ...others] })
  })
  return [...meant.map((part) => pinnedPart(part, ambiguous)), ...beside].sort(byPlace)
}

/** A sentence that nothing was said of beside the request. */
function asAsked(mark: Mark): MarkPart {
  if (mark.parts.length === 0) return asOnePart(mark)
  const { evidence_level } = mark
  return {
    ...mark.parts[0]!,
    category: 'note',
    subtype: null,
    evidence_level,
    task_state: null,
    reason: ASKED,
  }
}

const isInside = (one: Span, other: Span | null): boolean =>
  other === null ||
  (one.start >= other.start && one.end <= other.end && (one.start > other.start || one.end < other.end))

const byPlace = (one: MarkPart, other: MarkPart): number => (one.span?.start ?? 0) - (other.span?.start ?? 0)

const SAYS = /[\p{L}\p{N}]/u

/**
 * What a part has beside these sentences, each stretch with its verdict; the part itself where it has none of
 * them.
 */
export function without(part: MarkPart, { text, spans }: Sentences): MarkPart[] {
  const gone = spans
    .filter((span) => meets(part.span, span))
    .toSorted((one, other) => one.start - other.start)
  if (gone.length === 0) return [part]
  const { start, end } = part.span ?? { start: 0, end: lengthOf(text) }
  let from = start
  return [...gone, { start: end, end }].flatMap((span) => {
    const first = from
    from = Math.max(from, span.end)
    const words = sliceOf(text, first, span.start)
    const begin = first + lengthOf(words) - lengthOf(words.trimStart())
    const left = { start: begin, end: begin + lengthOf(words.trim()) }
    return SAYS.test(keptWords({ text, mark: { span: left } })) ? [{ ...part, span: left }] : []
  })
}
