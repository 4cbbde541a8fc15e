import type { HistoryRow } from '../../memories/table/history.ts'
import type { MemoryRecord } from '../../memories/table/rows.ts'
import {
  decayed,
  decayPerDay,
  FLOOR,
  STAGE_BOUNDS,
  type TraitSubtype,
} from '../../traits/belief/confidence.ts'
import type { ConfidenceCurve } from '../schemas.ts'

const DAY_MS = 86_400_000

/** The value that a trait had from a moment on, as of another one, with the count that it faded by. */
interface Anchor {
  readonly from: number
  readonly confidence: number
  readonly as_of: number
  readonly reinforcement_count: number
}

const shown: ReadonlySet<string> = new Set([
  'created',
  'promoted',
  'reinforced',
  'contradicted',
  'modified',
  'evidence_withdrawn',
  'dissolved',
])

type Both = { readonly before?: unknown; readonly after?: unknown }
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What an event says of the confidence: two numbers, or one that it has now. */
function confidencesOf({ event, detail }: HistoryRow): { before: number | null; after: number | null } {
  const said = (detail as { confidence?: unknown }).confidence
  if (event === 'dissolved') return { before: numberOf(said), after: null }
  if (typeof said !== 'object' || said === null) return { before: null, after: numberOf(said) }
  const { before, after } = said as Both
  return { before: numberOf(before), after: numberOf(after) }
}

function toEvent(row: HistoryRow): ConfidenceCurve['events'][number] {
  const { grade, memory_ids } = row.detail as { grade?: unknown; memory_ids?: unknown }
  return {
    at: row.created_at.toISOString(),
    event: row.event,
    ...confidencesOf(row),
    grade: typeof grade === 'string' ? grade : null,
    memory_ids: Array.isArray(memory_ids) ? memory_ids.map(String) : [],
  }
}

/**
 * Times at which a reinforcement is taken into the count; what a withdrawal leaves of it is known for the
 * last.
 */
function anchorsOf(rows: readonly HistoryRow[], trait: MemoryRecord, cycles: readonly Date[]): Anchor[] {
  const restated = rows.findLastIndex(({ event }) => event === 'evidence_withdrawn' || event === 'restored')
  const later = rows.slice(restated + 1).filter(({ event }) => event === 'reinforced').length
  let count = 0
  return rows.flatMap((row, index): Anchor[] => {
    const { after } = confidencesOf(row)
    if (row.event === 'reinforced') count += 1
    if (index === restated) count = Math.max(0, (trait.trait_reinforcement_count ?? 0) - later)
    if (after === null) return []
    const from = row.created_at.getTime()
    // a life that was lived again stands as of its last cycle
    const isRestated = row.event === 'evidence_withdrawn' || row.event === 'restored'
    const cycle = isRestated ? cycles.findLast((at) => at.getTime() <= from) : undefined
    return [{ from, confidence: after, as_of: cycle?.getTime() ?? from, reinforcement_count: count }]
  })
}

/**
 * How a trait's confidence went, from its history alone: between two events it fades by the closed form.
 * @param cycles when the user's cycles were, oldest first
 */
export function curveOf(
  trait: MemoryRecord & { readonly trait_confidence_at?: Date | null },
  rows: readonly HistoryRow[],
  { cycles, points, now }: { readonly cycles: readonly Date[]; readonly points: number; readonly now: Date },
): ConfidenceCurve {
  const events = rows.filter(({ event }) => shown.has(event)).map(toEvent)
  const fixed = { floor: FLOOR, stages: [...STAGE_BOUNDS] }
  if (trait.trait_stage === 'trend') return { points: [], events, lambda: null, ...fixed, forecast: null }
  const subtype = (trait.trait_subtype ?? 'behavior') as TraitSubtype
  const anchors = anchorsOf(rows, trait, cycles)
  const reinforcement_count = trait.trait_reinforcement_count ?? 0
  const lambda = decayPerDay({ subtype, reinforcement_count })
  const last = anchors.at(-1)
  const meets = last && last.as_of + (Math.log(last.confidence / FLOOR) / lambda) * DAY_MS
  const isOver = trait.trait_stage === 'dissolved' || meets === undefined
  return {
    points: pointsOf(anchors, subtype, points, (trait.expired_at ?? now).getTime()),
    events,
    lambda,
    ...fixed,
    forecast: { below_floor_at: isOver ? null : new Date(meets).toISOString() },
  }
}

function pointsOf(anchors: readonly Anchor[], subtype: TraitSubtype, points: number, end: number) {
  const [first] = anchors
  if (!first) return []
  const step = (end - first.from) / (points - 1)
  return Array.from({ length: points }, (_, index) => {
    const at = new Date(Math.round(first.from + index * step))
    const anchor = anchors.findLast(({ from }) => from <= at.getTime()) ?? first
    const { confidence, as_of, reinforcement_count } = anchor
    const confidence_at = new Date(as_of)
    const value = decayed(
      { subtype, confidence, reinforcement_count, confidence_at, last_reinforced: null },
      at,
    )
    return { at: at.toISOString(), value }
  })
}
