import { sql } from 'drizzle-orm'
import { scene_contexts } from '../../../../db/schema/story.ts'
import { int } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { ownedBy, subjectId } from '../../tenancy/records/subjects.ts'
import { projectSubject } from '../states/rows.ts'
import type { SceneMemoryContext } from './schemas.ts'

/**
 * Keeps the context as it is answered, byte for byte: the last one made for a scene is the one that a
 * generation chain reads.
 */
export function keepContext(context: SceneMemoryContext, now: Date): Statement {
  const { project_id, chapter_index, scene_index } = context
  return insertRows(scene_contexts, [{ chapter_index, scene_index, context, created_at: now }], {
    fixed: ownedBy(projectSubject(project_id)),
    onConflict: sql`ON CONFLICT (subject_id, chapter_index, scene_index)
      DO UPDATE SET context = excluded.context, created_at = excluded.created_at`,
  })
}

/** The one built last for this scene; no row when none was. */
export const contextOfScene = (
  projectId: string,
  chapter: number,
  scene: number,
): Statement<{ context: SceneMemoryContext }[]> =>
  statement<{ context: SceneMemoryContext }>(
    sql`SELECT context
        FROM scene_contexts
        WHERE subject_id = ${subjectId(projectSubject(projectId))}
          AND chapter_index = ${int(chapter)} AND scene_index = ${int(scene)}`,
  )
