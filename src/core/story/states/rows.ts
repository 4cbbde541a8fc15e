import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { type StateRow, stateFields } from './shape.ts'

/** A point of the story. Without a scene: the chapter as a whole. */
export interface StoryPlace {
  readonly chapter_index: number
  readonly scene_index: number | null
}

/**
 * Story order of snapshots: chapter, scene, version. What has no chapter was so before the story begins, what has no scene before the
 * chapter's first one.
 */
export const storyOrder = sql`e.chapter_index NULLS FIRST, e.scene_index NULLS FIRST, e.version`
const newestFirst = sql`e.chapter_index DESC NULLS LAST, e.scene_index DESC NULLS LAST, e.version DESC`

/** Snapshots `e` that are so at a place or were before it; never those from after it. */
export function upTo({ chapter_index, scene_index }: StoryPlace): SQL {
  const within =
    scene_index === null ? sql`true` : sql`(e.scene_index IS NULL OR e.scene_index <= ${scene_index}::int)`
  return sql`(e.chapter_index IS NULL OR e.chapter_index < ${chapter_index}::int OR (e.chapter_index = ${chapter_index}::int AND ${within}))`
}

/** An id alone does not say the type, but the index begins with it. */
const ofAnyType = sql`e.entity_type IN ('character', 'location', 'item')`

/** The snapshot of an entity at a place, else the latest before it; without a place the latest of all. */
export function stateAt(ref: SubjectRef, entityId: string, place: StoryPlace | null): Statement<StateRow[]> {
  const exactly =
    place && place.scene_index === null
      ? sql`(e.chapter_index = ${place.chapter_index}::int AND e.scene_index IS NULL) IS TRUE DESC,`
      : sql``
  return statement<StateRow>(
    sql`SELECT ${stateFields} FROM entity_states e WHERE e.subject_id = ${subjectId(ref)} AND ${ofAnyType} AND e.entity_id = ${entityId}
        ${place ? sql`AND ${upTo(place)}` : sql``} ORDER BY ${exactly} ${newestFirst}, e."timestamp" DESC LIMIT 1`,
  )
}

/** For each of these entities the newest snapshot up to a place, in the order of the entities. */
export function statesAt(
  ref: SubjectRef,
  entityIds: readonly string[],
  place: StoryPlace,
): Statement<StateRow[]> {
  return statement<StateRow>(
    sql`SELECT ${stateFields} FROM json_array_elements_text(${JSON.stringify(entityIds)}::json) WITH ORDINALITY AS w(entity_id, position)
        CROSS JOIN LATERAL (SELECT e.* FROM entity_states e WHERE e.subject_id = ${subjectId(ref)} AND ${ofAnyType}
          AND e.entity_id = w.entity_id AND ${upTo(place)} ORDER BY ${newestFirst} LIMIT 1) e ORDER BY w.position`,
  )
}

/** All snapshots of some chapters, in story order, if told only up to a place. */
export function snapshotsBetween(
  ref: SubjectRef,
  fromChapter: number,
  toChapter: number,
  end: StoryPlace | null,
): Statement<StateRow[]> {
  return statement<StateRow>(
    sql`SELECT ${stateFields} FROM entity_states e WHERE e.subject_id = ${subjectId(ref)}
          AND e.chapter_index BETWEEN ${fromChapter}::int AND ${toChapter}::int ${end ? sql`AND ${upTo(end)}` : sql``}
        ORDER BY ${storyOrder}, e.entity_type, e.entity_id`,
  )
}

/** For every entity with a snapshot in these chapters up to the place: its two newest snapshots up to there, from wherever they are. */
export function lastTwoOfEach(
  ref: SubjectRef,
  fromChapter: number,
  place: StoryPlace,
): Statement<StateRow[]> {
  return statement<StateRow>(
    sql`SELECT ${stateFields} FROM (
          SELECT DISTINCT e.entity_type, e.entity_id FROM entity_states e
          WHERE e.subject_id = ${subjectId(ref)} AND e.chapter_index >= ${fromChapter}::int AND ${upTo(place)}) w
        CROSS JOIN LATERAL (SELECT e.* FROM entity_states e WHERE e.subject_id = ${subjectId(ref)} AND e.entity_type = w.entity_type
          AND e.entity_id = w.entity_id AND ${upTo(place)} ORDER BY ${newestFirst} LIMIT 2) e
        ORDER BY e.entity_type, e.entity_id, ${storyOrder}`,
  )
}
