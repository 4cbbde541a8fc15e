import { readFileSync } from 'node:fs'
import type { BuildSceneContext, SceneMemoryContext } from '../../src/core/story/scene/schemas.ts'
import type { PutChunks, PutEntityStates } from '../../src/core/story/schemas.ts'

/** A scene as it was planned and written, and the earlier passages that its writer must have read. */
export interface NovelScene {
  readonly chapter_index: number
  readonly scene_index: number
  readonly scene_plan: BuildSceneContext['scene_plan']
  readonly chunks: readonly PutChunks['chunks'][number][]
  readonly states: readonly PutEntityStates['states'][number][]
  readonly needs: readonly string[]
}

export interface Novel {
  readonly project_id: string
  readonly title: string
  readonly cast: BuildSceneContext['characters']
  readonly scenes: readonly NovelScene[]
}

export const readNovel = (): Novel =>
  JSON.parse(readFileSync(new URL('./novel.json', import.meta.url), 'utf8'))

const placed = <Item extends object>(scene: NovelScene, item: Item) => ({
  ...item,
  chapter_index: scene.chapter_index,
  scene_index: scene.scene_index,
})

export const chunksOf = (novel: Novel): PutChunks['chunks'] =>
  novel.scenes.flatMap((scene) => scene.chunks.map((chunk) => placed(scene, chunk)))

export const statesOf = (novel: Novel): PutEntityStates['states'] =>
  novel.scenes.flatMap((scene) => scene.states.map((state) => placed(scene, state)))

/** What a writing tool asks before it writes this scene. */
export function contextRequest(novel: Novel, { chapter_index, scene_index, scene_plan }: NovelScene) {
  return { scene_plan, characters: novel.cast, chapter_index, scene_index }
}

export interface SceneRecall {
  readonly scene: NovelScene
  readonly found: readonly string[]
  readonly missed: readonly string[]
}

/** Which of the needed passages a context of ten brought. */
export function recallOf(scene: NovelScene, context: SceneMemoryContext): SceneRecall {
  const shown = new Set(context.relevant_memories.map((memory) => memory.chunk_id))
  return {
    scene,
    found: scene.needs.filter((id) => shown.has(id)),
    missed: scene.needs.filter((id) => !shown.has(id)),
  }
}

/** Needed passages found, of all that were needed. */
export function recallAt10(recalls: readonly SceneRecall[]): number {
  const found = recalls.reduce((sum, recall) => sum + recall.found.length, 0)
  return found / recalls.reduce((sum, recall) => sum + recall.scene.needs.length, 0)
}
