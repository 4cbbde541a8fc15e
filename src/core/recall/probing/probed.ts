import type { Ranked } from '../ranking/rank.ts'
import type { Probed, RecallRequest } from '../schemas.ts'
import type { ProbedData } from './rows.ts'

type Reason = Probed['reason']

/** What became of the candidates of a recall. */
export interface Outcome {
  readonly request: RecallRequest
  readonly now: Date
  readonly rows: readonly ProbedData[]
  /** Of the memories asked about those that an arm found, above the floor or not. */
  readonly scored: ReadonlyMap<string, Ranked>
  /** Whether the caller may know of it, and whether the query asks for it: see `reading/question/sensitive.ts`. */
  isKnown(data: ProbedData): boolean
  isAsked(data: ProbedData): boolean
  /** Older ones of two that speak against each other. */
  readonly disputed: ReadonlySet<string>
  /** Above the floor and `min_score`. */
  readonly enough: ReadonlySet<string>
  /** Inside `limit`. */
  readonly best: ReadonlySet<string>
  readonly abstained: boolean
  /** Whose line is left out → for which. */
  readonly instead: ReadonlyMap<string, string>
  /** What tells of others, and nothing of the query. */
  readonly without: ReadonlySet<string>
  readonly context_ids: ReadonlySet<string>
}

/** What became of each memory of `probe`, in its order. */
export function probedOf(ids: readonly string[], outcome: Outcome): Probed[] {
  const rows = new Map(outcome.rows.map((row) => [row.id, row]))
  return ids.map((given) => {
    const row = rows.get(given.toLowerCase())
    return row && outcome.isKnown(row) ? probedRow(row, outcome) : unknown(given.toLowerCase())
  })
}

const unknown = (id: string): Probed => ({
  id,
  found_by: [],
  score: null,
  reason: 'unknown',
  near_duplicate_of: null,
  explain: null,
})

function probedRow(row: ProbedData, outcome: Outcome): Probed {
  const one = outcome.scored.get(row.id)
  const reason = reasonOf(row, outcome)
  const isBeside = row.found_by.length > 0 && (one?.explain.neighbours ?? 0) > 0
  const found_by = new Set([...row.found_by, ...(isBeside ? (['neighbour'] as const) : [])])
  return {
    id: row.id,
    found_by: [...found_by],
    score: one?.score ?? null,
    reason,
    near_duplicate_of: reason === 'near_duplicate' ? (outcome.instead.get(row.id) ?? null) : null,
    explain: one?.explain ?? null,
  }
}

/** The first that holds. */
function reasonOf(row: ProbedData, outcome: Outcome): Reason {
  const { request, now, enough, best, instead, without, context_ids, abstained } = outcome
  const isOver = row.is_followed || isPast(row.invalid_at, now) || outcome.disputed.has(row.id)
  const isIn = context_ids.has(row.id)
  const reasons: [Reason, boolean][] = [
    ['deleted', isDeleted(row)],
    ['superseded', !request.as_of && isOver],
    ['expired', isPast(row.expires_at, now)],
    ['stage', !isRecallable(row.trait_stage)],
    ['type_filter', isFilteredOut(row, request)],
    ['not_found', row.found_by.length === 0],
    ['below_floor', !outcome.isAsked(row) || !enough.has(row.id)],
    ['over_limit', !best.has(row.id)],
    ['below_floor', (abstained || without.has(row.id)) && !isIn],
    ['near_duplicate', !isIn && instead.has(row.id)],
    ['over_budget', !isIn],
  ]
  return reasons.find(([, holds]) => holds)?.[0] ?? 'returned'
}

const isPast = (moment: string | null, now: Date): boolean => moment !== null && new Date(moment) <= now

/** Ended by somebody, not by its time to live nor by reflection. */
function isDeleted({ is_forgotten, expired_at, expires_at, is_dissolved }: ProbedData): boolean {
  if (is_forgotten) return true
  if (expired_at === null || is_dissolved) return false
  return expires_at === null || new Date(expires_at) > new Date(expired_at)
}

const isRecallable = (stage: string | null): boolean =>
  stage === null || ['emerging', 'established', 'core'].includes(stage)

function isFilteredOut({ memory_type, trait_context }: ProbedData, request: RecallRequest): boolean {
  const { types, sources, trait_context: wanted } = request
  if (sources && !sources.includes('memories')) return true
  if (types && !types.some((type) => type === memory_type)) return true
  if (!wanted || memory_type !== 'trait' || trait_context === null) return false
  return trait_context !== 'general' && trait_context !== wanted
}
