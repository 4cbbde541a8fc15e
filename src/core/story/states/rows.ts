import { type SQL, sql } from 'drizzle-orm'
import type { entity_states } from '../../../../db/schema/story.ts'
import { int, texts } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { PAGE_BYTES } from '../../text/cursor.ts'
import type { EntityStateSnapshot } from '../schemas.ts'

export const projectSubject = (projectId: string): SubjectRef => ({ kind: 'project', external_id: projectId })

/** A point of the story. Without a scene: the chapter as a whole. */
export interface StoryPlace {
  readonly chapter_index: number
  readonly scene_index: number | null
}

const stateColumns = [
  'entity_type',
  'entity_id',
  'chapter_index',
  'scene_index',
  'timestamp',
  'state_data',
  'version',
] as const satisfies readonly (keyof typeof entity_states.$inferSelect)[]
export type StateRow = Pick<typeof entity_states.$inferSelect, (typeof stateColumns)[number]>

/** The columns of snapshots `state` that the API shows. */
export const stateFields: SQL = sql.join(
  stateColumns.map((name) => sql`state.${sql.identifier(name)}`),
  sql`, `,
)

/**
 * Story order of snapshots: chapter, scene, version. What has no chapter was so before the story begins, what
 * has no scene before the chapter's first one.
 */
export const storyOrder: SQL = sql`state.chapter_index NULLS FIRST, state.scene_index NULLS FIRST,
  state.version`
const newestFirst: SQL = sql`state.chapter_index DESC NULLS LAST, state.scene_index DESC NULLS LAST,
  state.version DESC`

/** Snapshots `state` that are so at a place or were before it; never those from after it. */
function upTo({ chapter_index, scene_index }: StoryPlace): SQL {
  const within =
    scene_index === null
      ? sql`true`
      : sql`(state.scene_index IS NULL OR state.scene_index <= ${int(scene_index)})`
  return sql`(
    state.chapter_index IS NULL OR state.chapter_index < ${int(chapter_index)}
    OR (state.chapter_index = ${int(chapter_index)} AND ${within}))`
}

/** An id alone does not say the type, but the index begins with it. */
const ofAnyType: SQL = sql`state.entity_type IN ('character', 'location', 'item')`

/** The snapshot of an entity at a place, else the latest before it; without a place the latest of all. */
export function stateAt(ref: SubjectRef, entityId: string, place: StoryPlace | null): Statement<StateRow[]> {
  const exactly =
    place && place.scene_index === null
      ? sql`(state.chapter_index = ${int(place.chapter_index)} AND state.scene_index IS NULL) IS TRUE DESC,`
      : sql``
  return statement<StateRow>(
    sql`SELECT ${stateFields}
        FROM entity_states state
        WHERE state.subject_id = ${subjectId(ref)}
          AND ${ofAnyType} AND state.entity_id = ${entityId}
          AND ${place ? upTo(place) : sql`true`}
        ORDER BY ${exactly} ${newestFirst}, state."timestamp" DESC
        LIMIT 1`,
  )
}

/** For each of these entities the newest snapshot up to a place, in the order of the entities. */
export const statesAt = (
  ref: SubjectRef,
  entityIds: readonly string[],
  place: StoryPlace,
): Statement<StateRow[]> =>
  statement<StateRow>(
    sql`SELECT ${stateFields}
        FROM unnest(${texts(entityIds)}) WITH ORDINALITY AS wanted(entity_id, position)
        CROSS JOIN LATERAL (
          SELECT state.*
          FROM entity_states state
          WHERE state.subject_id = ${subjectId(ref)}
            AND ${ofAnyType} AND state.entity_id = wanted.entity_id
            AND ${upTo(place)}
          ORDER BY ${newestFirst}
          LIMIT 1
        ) state
        ORDER BY wanted.position`,
  )

/** Chapters, the first and the last one of them. */
export interface Chapters {
  readonly from: number
  readonly to: number
}

