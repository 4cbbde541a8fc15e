import type { Statement } from '../../../../db/statements.ts'
import { type FactRow, factsOf, toFact } from '../../graph/walk/facts.ts'
import { searchTerms } from '../../search/terms.ts'
import { contextOf } from '../context/context.ts'
import { type Ranked, rank } from '../ranking/rank.ts'
import type { RecallAnswer, Recalled, RecallRequest } from '../schemas.ts'
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
      const found = toFound(rows, request.user_id)
      const ranked = rank(found, { query: request.query, terms, profile: request.profile, affinity, now })
      return answerOf(ranked, factsOf(found.facts), request)
    },
  }
}

function answerOf(ranked: readonly Ranked[], rows: readonly FactRow[], request: RecallRequest): RecallAnswer {
  const best = ranked.filter((one) => one.score >= (request.min_score ?? 0)).slice(0, request.limit)
  const results = best.map((one): Recalled => ({ ...one, explain: request.explain ? one.explain : null }))
  const facts = rows.map(toFact)
  return { results, facts, ...contextOf(best, rows, request.token_budget), abstained: results.length === 0 }
}
