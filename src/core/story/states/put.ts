import { type SQL, sql } from 'drizzle-orm'
import { recordsOf, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { type StateRow, stateFields } from './rows.ts'

/**
 * A snapshot that is to be stored; `place` is its number in the request, `timed` whether the application gave
 * its time.
 */
export interface GivenState {
  readonly place: number
  readonly id: string
  readonly entity_type: string
  readonly entity_id: string
  readonly chapter_index: number | null
  readonly scene_index: number | null
  readonly state_data: unknown
  readonly timestamp: string
  readonly timed: boolean
}

const given = (rows: readonly GivenState[]): SQL =>
  recordsOf(
    rows,
    `given(place int, id uuid, entity_type text, entity_id text, chapter_index int, scene_index int,
      state_data jsonb, "timestamp" timestamptz(3), timed boolean)`,
  )

const sameEntityAndPlace: SQL = sql`
  state.entity_type = given.entity_type AND state.entity_id = given.entity_id
  AND state.chapter_index IS NOT DISTINCT FROM given.chapter_index
  AND state.scene_index IS NOT DISTINCT FROM given.scene_index`

/** Versions are counted here, under the subject's lock: two writers at once get two numbers. */
export const insertVersions = (ref: SubjectRef, rows: readonly GivenState[]): Statement =>
  statement(
    sql`WITH compared AS (
          SELECT given.*, coalesce(newest.version, 0) AS version,
            coalesce(lag(given.state_data) OVER before, newest.state_data) AS last_data,
            coalesce(lag(given."timestamp") OVER before, newest."timestamp") AS last_time
          FROM ${given(rows)}
          LEFT JOIN LATERAL (
            SELECT state.version, state.state_data, state."timestamp"
            FROM entity_states state
            WHERE state.subject_id = ${subjectId(ref)} AND ${sameEntityAndPlace}
            ORDER BY state.version DESC
            LIMIT 1
          ) newest ON true
          WINDOW before AS (
            PARTITION BY given.entity_type, given.entity_id, given.chapter_index, given.scene_index
            ORDER BY given.place)
        )
        INSERT INTO entity_states
          (tenant_id, subject_id, id, entity_type, entity_id, chapter_index, scene_index, state_data,
            "timestamp", version)
        SELECT ${tenant}, ${subjectId(ref)}, id, entity_type, entity_id, chapter_index, scene_index,
          state_data,
          "timestamp", version + row_number() OVER (
            PARTITION BY entity_type, entity_id, chapter_index, scene_index
            ORDER BY place)
        FROM compared
        WHERE state_data IS DISTINCT FROM last_data OR (timed AND "timestamp" IS DISTINCT FROM last_time)
        ORDER BY compared.id`,
  )

/** For every given state the newest version that says it. */
export const storedOf = (ref: SubjectRef, rows: readonly GivenState[]): Statement<StateRow[]> =>
  statement<StateRow>(
    sql`SELECT ${stateFields}
        FROM ${given(rows)}
        CROSS JOIN LATERAL (
          SELECT state.*
          FROM entity_states state
          WHERE state.subject_id = ${subjectId(ref)} AND ${sameEntityAndPlace}
            AND state.state_data = given.state_data
            AND (NOT given.timed OR state."timestamp" = given."timestamp")
          ORDER BY state.version DESC
          LIMIT 1
        ) state
        ORDER BY given.place`,
  )
