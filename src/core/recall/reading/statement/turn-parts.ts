import { type SQL, sql } from 'drizzle-orm'
import { literal, moment } from '../../../../../db/sql.ts'
import { arms } from '../../../search/arms/arms.ts'
import { armCte, rowOf } from '../../../search/arms/parts.ts'
import { asked } from '../../../search/asked.ts'
import { searchViews } from '../../../search/views.ts'
import { armOptions, type RecallRead, turnFilter } from '../asking.ts'
import { cuesOf, saysPatterns } from '../question/cues.ts'
import { distanceIn, measured, sizes } from './answer-size.ts'
import { packed, plainColumns, TURN } from './packed.ts'
import { shown, shownExtra, TEXT_CHARACTERS } from './shown.ts'

/** Turns before and after a found one. */
const NEIGHBOURS = 2
/** A neighbour's place in the order of what may be cut: behind everything that was found itself. */
export const BEHIND = 1000
export const NAME_CHARACTERS = 200

const view = searchViews.turns

/** The CTEs that find turns: the arms, the turns beside what they found, and what is known of them: sizes, memories. */
export const turnParts = (read: RecallRead): SQL => sql`${turnCandidates(read)},
turns_sized AS MATERIALIZED (
  SELECT
    'turn' AS kind,
    candidate.id,
    candidate.place,
    candidate.distance,
    NULL::float8 AS named,
    ${toldIn(read)} AS told,
    ${sizes('turn.text', ['turn.attachments', 'turn.meta'])}
  FROM turns_candidates candidate
  ${rowOf(view, 'turn', 'candidate', ['session_id', 'turn_id', 'text', 'attachments', 'meta'])}
)`

/**
 * The arms, and `turns_candidates(id, place, distance)`: what they found and what is beside it.
 * @param limit candidates of an arm, unless as many as the recall asks for
 */
export function turnCandidates(read: RecallRead, limit?: number): SQL {
  const filter = turnFilter(read)
  const options = armOptions(read, 'timestamp_iso')
  return sql`${arms({ prefix: 'turns_', view, filter, ...options, limit: limit ?? options.limit })},
turns_candidates AS MATERIALIZED (
  SELECT
    beside.id,
    min(CASE WHEN beside.id = found.id THEN found.place ELSE ${literal(BEHIND)} + found.place END) AS place,
    max(found.distance) FILTER (WHERE beside.id = found.id) AS distance
  FROM ${armCte('turns_', 'found')} found
  ${rowOf(view, 'turn', 'found', ['session_id', 'seq'])}
  CROSS JOIN LATERAL (
    SELECT id
    FROM search_turns
    WHERE subject_id = ${asked.subject}
      AND session_id = turn.session_id
      AND seq BETWEEN turn.seq - ${literal(NEIGHBOURS)} AND turn.seq + ${literal(NEIGHBOURS)}
      ${filter ? sql`AND ${filter}` : sql``}
    -- Keeps it a look-up in the session, where a join might read all turns.
    OFFSET 0
  ) beside
  GROUP BY beside.id
)`
}

/** Of a turn: who says what and when, and what scoring needs. */
export const SAID = [
  'id',
  'session_id',
  'turn_id',
  'seq',
  'role',
  'name',
  'timestamp_iso',
  'minutes_east',
  'text',
  'lexemes',
  'length',
]
const READ = [...SAID, 'attachments', 'meta', 'mark']

/** The CTE `turns_rows`: the turns as they are answered. */
export function turnRows(read: RecallRead): SQL {
  const row = packed(TURN, {
    ...plainColumns('turn', ['id', 'turn_id', 'seq', 'role', 'timestamp_iso', 'minutes_east', 'mark']),
    session: sql`turn.session_id`,
    session_id: sql`(
      SELECT session.session_id
      FROM conversation_sessions session
      WHERE session.subject_id = ${asked.subject} AND session.id = turn.session_id)`,
    name: sql`left(turn.name, ${literal(NAME_CHARACTERS)})`,
    text: shown('turn', 'text'),
    attachments: shownExtra('turn', 'attachments', '[]'),
    meta: shownExtra('turn', 'meta', '{}'),
    told: sql`sized.told`,
    // Of a text that is answered whole these are read where it is scored, in a tenth of the time.
    asks: sql`CASE WHEN NOT sized.is_whole OR octet_length(turn.text) > ${literal(TEXT_CHARACTERS)}
      THEN ${asks} END`,
    ...says(read, sql`NOT sized.is_whole`),
    ...measured(read, 'turn', 'text'),
  })
  return sql`turns_rows AS MATERIALIZED (
  SELECT sized.kind, sized.place, turn.id, ${row} AS data
  FROM shares sized
  ${rowOf(view, 'turn', 'sized', READ, distanceIn(read, 'sized', sql`sized.place < ${literal(BEHIND)}`))}
  WHERE sized.kind = 'turn'
)`
}

/**
 * The memories that come from a turn: their ids, the entity that all of them are about, how many hold and how
 * many are over by now (of these, how many never were so), since when, and what is so instead.
 */
const toldIn = ({ as_of, now }: RecallRead): SQL => sql`(
      SELECT json_build_object(
        'memory_ids', coalesce(json_agg(held.memory_id ORDER BY held.memory_id), '[]'::json),
        'about', CASE WHEN count(held.about) = count(*)
          AND min(held.about) = max(held.about) THEN min(held.about) END,
        'held', count(*) FILTER (WHERE held.is_kept AND held.over_since IS NULL),
        'over', count(*) FILTER (WHERE held.is_kept AND held.over_since IS NOT NULL),
        'denied', count(*) FILTER (WHERE held.is_denied),
        'over_since', max(held.over_since) FILTER (WHERE held.is_kept),
        'followed_by', json_agg(held.superseded_by) FILTER (WHERE held.is_kept AND held.over_since IS NOT NULL))
      FROM (
        SELECT memory_id
        FROM memory_sources
        WHERE subject_id = ${asked.subject} AND session_id = turn.session_id AND turn_id = turn.turn_id
        -- Keeps it a look-up of the turn, where a join might read all memories.
        OFFSET 0
      ) source
      CROSS JOIN LATERAL (
        SELECT
          id AS memory_id,
          CASE WHEN sensitive IS NULL THEN about END AS about,
          expired_at IS NULL OR is_denied AS is_kept,
          is_denied,
          CASE
            WHEN is_denied THEN expired_at
            WHEN invalid_at <= ${moment(as_of ?? now)} THEN invalid_at
          END AS over_since,
          superseded_by
        FROM memories
        -- What the person said was never so.
        CROSS JOIN LATERAL (SELECT expired_at IS NOT NULL AND confirmation IS FALSE AS is_denied) AS answer
        WHERE subject_id = ${asked.subject} AND id = source.memory_id AND forgotten_at IS NULL
        LIMIT 1
      ) held)`

/** Whether a turn ends as a question does. */
export const asks: SQL = sql`turn.text ~ ${saysPatterns.asks}`

/**
 * Cues that the query asks for, of as much of the text as is shown at most.
 * @param unread where nobody else reads that much
 */
export function says({ request }: RecallRead, unread?: SQL) {
  const cues = cuesOf(request.query)
  function cue(name: 'when' | 'number'): SQL {
    if (!cues[name]) return sql`NULL`
    const says = sql`left(turn.text, ${literal(TEXT_CHARACTERS)}) ~* ${saysPatterns[name]}`
    return unread ? sql`CASE WHEN ${unread} THEN ${says} END` : says
  }
  return { says_when: cue('when'), says_number: cue('number') }
}
