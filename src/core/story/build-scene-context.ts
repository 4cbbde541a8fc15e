import type * as z from 'zod'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { spentToday } from '../models/calls.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingWithin } from '../models/holds.ts'
import { done } from '../outcome.ts'
import { nearnessOf } from '../search/nearness.ts'
import { upsertSubject } from '../tenancy/records/subjects.ts'
import { fitting, PAGE_BYTES } from '../text/cursor.ts'
import { visibleWithin } from '../text/harmless/visible.ts'
import { jsonBytesOf } from '../text/strings.ts'
import { readChunks } from './passages/rows.ts'
import { foundBy, mergePassages, type PassageQuery, rankPassages, searchPassages } from './passages/search.ts'
import { type Analysis, analyse, planAsAnalysis } from './scene/analysis.ts'
import { entityIds } from './scene/cast.ts'
import { DATABASE_MS, orDegrade } from './scene/degrade.ts'
import { keepContext } from './scene/rows.ts'
import { BuildSceneContext, type SceneMemoryContext, type Warning, WarningCode } from './scene/schemas.ts'
import { readWorld, type SceneWorld } from './scene/world.ts'
import { projectSubject } from './states/rows.ts'

const limit = { timeout_ms: DATABASE_MS }

type Scene = z.output<typeof BuildSceneContext>

/** Warnings in the order of the chain, whichever part failed first. */
const inOrder = (warnings: readonly Warning[]) =>
  warnings.toSorted(
    (one, other) => WarningCode.options.indexOf(one.code) - WarningCode.options.indexOf(other.code),
  )

/**
 * What must be remembered before a scene is written: the states of its entities, the passages it depends on,
 * what changed lately. It goes into a writer's prompt: what is invisible in
 * stored texts is not in it. One model call, one embedding call, two reads side by side, one of the passages that
 * were chosen, one write. Every part may fail by itself and leaves a warning; nothing from the scene itself
 * or after it is told, except the states at it.
 */
export async function buildSceneContext(ctx: Context, input: BuildSceneContext): Promise<SceneMemoryContext> {
  const scene = BuildSceneContext.parse(input)
  const warnings: Warning[] = []
  const before = ctx.ledger.total.calls
  const analysed = await orDegrade(ctx, warnings, ['analysis_unavailable'], () => analyseWithin(ctx, scene))
  const analysis = analysed ?? planAsAnalysis(scene.scene_plan)
  const model_calls = ctx.ledger.total.calls - before
  const queries = await embedded(ctx, warnings, analysis.queries)
  const [passages, world] = await Promise.all([
    orDegrade(ctx, warnings, ['search_unavailable'], () => findPassages(ctx, scene, queries)),
    readWorld(ctx, warnings, scene, entityIds(scene.scene_plan, scene.characters, analysis.entities)),
  ])
  const context: SceneMemoryContext = visibleWithin({
    project_id: scene.project_id,
    chapter_index: scene.chapter_index,
    scene_index: scene.scene_index,
    ...withinPage(world, passages ?? { relevant_memories: [], found_by: [] }),
    queries: [...analysis.queries],
    model_calls,
    retrieval_timestamp: ctx.clock.now().toISOString(),
    warnings: inOrder(warnings),
  })
  const unstored: Warning[] = []
  await orDegrade(ctx, unstored, ['context_not_stored'], () => keep(ctx, context))
  return { ...context, warnings: [...context.warnings, ...unstored] }
}

/**
 * Rules cost nothing; before a language model is asked, the tenant's ceiling is. Without a database nobody
 * knows it, and the model may go on.
 */
async function analyseWithin(ctx: Context, scene: Scene): Promise<Analysis> {
  if (!ctx.models.offline) {
    const { spending } = await read(ctx, { spending: spentToday(ctx) }, limit).catch((error: unknown) => {
      if (isAway(error)) return { spending: [] }
      throw error
    })
    return analyse(spendingWithin(ctx, spending), scene)
  }
  return analyse(ctx, scene)
}

const isAway = (error: unknown): boolean => error instanceof CoreError && error.code === 'backend_unavailable'

async function embedded(
  ctx: Context,
  warnings: Warning[],
  queries: readonly string[],
): Promise<PassageQuery[]> {
  const vectors = await orDegrade(ctx, warnings, ['embedding_unavailable'], () => embedTexts(ctx, queries))
  return queries.map((text, index) => ({ text, vector: vectors?.[index] ?? null }))
}

type Passages = Required<Pick<SceneMemoryContext, 'relevant_memories' | 'found_by'>>

async function findPassages(ctx: Context, scene: Scene, queries: readonly PassageQuery[]): Promise<Passages> {
  const { project_id, top_k, chapter_index, scene_index } = scene
  if (queries.length === 0) return { relevant_memories: [], found_by: [] }
  const filter = { before: { chapter_index, scene_index } }
  const { found } = await read(
    ctx,
    { found: queries.map((query) => searchPassages(project_id, query, filter, top_k)) },
    limit,
  )
  const rankings = found.map((rows, index) =>
    rankPassages(rows, queries[index]!.text, nearnessOf(ctx.embedder)),
  )
  const relevant_memories = await readChunks(ctx, project_id, mergePassages(rankings, top_k), limit)
  return { relevant_memories, found_by: foundBy(relevant_memories, rankings, top_k) }
}

/** States take half of a page at most, changes a quarter; passages what is left. */
function withinPage(
  { entity_states, timeline_context }: SceneWorld,
  { relevant_memories, found_by }: Passages,
) {
  const states = fitting(entity_states, undefined, PAGE_BYTES / 2)
  const changes = fitting(timeline_context?.changes ?? [], undefined, PAGE_BYTES / 4)
  const room = PAGE_BYTES - jsonBytesOf(states) - jsonBytesOf(changes)
  const passages = fitting(relevant_memories, undefined, room)
  return {
    entity_states: states,
    relevant_memories: passages,
    found_by: found_by.slice(0, passages.length),
    timeline_context: timeline_context && { ...timeline_context, changes },
  }
}

async function keep(ctx: Context, context: SceneMemoryContext): Promise<void> {
  const now = ctx.clock.now()
  await write(
    ctx,
    { kept: keepContext(context, now) },
    { on: upsertSubject(projectSubject(context.project_id), now), keeps: done(context), ...limit },
  )
}
