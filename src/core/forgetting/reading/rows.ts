import { type SQL, sql } from 'drizzle-orm'
import { liveAt, uuids } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { comparedInDatabase } from '../../text/normal-form.ts'
import type { Seen } from './seen.ts'

/** What is deleted: memories by their ids, and turns. */
export interface Target {
  /** The subject's inside id, as SQL. */
  readonly subject: SQL
  readonly memory_ids: readonly string[]
  /** A condition on `turns AS turn`; undefined where no turn is meant itself. */
  readonly turns?: SQL | undefined
}

/** What was read, and a hash of it: a write goes on only where a second look gives the same. */
export interface SeenRow {
  readonly data: Seen
  readonly print: string
}

/** What a plan to forget shows, with a print of it by which a later look knows whether it is the same. */
export const readSeen = (target: Target, now: Date): Statement<SeenRow[]> =>
  statement<SeenRow>(
    sql`SELECT seen.data, md5(seen.data::text) AS print
        FROM (${selectSeen(target, now)}) AS seen`,
  )

/** That nothing of what was decided on has changed meanwhile. After the subject's lock. */
export const expectSame = (target: Target, now: Date, print: string): Statement =>
  expectThat(
    sql`(SELECT md5(seen.data::text) FROM (${selectSeen(target, now)}) AS seen) = ${print}`,
    'overtaken',
  )

const selectSeen = (target: Target, now: Date): SQL => sql`
WITH ${originCtes(target)},
${echoCtes(target)},
near AS (
  SELECT memory_id AS id FROM (${memoriesOf(target.subject, sql`touched`)}) AS said_there),
${relationCtes(target, now)},
${entityCtes(target)}
SELECT json_build_object(
  'memories', (SELECT coalesce(json_agg(one ORDER BY one.id), '[]') FROM (${memories(target, now)}) AS one),
  'sources', (SELECT coalesce(json_agg(one ORDER BY one.memory_id, one.turn), '[]')
    FROM (${sources(target)}) AS one),
  'turns', (SELECT coalesce(json_agg(one ORDER BY one.session_id, one.seq), '[]')
    FROM (${turns(target)}) AS one),
  'relations', (SELECT coalesce(json_agg(one ORDER BY one.id), '[]') FROM relation_seen AS one),
  'entities', (SELECT coalesce(json_agg(one ORDER BY one.id), '[]') FROM entity_seen AS one)) AS data`

/** `origin`: the turns that are meant or that a memory comes from; `told`: all memories of these. */
const originCtes = ({ subject, memory_ids, turns: which }: Target): SQL => sql`given_memory AS (
  SELECT id
  FROM memories
  WHERE subject_id = ${subject} AND id = ANY(${uuids(memory_ids)})),
origin AS (
  SELECT turn.id, turn.session_id, turn.turn_id, true AS is_given
  FROM turns AS turn
  WHERE turn.subject_id = ${subject} AND turn.forgotten_at IS NULL AND ${which ?? sql`false`}
  UNION
  SELECT turn.id, turn.session_id, turn.turn_id, false
  FROM given_memory
  JOIN memory_sources AS source ON source.subject_id = ${subject} AND source.memory_id = given_memory.id
  JOIN turns AS turn
    ON turn.subject_id = ${subject}
    AND turn.session_id = source.session_id
    AND turn.turn_id = source.turn_id
    AND turn.forgotten_at IS NULL
  WHERE ${which ? sql`NOT coalesce((${which}), false)` : sql`true`}),
told AS (
  ${memoriesOf(subject, sql`origin`)})`

/** What is given, and what comes from some turns. */
const memoriesOf = (subject: SQL, some: SQL): SQL => sql`SELECT id AS memory_id FROM given_memory
  UNION
  SELECT source.memory_id
  FROM ${some} AS said
  JOIN memory_sources AS source
    ON source.subject_id = ${subject}
    AND source.session_id = said.session_id
    AND source.turn_id = said.turn_id`

