import { type SQL, sql } from 'drizzle-orm'
import { literal, moment } from '../../../../../db/sql.ts'
import { armCte, rowOf } from '../../../search/arms/parts.ts'
import { asked } from '../../../search/asked.ts'
import { cosineOf, packedCounts } from '../../../search/measures.ts'
import { ARM_LIMIT } from '../../../search/search.ts'
import { searchViews } from '../../../search/views.ts'
import { armOptions, mayBeAnswered, type RecallRead } from '../asking.ts'
import { distanceIn } from './answer-size.ts'
import { AROUND, packed, plainColumns } from './packed.ts'
import { asks, BEHIND, NAME_CHARACTERS, SAID, says, turnCandidates } from './turn-parts.ts'

/** Behind every memory in the order of what is answered as long as there is room. */
const LAST = 10_000

/**
 * For a recall of memories alone, the CTEs that end with `turns_around`: turns that their arms found and
 * those beside them, without their words. A question is often said in the turns around an answer and not in
 * the memory of it.
 */
export function aroundParts(read: RecallRead): SQL {
  const row = packed(AROUND, {
    ...plainColumns('turn', ['id', 'turn_id', 'seq', 'role', 'timestamp_iso', 'minutes_east', 'length']),
    session: sql`turn.session_id`,
    name: sql`left(turn.name, ${literal(NAME_CHARACTERS)})`,
    asks,
    ...says(read),
    counts: packedCounts('turn', read.terms),
    cosine: read.vector === null ? sql`NULL::float4` : cosineOf('turn'),
  })
  return sql`${turnCandidates(read, ARM_LIMIT)},
turns_around AS MATERIALIZED (
  SELECT
    'around' AS kind,
    candidate.place,
    candidate.id,
    turn.session_id,
    turn.turn_id,
    ${row} AS data
  FROM turns_candidates candidate
  ${rowOf(searchViews.turns, 'turn', 'candidate', SAID, distance(read))}
)`
}

/**
 * The CTEs `memories_around`, what comes from `turns_around`, each memory with its turn and whether it may be
 * answered, and `memories_drawn(id, place)`: those that may and that no arm found, the first by the place of the
 * turn, or of the one beside which it stands.
 */
export const drawnCtes = (read: RecallRead): SQL => sql`memories_around AS MATERIALIZED (
  SELECT memory.*, around.id AS turn, around.place
  FROM turns_around around
  CROSS JOIN LATERAL (
    SELECT memory_id
    FROM memory_sources
    WHERE subject_id = ${asked.subject} AND session_id = around.session_id AND turn_id = around.turn_id
    -- Keeps it a look-up of the turn, where a join might read all sources.
    OFFSET 0
  ) source
  CROSS JOIN LATERAL (
    SELECT
      id,
      superseded_by,
      expired_at IS NULL AND forgotten_at IS NULL AS is_kept,
      coalesce(invalid_at <= ${moment(read.as_of ?? read.now)}, false) AS is_over,
      ${mayBeAnswered(read)} AS is_answered
    FROM search_memories
    WHERE subject_id = ${asked.subject} AND id = source.memory_id
    LIMIT 1
  ) memory
),
memories_drawn AS MATERIALIZED (
  SELECT id, min(place % ${literal(BEHIND)}) AS place
  FROM memories_around
  WHERE is_answered AND id NOT IN (SELECT id FROM ${armCte('memories_', 'found')})
  GROUP BY id
  ORDER BY place, id
  LIMIT ${literal(armOptions(read, 'valid_at').limit)}
)`

/** Rows of `turns_around` for the answer, behind the memories. */
export const aroundRows = sql`SELECT kind, ${literal(LAST)} + place, id, data FROM turns_around`

const distance = (read: RecallRead): SQL | undefined =>
  distanceIn(read, 'candidate', sql`candidate.place < ${literal(BEHIND)}`)
