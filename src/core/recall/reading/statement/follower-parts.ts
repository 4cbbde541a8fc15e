import { type SQL, sql } from 'drizzle-orm'
import { literal, moment } from '../../../../../db/sql.ts'
import { asked } from '../../../search/asked.ts'
import { looksAround, mayBeAnswered, type RecallRead } from '../asking.ts'
import { BEHIND } from './turn-parts.ts'

/** Texts that are over, for which what followed is looked for. */
const ENDED = 20

/**
 * The CTEs that end with `memories_followers(id, place, follows)`: what is so instead of what a found turn told,
 * where all of that is over by now; `follows` are the ids of these turns. What followed may be over itself: then
 * it is what followed on that.
 */
export const followerCtes = (read: RecallRead): SQL => sql`memories_after(id, place, turn) AS (
  (${looksAround(read) ? endedAround : endedTold})
  UNION
  SELECT memory.superseded_by, after.place, after.turn
  FROM memories_after after
  CROSS JOIN LATERAL (
    SELECT superseded_by
    FROM memories
    WHERE subject_id = ${asked.subject}
      AND id = after.id
      AND superseded_by <> id
      AND invalid_at <= ${moment(read.as_of ?? read.now)}
    LIMIT 1
  ) memory
),
memories_followers AS MATERIALIZED (
  SELECT memory.id, min(after.place) AS place, json_agg(DISTINCT after.turn) AS follows
  FROM memories_after after
  CROSS JOIN LATERAL (
    SELECT id
    FROM search_memories
    WHERE subject_id = ${asked.subject} AND id = after.id
      AND ${mayBeAnswered(read)}
    LIMIT 1
  ) memory
  GROUP BY memory.id
)`

/** By what is known of the turns that are answered. */
const endedTold = sql`SELECT next.id::uuid, sized.place, sized.id
    FROM turns_sized sized
    CROSS JOIN LATERAL json_array_elements_text(
      CASE WHEN (sized.told ->> 'held')::int = 0 AND (sized.told ->> 'over')::int > 0
        THEN sized.told -> 'followed_by' ELSE '[]'::json END) AS next(id)
    WHERE sized.place < ${literal(BEHIND)} AND next.id IS NOT NULL
    ORDER BY sized.place
    LIMIT ${literal(ENDED)}`

/** By the memories of the turns around. */
const endedAround = sql`SELECT superseded_by, place, turn
    FROM (
      SELECT turn, place, superseded_by, is_over, bool_and(is_over) OVER (PARTITION BY turn) AS is_all
      FROM memories_around
      WHERE place < ${literal(BEHIND)} AND is_kept
    ) AS ended
    WHERE is_all AND superseded_by IS NOT NULL
    ORDER BY place
    LIMIT ${literal(ENDED)}`
