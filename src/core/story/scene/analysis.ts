import { analyzeScene } from '../../../../prompts/analyze_scene.ts'
import type { Context } from '../../context.ts'
import { runTask } from '../../models/run-task.ts'
import { normalise } from '../../text/normalise.ts'
import { wellFormed } from '../../text/well-formed.ts'
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

/** Two to five queries: of more the first ones count, fewer are filled up from the plan. */
export function twoToFive(queries: readonly string[], plan: ScenePlan): string[] {
  const different = distinct(queries)
  if (different.length >= MIN_QUERIES) return different.slice(0, MAX_QUERIES)
  return distinct([...different, plan.purpose, ...plan.key_actions]).slice(0, MIN_QUERIES)
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
  const { entities, queries } = wellFormed(await runTask(ctx, analyzeScene, scene))
  return { entities: distinct(entities), queries: twoToFive(queries, scene_plan) }
}

/** Without a model: the purpose and the key actions are the queries, the plan's cast the entities. */
export function planAsAnalysis(plan: ScenePlan): Analysis {
  return {
    entities: plan.characters,
    queries: distinct([plan.purpose, ...plan.key_actions]).slice(0, MAX_FALLBACK_QUERIES),
  }
}
