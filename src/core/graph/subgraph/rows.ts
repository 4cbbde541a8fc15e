import { type SQL, sql } from 'drizzle-orm'
import { int, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Subgraph } from '../schemas.ts'
import { everHeld, holds } from '../walk/holds.ts'
import { USER_NODE } from '../writing/nodes.ts'

/** Nodes that one step finds, and edges that one picture has, at most. */
const MOST_FOUND = 2_000
const MOST_EDGES = 5_000

/** Which relations count. */
export interface Shown {
  /** The subject's inside id. */
  readonly subject: SQL
  readonly as_of: Date | null
  readonly now: Date
  /** Those that are over, too. */
  readonly ended: boolean
}

const counts = ({ as_of, now, ended }: Shown): SQL =>
  ended ? everHeld('relation', as_of, now) : holds('relation', as_of, now)

export interface Found {
  readonly id: string
  readonly is_user: boolean
}

/** The entity with this id, or one with this name; the user's own without either. */
export function centreOf(
  subject: SQL,
  center: { id: string | null; norm: string } | null,
): Statement<Found[]> {
  const { id, norm } = center ?? { id: null, norm: USER_NODE }
  return statement<Found>(
    sql`SELECT entity.id, entity.type = 'user' AS is_user
        FROM entities AS entity
        WHERE entity.subject_id = ${subject}
          AND (entity.id = ${id}::uuid OR EXISTS (
            SELECT FROM entity_aliases AS alias
            WHERE alias.subject_id = entity.subject_id
              AND alias.entity_id = entity.id
              AND alias.norm = ${norm}))
        ORDER BY entity.id = ${id}::uuid DESC NULLS LAST, entity.norm = ${norm} DESC, entity.id
        LIMIT 1`,
  )
}

/** How far back it is looked for what the person is called. */
const LATEST = 200

/** The name under which most of a person's latest turns came; none without one. */
export const spokenName = (subject: SQL): Statement<{ readonly name: string }[]> =>
  statement(
    sql`SELECT latest.name
        FROM (
          SELECT turn.name
          FROM turns AS turn
          WHERE turn.subject_id = ${subject}
            AND turn.role = 'user'
            AND turn.recallable
          ORDER BY turn.timestamp_iso DESC
          LIMIT ${int(LATEST)}) AS latest
        WHERE latest.name IS NOT NULL
        GROUP BY latest.name
        ORDER BY count(*) DESC, latest.name
        LIMIT 1`,
  )

/** The nodes one relation away from these, heavier first, without those that are known. */
export const neighboursOf = (
  shown: Shown,
  from: readonly string[],
  known: readonly string[],
): Statement<Found[]> =>
  statement<Found>(
    sql`SELECT neighbour.id, entity.type = 'user' AS is_user
        FROM (
          SELECT other AS id, max(weight) AS weight
          FROM (
            SELECT relation.object_entity_id AS other, relation.weight
            FROM relations AS relation
            WHERE relation.subject_id = ${shown.subject}
              AND relation.subject_entity_id = ANY (${uuids(from)})
              AND ${counts(shown)}
            UNION ALL
            SELECT relation.subject_entity_id, relation.weight
            FROM relations AS relation
            WHERE relation.subject_id = ${shown.subject}
              AND relation.object_entity_id = ANY (${uuids(from)})
              AND ${counts(shown)}) AS step
          WHERE other <> ALL (${uuids(known)})
          GROUP BY other
          ORDER BY max(weight) DESC, other
          LIMIT ${int(MOST_FOUND)}) AS neighbour
        JOIN entities AS entity ON entity.subject_id = ${shown.subject} AND entity.id = neighbour.id
        ORDER BY neighbour.weight DESC, neighbour.id`,
  )

/** These nodes, in this order. */
export const nodeRows = (shown: Shown, ids: readonly string[]): Statement<Subgraph['nodes'][number][]> =>
  statement(
    sql`SELECT entity.id, entity.name, entity.type, (
          SELECT coalesce(json_agg(alias.alias ORDER BY alias.norm), '[]'::json)
          FROM entity_aliases AS alias
          WHERE alias.subject_id = entity.subject_id
            AND alias.entity_id = entity.id
            AND alias.norm <> entity.norm) AS aliases, (
          SELECT count(*)::int
          FROM relations AS relation
          WHERE relation.subject_id = entity.subject_id
            AND (relation.subject_entity_id = entity.id OR relation.object_entity_id = entity.id)
            AND ${holds('relation', shown.as_of, shown.now)}) AS degree
        FROM unnest(${uuids(ids)}) WITH ORDINALITY AS node(id, place)
        JOIN entities AS entity ON entity.subject_id = ${shown.subject} AND entity.id = node.id
        ORDER BY node.place`,
  )

export interface EdgeRow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly predicate: string
  readonly weight: number
  readonly valid_at: Date | null
  readonly invalid_at: Date | null
  readonly source_memory_id: string | null
}

/** All that is between these nodes, heavier first. */
export const edgeRows = (shown: Shown, ids: readonly string[]): Statement<EdgeRow[]> =>
  statement<EdgeRow>(
    sql`SELECT relation.id, relation.subject_entity_id AS "from", relation.object_entity_id AS "to",
          relation.predicate, relation.weight, relation.valid_at, relation.invalid_at,
          relation.source_memory_id
        FROM relations AS relation
        WHERE relation.subject_id = ${shown.subject}
          AND relation.subject_entity_id = ANY (${uuids(ids)})
          AND relation.object_entity_id = ANY (${uuids(ids)})
          AND ${counts(shown)}
        ORDER BY relation.weight DESC, relation.id
        LIMIT ${int(MOST_EDGES)}`,
  )
