import { type SQL, sql } from 'drizzle-orm'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { affinityStates, formalities, thresholds, UNIT } from './states.ts'

const texts = (values: readonly string[]): SQL =>
  sql.raw(`ARRAY[${values.map((value) => `'${value}'`).join(', ')}]`)
const numbers = (values: readonly number[]): SQL => sql.raw(`ARRAY[${values.join(', ')}]`)

/**
 * A user's `Affinity` as an SQL expression, for an answer that is kept in the batch that changes the score. It holds right after a
 * change, when no silence is left to settle; `toAffinity` says the same of the row.
 */
export function affinityJson(userId: string): SQL {
  const [states, tones, starts] = [texts(affinityStates), texts(formalities), numbers(thresholds)]
  return sql`(SELECT json_build_object('user_id', ${userId}::text, 'score', (score / ${UNIT}::float8), 'state', (${states})[level + 1],
      'formality', (${tones})[level + 1], 'intimacy_level', level + 1,
      'next_state', CASE WHEN level < ${thresholds.length}::int THEN json_build_object('state', (${states})[level + 2],
        'at_score', (${starts})[level + 1] / ${UNIT}::float8, 'messages_needed', ceil(((${starts})[level + 1] - score) / 100.0)::int) END,
      'last_interaction_at', to_char(last_interaction_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM (SELECT last_interaction_at, score, width_bucket(score, ${starts}) AS level
      FROM (SELECT last_interaction_at, (affinity_score * ${UNIT}::int)::int AS score FROM subjects WHERE id = ${subjectId(userSubject(userId))}) s) a)`
}
