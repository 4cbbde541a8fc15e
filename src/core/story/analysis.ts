import { analyzeScene, type SceneAnalysis } from '../../../prompts/analyze_scene.ts'
import type { Context } from '../context.ts'
import { runTask } from '../models/run-task.ts'
import { normalise } from '../text/normalise.ts'
import type { BuildSceneContext, CastMember, ScenePlan } from './schemas.ts'

const MIN_QUERIES = 2
const MAX_QUERIES = 5
/** Queries made from a plan alone: all key actions count, but one read does not search without end. */
const MAX_FALLBACK_QUERIES = 12

/** What the scene is searched by. */
export interface Analysis {
  readonly entities: readonly string[]
  readonly queries: readonly string[]
}

/** Texts that say something, each once. */
export function distinct(texts: readonly string[]): string[] {
  const byNorm = new Map<string, string>()
  for (const text of texts) {
    const norm = normalise(text)
    if (norm !== '' && !byNorm.has(norm)) byNorm.set(norm, text.trim())
  }
  return [...byNorm.values()]
}

/** What the schema cannot say of an answer. */
export function faultsOf({ queries }: SceneAnalysis): string[] {
  const count = distinct(queries).length
  return count < MIN_QUERIES || count > MAX_QUERIES
    ? [`queries: ${count} different ones, not ${MIN_QUERIES} to ${MAX_QUERIES}`]
    : []
}

type Scene = Pick<BuildSceneContext, 'chapter_index' | 'scene_index' | 'notes'> & {
  readonly scene_plan: ScenePlan
  readonly characters: readonly CastMember[]
}

/**
 * One model call: which entities and events, then what to search for.
 * @throws WorkError when the model gives no usable answer
 */
export async function analyse(
  ctx: Context,
  { chapter_index, scene_index, scene_plan, characters, notes }: Scene,
): Promise<Analysis> {
  const scene = { chapter_index, scene_index, scene_plan, characters, notes }
  const { entities, queries } = await runTask(ctx, analyzeScene, scene, { check: faultsOf })
  return { entities: distinct(entities), queries: distinct(queries) }
}

/** Without a model: the purpose and the key actions are the queries, the plan's cast the entities (page 09). */
export function planAsAnalysis(plan: ScenePlan): Analysis {
  return {
    entities: plan.characters,
    queries: distinct([plan.purpose, ...plan.key_actions]).slice(0, MAX_FALLBACK_QUERIES),
  }
}