/**
 * `touched` and `echo`: replies that may repeat a memory of these, as its prompt had it or as it was said in
 * the same conversation before.
 */
const echoCtes = ({ subject }: Target): SQL => sql`echo AS (
  SELECT turn.id, turn.session_id, turn.turn_id, coalesce(turn.drawn_from, '{}') AS drawn_from,
    ARRAY(
      SELECT before.id
      FROM origin
      JOIN turns AS before ON before.subject_id = ${subject} AND before.id = origin.id
      WHERE before.session_id = turn.session_id AND before.seq < turn.seq
      ORDER BY before.seq) AS after
  FROM turns AS turn
  WHERE turn.subject_id = ${subject}
    AND turn.role = 'assistant'
    AND turn.forgotten_at IS NULL
    AND (turn.session_id IN (SELECT session_id FROM origin)
      OR turn.drawn_from && (SELECT coalesce(array_agg(memory_id), '{}') FROM told))),
touched AS (
  SELECT id, session_id, turn_id, is_given
  FROM origin
  UNION ALL
  SELECT id, session_id, turn_id, false
  FROM echo
  WHERE id NOT IN (SELECT id FROM origin))`

const memories = ({ subject }: Target, now: Date): SQL =>
  sql`SELECT memory.id, memory.memory_type, memory.content, memory.version, memory.forgotten_at,
        memory.forgotten_by, (${liveAt('memory', now)}) AS is_live
      FROM near
      JOIN memories AS memory ON memory.subject_id = ${subject} AND memory.id = near.id`

const sources = ({ subject }: Target): SQL =>
  sql`SELECT source.memory_id, turn.id AS turn, source.span_start, source.span_end,
        coalesce(turn.forgotten_at IS NULL AND turn.id IS NOT NULL, false) AS is_visible
      FROM near
      JOIN memory_sources AS source ON source.subject_id = ${subject} AND source.memory_id = near.id
      LEFT JOIN turns AS turn
        ON turn.subject_id = ${subject}
        AND turn.session_id = source.session_id
        AND turn.turn_id = source.turn_id
      WHERE source.turn_id <> ''`

const turns = ({ subject }: Target): SQL =>
  sql`SELECT turn.id, session.session_id, turn.turn_id, turn.seq, turn.name, turn.role, turn.text,
        coalesce(turn.hidden, '[]'::jsonb) AS hidden, touched.is_given, (
          SELECT json_build_object('drawn_from', echo.drawn_from, 'after', echo.after)
          FROM echo
          WHERE echo.id = touched.id) AS echo
      FROM touched
      JOIN turns AS turn ON turn.subject_id = ${subject} AND turn.id = touched.id
      JOIN conversation_sessions AS session ON session.subject_id = ${subject}
        AND session.id = turn.session_id`

/** Whether a turn's text says a name, as names are compared; a name of plain letters as a word of its own. */
export const says = (text: SQL, norm: SQL): SQL => sql`CASE
    WHEN ${norm} ~ '^[a-z0-9 ]+$' THEN ${text} ~ ('\\m' || ${norm} || '\\M')
    ELSE position(${norm} IN ${text}) > 0
  END`

