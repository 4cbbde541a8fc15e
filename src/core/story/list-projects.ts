import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { int, moment, tenant } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { PageInput } from '../tenancy/schemas.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import type { ProjectList, ProjectSummary } from './lists/schemas.ts'

type ProjectRow = Omit<ProjectSummary, 'updated_at'> & { readonly updated_at: Date }

const LastName = z.tuple([PlainText])

/** The tenant's projects by name, with how much is in them. */
export async function listProjects(ctx: Context, input: PageInput): Promise<ProjectList> {
  const { limit, cursor } = PageInput.parse(input)
  const last = cursor === undefined ? undefined : decodeCursor(cursor, LastName)[0]
  const { projects } = await read(
    ctx,
    { projects: projectsAfter(last, ctx.clock.now(), limit + 1) },
    { replica: true },
  )
  return page(
    projects,
    limit,
    (row) => [row.project_id],
    (row) => ({ ...row, updated_at: row.updated_at.toISOString() }),
  )
}

/** The time of a state is the writer's to say, so it may be one that is still to come. */
const projectsAfter = (name: string | undefined, now: Date, limit: number): Statement<ProjectRow[]> =>
  statement<ProjectRow>(
    sql`SELECT project.external_id AS project_id, passages.chunks, told.entities, told.states,
          built.contexts,
          greatest(project.created_at, passages.last_at, least(told.last_at, ${moment(now)}),
            built.last_at) AS updated_at
        FROM subjects project
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS chunks, max(created_at) AS last_at
          FROM story_chunks
          WHERE subject_id = project.id
        ) passages
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT (entity_type, entity_id))::int AS entities, count(*)::int AS states,
            max("timestamp") AS last_at
          FROM entity_states
          WHERE subject_id = project.id
        ) told
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS contexts, max(created_at) AS last_at
          FROM scene_contexts
          WHERE subject_id = project.id
        ) built
        WHERE project.tenant_id = ${tenant} AND project.kind = 'project' AND project.erased_at IS NULL
          AND ${name === undefined ? sql`true` : sql`project.external_id > ${name} COLLATE "C"`}
        ORDER BY project.external_id COLLATE "C"
        LIMIT ${int(limit)}`,
  )
