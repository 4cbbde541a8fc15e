import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { type SubjectRef, subjectId, upsertSubject } from '../tenancy/records/subjects.ts'
import { type EntityStateSnapshots, PutEntityStates } from './schemas.ts'
import { projectSubject, type StateRow, stateFields, toSnapshot } from './states/shape.ts'

/**
 * Stores snapshots of entities. Each is the next version of its entity at its place; one that says what the newest version there says
 * already is that version again, so that a request may arrive twice. Answers with the stored snapshots in the order given. One batch.
 */
export async function putEntityStates(ctx: Context, input: PutEntityStates): Promise<EntityStateSnapshots> {
  const { project_id, states } = PutEntityStates.parse(input)
  const now = ctx.clock.now()
  const ref = projectSubject(project_id)
  const rows = states.map(({ timestamp, ...state }, place) => ({
    ...state,
    place,
    id: v4(),
    chapter_index: state.chapter_index ?? null,
    scene_index: state.scene_index ?? null,
    timestamp: timestamp ?? now.toISOString(),
    timed: timestamp !== undefined,
  }))
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) AS g(place int, id uuid, entity_type text, entity_id text,
    chapter_index int, scene_index int, state_data jsonb, "timestamp" timestamptz(3), timed boolean)`
  const [, , stored] = await ctx.db.batch([
    upsertSubject(ref, now),
    insertVersions(ref, given),
    storedOf(ref, given),
  ])
  return { items: stored.map((row) => toSnapshot(row, project_id)) }
}

const sameEntityAndPlace = sql`e.entity_type = g.entity_type AND e.entity_id = g.entity_id
  AND e.chapter_index IS NOT DISTINCT FROM g.chapter_index AND e.scene_index IS NOT DISTINCT FROM g.scene_index`

/** Versions are counted here, under the subject's lock: two writers at once get two numbers. */
function insertVersions(ref: SubjectRef, given: SQL): Statement {
  return statement(
    sql`WITH compared AS (
          SELECT g.*, coalesce(newest.version, 0) AS version,
            coalesce(lag(g.state_data) OVER before, newest.state_data) AS last_data,
            coalesce(lag(g."timestamp") OVER before, newest."timestamp") AS last_time
          FROM ${given}
          LEFT JOIN LATERAL (
            SELECT e.version, e.state_data, e."timestamp" FROM entity_states e
            WHERE e.subject_id = ${subjectId(ref)} AND ${sameEntityAndPlace} ORDER BY e.version DESC LIMIT 1) newest ON true
          WINDOW before AS (PARTITION BY g.entity_type, g.entity_id, g.chapter_index, g.scene_index ORDER BY g.place))
        INSERT INTO entity_states (tenant_id, subject_id, id, entity_type, entity_id, chapter_index, scene_index, state_data, "timestamp", version)
        SELECT (SELECT neuromem_tenant()), ${subjectId(ref)}, id, entity_type, entity_id, chapter_index, scene_index, state_data, "timestamp",
          version + row_number() OVER (PARTITION BY entity_type, entity_id, chapter_index, scene_index ORDER BY place)
        FROM compared WHERE state_data IS DISTINCT FROM last_data OR (timed AND "timestamp" IS DISTINCT FROM last_time)
        ORDER BY compared.id`,
  )
}

/** For every given state the newest version that says it. */
function storedOf(ref: SubjectRef, given: SQL): Statement<StateRow[]> {
  return statement<StateRow>(
    sql`SELECT ${stateFields} FROM ${given} CROSS JOIN LATERAL (
          SELECT e.* FROM entity_states e WHERE e.subject_id = ${subjectId(ref)} AND ${sameEntityAndPlace} AND e.state_data = g.state_data
            AND (NOT g.timed OR e."timestamp" = g."timestamp") ORDER BY e.version DESC LIMIT 1) e ORDER BY g.place`,
  )
}
