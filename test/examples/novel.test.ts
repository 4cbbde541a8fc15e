import { beforeAll, expect, test } from 'vitest'
import {
  chunksOf,
  contextRequest,
  type NovelScene,
  readNovel,
  recallAt10,
  recallOf,
  statesOf,
} from '../../examples/novel/novel.ts'
import type { Context } from '../../src/core/context.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { buildSceneContext } from '../../src/core/story/build-scene-context.ts'
import { putChunks } from '../../src/core/story/put-chunks.ts'
import { putEntityStates } from '../../src/core/story/put-entity-states.ts'
import type { SceneMemoryContext } from '../../src/core/story/scene/schemas.ts'
import { given } from '../support/given.ts'

const novel = readNovel()
const contexts = new Map<NovelScene, SceneMemoryContext>()

beforeAll(async () => {
  const { ctx } = await given.tenant({ models: offlineModels(), embedder: offlineEmbedder(1024) })
  await load(ctx)
  for (const scene of novel.scenes) {
    contexts.set(
      scene,
      await buildSceneContext(ctx, { project_id: novel.project_id, ...contextRequest(novel, scene) }),
    )
  }
})

async function load(ctx: Context): Promise<void> {
  const { project_id } = novel
  await putChunks(ctx, { project_id, chunks: chunksOf(novel) })
  await putEntityStates(ctx, { project_id, states: statesOf(novel) })
}

test('the novel has at least 6 chapters of 3 scenes, and 12 scenes whose needed passages are known and earlier', () => {
  const chapters = Map.groupBy(novel.scenes, (scene) => scene.chapter_index)
  expect(chapters.size).toBeGreaterThanOrEqual(6)
  for (const scenes of chapters.values()) expect(scenes.length).toBeGreaterThanOrEqual(3)
  const needing = novel.scenes.filter((scene) => scene.needs.length > 0)
  expect(needing.length).toBeGreaterThanOrEqual(12)
  for (const scene of needing) {
    for (const id of scene.needs) {
      const [chapter, number] = id.split('-').map(Number) as [number, number]
      expect(chapter * 100 + number).toBeLessThan(scene.chapter_index * 100 + scene.scene_index)
    }
  }
})

test('with the offline parts at least 8 of 10 needed passages are among the ten', () => {
  const recalls = novel.scenes
    .filter((scene) => scene.needs.length > 0)
    .map((scene) => recallOf(scene, contexts.get(scene)!))
  expect(recallAt10(recalls)).toBeGreaterThanOrEqual(0.8)
})

test('nothing from the future of the story leaks into any scene, though all of it is stored', () => {
  for (const [scene, context] of contexts) {
    const here = [scene.chapter_index, scene.scene_index] as const
    const isBefore = (place: { chapter_index: number | null; scene_index: number | null }) =>
      place.chapter_index! < here[0] || (place.chapter_index === here[0] && place.scene_index! < here[1])
    for (const memory of context.relevant_memories) expect(isBefore(memory)).toBe(true)
    for (const state of context.entity_states)
      expect(isBefore(state) || (state.chapter_index === here[0] && state.scene_index === here[1])).toBe(true)
    if (context.timeline_context)
      expect(context.timeline_context.to).toEqual({ chapter_index: here[0], scene_index: here[1] })
    expect(context.warnings).toEqual([])
  }
})