/** `entity_meant`: the ends of relations that the memories state, and what the touched turns name. */
const relationCtes = ({ subject }: Target, now: Date): SQL => sql`near_ids AS MATERIALIZED (
  SELECT coalesce(array_agg(id), '{}') AS ids FROM near),
touched_text AS MATERIALIZED (
  SELECT coalesce(string_agg(${comparedInDatabase(sql`turn.text`)}, E'\\n'), '') AS words
  FROM touched
  JOIN turns AS turn ON turn.subject_id = ${subject} AND turn.id = touched.id),
stated AS MATERIALIZED (
  SELECT relation.id, relation.subject_entity_id, relation.object_entity_id
  FROM relations AS relation, near_ids
  WHERE relation.subject_id = ${subject}
    AND (relation.support_ids && near_ids.ids
      OR relation.fact_ids && near_ids.ids
      OR relation.source_memory_id = ANY(near_ids.ids))),
entity_meant AS MATERIALIZED (
  SELECT subject_entity_id AS id FROM stated
  UNION
  SELECT object_entity_id FROM stated
  UNION
  SELECT alias.entity_id
  FROM entity_aliases AS alias, touched_text
  WHERE alias.subject_id = ${subject}
    AND position(alias.norm IN touched_text.words) > 0),
entity_touched AS MATERIALIZED (
  SELECT id FROM entity_meant
  UNION
  -- what no memory states may end with one of its ends, and leave the other alone
  SELECT unnest(ARRAY[relation.subject_entity_id, relation.object_entity_id])
  FROM relations AS relation
  WHERE relation.subject_id = ${subject}
    AND relation.source_memory_id IS NULL
    AND (relation.subject_entity_id IN (SELECT id FROM entity_meant)
      OR relation.object_entity_id IN (SELECT id FROM entity_meant))),
thing_touched AS MATERIALIZED (
  SELECT touched.id
  FROM entity_touched AS touched
  JOIN entities AS entity ON entity.subject_id = ${subject} AND entity.id = touched.id
  WHERE entity.type <> 'user'),
relation_seen AS (
  SELECT relation.id, relation.support_count, relation.support_ids, relation.fact_ids,
    relation.source_memory_id,
    json_build_array(relation.subject_entity_id, relation.object_entity_id) AS ends,
    from_node.name || ' -[' || relation.predicate || ']-> ' || to_node.name AS text,
    ARRAY(
      SELECT memory.id
      FROM memories AS memory
      WHERE memory.subject_id = ${subject}
        AND memory.id = ANY(relation.support_ids || relation.source_memory_id)
        AND memory.expired_at IS NULL
        AND memory.forgotten_at IS NULL
        AND (memory.superseded_by IS NOT NULL OR (${liveAt('memory', now)}))
      ORDER BY memory.valid_at, memory.id) AS stated_by
  FROM relations AS relation
  JOIN entities AS from_node
    ON from_node.subject_id = ${subject} AND from_node.id = relation.subject_entity_id
  JOIN entities AS to_node ON to_node.subject_id = ${subject} AND to_node.id = relation.object_entity_id
  WHERE relation.subject_id = ${subject}
    AND (relation.id IN (SELECT id FROM stated)
      OR relation.subject_entity_id IN (SELECT id FROM thing_touched)
      OR relation.object_entity_id IN (SELECT id FROM thing_touched)))`

/** Of a touched entity each name, and whether a turn that is not touched says it too. */
const entityCtes = ({ subject }: Target): SQL => sql`other_turn AS MATERIALIZED (
  -- once for all names, and no further than they look
  SELECT ${comparedInDatabase(sql`turn.text`)} AS words
  FROM turns AS turn
  WHERE turn.subject_id = ${subject}
    AND turn.forgotten_at IS NULL
    AND NOT EXISTS (SELECT FROM touched WHERE touched.id = turn.id)),
entity_seen AS (
  SELECT entity.id, entity.type = 'user' AS is_user, (
    SELECT coalesce(json_agg(json_build_object(
      'norm', alias.norm,
      'is_own', alias.norm = entity.norm,
      'elsewhere', EXISTS (
        SELECT FROM other_turn WHERE ${says(sql`other_turn.words`, sql`alias.norm`)})) ORDER BY alias.norm), '[]')
    FROM entity_aliases AS alias
    WHERE alias.subject_id = ${subject} AND alias.entity_id = entity.id) AS aliases
  FROM entity_touched
  JOIN entities AS entity ON entity.subject_id = ${subject} AND entity.id = entity_touched.id)`