const within = (ref: SubjectRef, { from, to }: Chapters): SQL =>
  sql`state.subject_id = ${subjectId(ref)} AND state.chapter_index BETWEEN ${int(from)} AND ${int(to)}`

/** In story order, those of one place by their names. */
const told: SQL = sql`${storyOrder}, state.entity_type, state.entity_id`

/** What a snapshot of no fields takes in an answer, about. */
const ROW_BYTES = 150
/** What the snapshots before one take, in an order. */
const bytesBefore = (order: SQL): SQL => sql`
            sum(octet_length(state.state_data::text) + ${int(ROW_BYTES)})
              OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING)
              - octet_length(state.state_data::text) - ${int(ROW_BYTES)}`

/** Of the snapshots of some chapters those nearest to one that a page holds by their bytes, in story order. */
export const snapshotsNear = (ref: SubjectRef, chapters: Chapters, chapter: number): Statement<StateRow[]> =>
  statement<StateRow>(
    sql`SELECT ${stateFields}
        FROM (
          SELECT state.*, ${bytesBefore(sql`abs(state.chapter_index - ${int(chapter)}), ${told}`)} AS bytes_before
          FROM entity_states state
          WHERE ${within(ref, chapters)}
        ) state
        WHERE state.bytes_before <= ${PAGE_BYTES}::bigint
        ORDER BY ${told}`,
  )

/** Where a snapshot is, and of what. */
export type StatePlace = Pick<StateRow, 'entity_id' | 'chapter_index' | 'scene_index'>

/** The places of all snapshots of some chapters up to a place, in story order. */
export const placesBetween = (
  ref: SubjectRef,
  chapters: Chapters,
  end: StoryPlace,
): Statement<StatePlace[]> =>
  statement<StatePlace>(
    sql`SELECT state.entity_id, state.chapter_index, state.scene_index
        FROM entity_states state
        WHERE ${within(ref, chapters)} AND ${upTo(end)}
        ORDER BY ${told}`,
  )

/**
 * For every entity with a snapshot in these chapters up to the place: its two newest snapshots up to there,
 * from wherever they are; of the entities, by their names, as many as a page holds by their bytes.
 */
export const lastTwoOfEach = (
  ref: SubjectRef,
  fromChapter: number,
  place: StoryPlace,
): Statement<StateRow[]> =>
  statement<StateRow>(
    sql`SELECT ${stateFields}
        FROM (
          SELECT state.*, ${bytesBefore(ofOneEntity)} AS bytes_before
          FROM (
            SELECT DISTINCT state.entity_type, state.entity_id
            FROM entity_states state
            WHERE state.subject_id = ${subjectId(ref)}
              AND state.chapter_index >= ${int(fromChapter)}
              AND ${upTo(place)}
          ) seen
          CROSS JOIN LATERAL (
            SELECT state.*
            FROM entity_states state
            WHERE state.subject_id = ${subjectId(ref)}
              AND state.entity_type = seen.entity_type AND state.entity_id = seen.entity_id
              AND ${upTo(place)}
            ORDER BY ${newestFirst}
            LIMIT 2
          ) state
        ) state
        WHERE state.bytes_before <= ${PAGE_BYTES}::bigint
        ORDER BY ${ofOneEntity}`,
  )

const ofOneEntity: SQL = sql`state.entity_type, state.entity_id, ${storyOrder}`

/** As the API answers it. */
export function toSnapshot(row: StateRow, projectId: string): EntityStateSnapshot {
  return {
    project_id: projectId,
    entity_type: row.entity_type as EntityStateSnapshot['entity_type'],
    entity_id: row.entity_id,
    chapter_index: row.chapter_index,
    scene_index: row.scene_index,
    timestamp: row.timestamp.toISOString(),
    state_data: row.state_data as EntityStateSnapshot['state_data'],
    version: row.version,
  }
}
