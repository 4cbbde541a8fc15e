import type { Statement } from '../../../../db/statements.ts'
import { factsOf, toFact } from '../../graph/walk/facts.ts'
import { searchTerms } from '../../search/terms.ts'
import { composeProfile } from '../../traits/profile.ts'
import { PROFILE_TOKENS } from '../../traits/schemas.ts'
import { contextOf } from '../context/context.ts'
import { rank } from '../ranking/rank.ts'
import type { RecallAnswer, Recalled, RecallRequest } from '../schemas.ts'
import { standingLines } from '../standing/lines.ts'
import { profileRows, toStanding } from '../standing/rows.ts'
import type { RecallRead } from './asking.ts'
import { type RecallRow, toFound } from './rows.ts'
import { recallStatement } from './statement.ts'

export interface ReadOptions extends Pick<RecallRead, 'filter' | 'hops'> {
  /** The embedded query; null searches by words and graph alone. */
  readonly vector: readonly number[] | null
  readonly now: Date
}

/** A recall as a statement for anybody's batch, and what its rows mean. */
export interface PreparedRecall {
  readonly statement: Statement<RecallRow[]>
  /** @param affinity the user's score as of now, −1 … 1; only the companion's profile asks for it */
  answer(rows: readonly RecallRow[], affinity?: number): RecallAnswer
}

export function prepareRecall(request: RecallRequest, { now, ...options }: ReadOptions): PreparedRecall {
  const terms = searchTerms(request.query)
  const as_of = request.as_of ? new Date(request.as_of) : null
  return {
    statement: recallStatement({ request, as_of, now, terms, ...options }),
    answer(rows, affinity = 0) {
      const { query, profile } = request
      const found = toFound(rows, request.user_id)
      return answerOf(rows, found, rank(found, { query, terms, profile, affinity, now }), request, now)
    },
  }
}

function answerOf(
  rows: readonly RecallRow[],
  found: ReturnType<typeof toFound>,
  ranked: ReturnType<typeof rank>,
  request: RecallRequest,
  now: Date,
): RecallAnswer {
  const { user_id, include, token_budget, explain, limit, min_score } = request
  const known = toStanding(rows, user_id)
  const undisputed = request.as_of ? ranked : withConflicts(ranked, known.disputes)
  const best = undisputed.filter((one) => one.score >= (min_score ?? 0)).slice(0, limit)
  const facts = factsOf(found.facts)
  const lines = include.includes('standing') ? standingLines(known, token_budget, now) : []
  const options = { budget: token_budget, standing: lines, stale: known.half_life_days, now }
  const { traits, facts: stated } = profileRows(rows, user_id)
  return {
    results: best.map((one): Recalled => ({ ...one, explain: explain ? one.explain : null })),
    facts: facts.map(toFact),
    ...contextOf(best, facts, options),
    standing: [...known.standing],
    due: [...known.due],
    profile: include.includes('profile') ? composeProfile(traits, stated, PROFILE_TOKENS) : null,
    abstained: best.length === 0,
  }
}

/** Of two that speak against each other the newer one, which says so; the older is not returned. */
function withConflicts(
  ranked: ReturnType<typeof rank>,
  disputes: ReturnType<typeof toStanding>['disputes'],
): ReturnType<typeof rank> {
  if (disputes.length === 0) return ranked
  const older = new Set(disputes.map(({ older_id }) => older_id))
  const against = Map.groupBy(disputes, ({ newer_id }) => newer_id)
  return ranked
    .filter(({ id }) => !older.has(id))
    .map((one) => ({
      ...one,
      conflicts_with:
        against
          .get(one.id)
          ?.map(({ older_id }) => older_id)
          .toSorted() ?? [],
    }))
}
