import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { forgetRows } from '../forgetting/of-no-user.ts'
import type { ForgetPlan, Forgotten } from '../forgetting/schemas.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { ForgetChunk, ForgetEntityStates, ForgetProject } from './forgetting/schemas.ts'
import { projectSubject } from './states/rows.ts'

type Gone = Promise<Forgotten | ForgetPlan>
const within = (projectId: string): SQL => sql`subject_id = ${subjectId(projectSubject(projectId))}`

/**
 * A project with all that is stored for it; its name may come again as a new one.
 * @throws CoreError `not_found`
 */
export async function forgetProject(ctx: Context, input: ForgetProject): Gone {
  const { project_id, dry_run } = ForgetProject.parse(input)
  const all = within(project_id)
  const removal = {
    kind: 'project' as const,
    owner: projectSubject(project_id),
    going: { story_chunks: all, entity_states: all, scene_contexts: all },
    answers: { path: '$.** ? (@.project_id == $project)', names: { project: project_id } },
    whole: true as const,
    notFound: `There is no project ${project_id}.`,
  }
  return forgetRows(ctx, removal, dry_run)
}

/**
 * A passage, and the stored contexts that hold it.
 * @throws CoreError `not_found`
 */
export async function forgetChunk(ctx: Context, input: ForgetChunk): Gone {
  const { project_id, chunk_id, dry_run } = ForgetChunk.parse(input)
  const holds = sql`EXISTS (
    SELECT FROM json_array_elements(context -> 'relevant_memories') AS passage
    WHERE passage ->> 'chunk_id' = ${chunk_id})`
  const removal = {
    kind: 'chunk' as const,
    owner: projectSubject(project_id),
    going: {
      story_chunks: sql`${within(project_id)} AND chunk_id = ${chunk_id}`,
      scene_contexts: sql`${within(project_id)} AND ${holds}`,
    },
    answers: {
      path: '$.** ? (@.project_id == $project && @.chunk_id == $chunk)',
      names: { project: project_id, chunk: chunk_id },
    },
    notFound: `There is no passage ${chunk_id} in ${project_id}.`,
  }
  return forgetRows(ctx, removal, dry_run)
}

/**
 * The states of an entity, all or those of a place, and the stored contexts that hold one of them or what
 * changed with it. A chapter without a scene means the whole chapter.
 * @throws CoreError `not_found`
 */
export async function forgetEntityStates(ctx: Context, input: ForgetEntityStates): Gone {
  const { project_id, entity_id, chapter_index, scene_index, dry_run } = ForgetEntityStates.parse(input)
  const atPlace = sql.join(
    [
      sql`entity_id = ${entity_id}`,
      ...(chapter_index === undefined ? [] : [sql`chapter_index = ${int(chapter_index)}`]),
      ...(scene_index === undefined ? [] : [sql`scene_index = ${int(scene_index)}`]),
    ],
    sql` AND `,
  )
  const holds = sql`(
    EXISTS (
      SELECT FROM json_to_recordset(context -> 'entity_states')
        AS state(entity_id text, chapter_index int, scene_index int)
      WHERE ${atPlace})
    OR EXISTS (
      SELECT FROM json_array_elements(context -> 'timeline_context' -> 'changes') AS change
      WHERE change ->> 'entity_id' = ${entity_id}))`
  const removal = {
    kind: 'entity_state' as const,
    owner: projectSubject(project_id),
    going: {
      entity_states: sql`${within(project_id)} AND ${atPlace}`,
      scene_contexts: sql`${within(project_id)} AND ${holds}`,
    },
    answers: {
      path: '$.** ? (@.project_id == $project).** ? (@.entity_id == $entity)',
      names: { project: project_id, entity: entity_id },
    },
    notFound: `There is no state of ${entity_id} there in ${project_id}.`,
  }
  return forgetRows(ctx, removal, dry_run)
}
