import { SceneMemoryContext } from '../src/core/story/scene/schemas.ts'
import {
  chunksOf,
  contextRequest,
  type Novel,
  type NovelScene,
  readNovel,
  recallAt10,
  recallOf,
  type SceneRecall,
  statesOf,
} from './novel/novel.ts'
import { type DemoService, startService } from './support/service.ts'
import {
  asJson,
  bold,
  column,
  cyan,
  dim,
  endProgress,
  green,
  heading,
  progress,
  say,
  short,
  yellow,
} from './support/terminal.ts'

/** What the parts that work without a model have to reach. */
const LEAST_RECALL = 0.8
const SHOWN = { chapter_index: 7, scene_index: 2 }

async function load(service: DemoService, novel: Novel, base: string): Promise<void> {
  await service.call('POST', `${base}/chunks`, { chunks: chunksOf(novel) })
  await service.call('PUT', `${base}/entity-states`, { states: statesOf(novel) })
}

async function contextOf(
  service: DemoService,
  novel: Novel,
  base: string,
  scene: NovelScene,
): Promise<SceneMemoryContext> {
  return SceneMemoryContext.parse(
    await service.call('POST', `${base}/scene-context`, contextRequest(novel, scene)),
  )
}

function showContext(scene: NovelScene, context: SceneMemoryContext): void {
  heading(`Chapter ${scene.chapter_index}, scene ${scene.scene_index}: ${scene.scene_plan.purpose}`)
  say(dim(`  ${scene.scene_plan.location}; ${scene.scene_plan.key_actions?.join('; ')}`))
  say(`\n  ${cyan('Passages to remember')}`)
  for (const memory of context.relevant_memories) {
    const needed = scene.needs.includes(memory.chunk_id) ? green('needed') : '      '
    say(`  ${needed}  ${column(memory.chunk_id, 6)} ${short(memory.content, 100)}`)
  }
  say(`\n  ${cyan('How things stand')}`)
  for (const state of context.entity_states) {
    const place = `${state.chapter_index}.${state.scene_index}`
    say(
      `  ${column(state.entity_id, 20)} ${dim(place)}  ${Object.entries(state.state_data)
        .map(([key, value]) => `${key} ${String(value)}`)
        .join(', ')}`,
    )
  }
  const { timeline_context: timeline } = context
  if (timeline) say(`\n  ${cyan('What changed lately')} ${dim(`(${timeline.snapshot_count} snapshots)`)}`)
  for (const change of timeline?.changes ?? []) {
    const changed = Object.entries(change.changed).map(
      ([key, [before, after]]) => `${key}: ${before ?? '-'} → ${after ?? '-'}`,
    )
    say(`  ${column(change.entity_id, 20)} ${changed.join(', ')}`)
  }
  for (const warning of context.warnings) say(`  ${yellow(warning.code)} ${warning.detail}`)
}

function showRecall(recalls: readonly SceneRecall[], recall: number): void {
  heading('Are the passages found that each scene depends on?')
  for (const { scene, found, missed } of recalls) {
    const place = `${scene.chapter_index}.${scene.scene_index}`
    const misses = missed.length > 0 ? yellow(`missed ${missed.join(' ')}`) : ''
    say(
      `  ${place}  ${found.length}/${scene.needs.length}  ${column(scene.scene_plan.purpose, 60)} ${misses}`,
    )
  }
  say(
    `\n  recall@10 over ${recalls.length} scenes: ${bold(recall.toFixed(3))} ` +
      `${dim(`(at least ${LEAST_RECALL})`)}`,
  )
}

async function main(): Promise<void> {
  const novel = readNovel()
  const base = `/api/v1/story/projects/${novel.project_id}`
  progress('starting the service …')
  const service = await startService('2026-03-02T09:00:00Z')
  try {
    progress('storing the novel …')
    await load(service, novel, base)
    const contexts = new Map<NovelScene, SceneMemoryContext>()
    for (const scene of novel.scenes) {
      progress(`asking for the context of scene ${scene.chapter_index}.${scene.scene_index} …`)
      contexts.set(scene, await contextOf(service, novel, base, scene))
    }
    endProgress()
    const shown = novel.scenes.find(
      (scene) => scene.chapter_index === SHOWN.chapter_index && scene.scene_index === SHOWN.scene_index,
    )!
    const recalls = novel.scenes
      .filter((scene) => scene.needs.length > 0)
      .map((scene) => recallOf(scene, contexts.get(scene)!))
    const recall = recallAt10(recalls)
    say(
      `${bold(novel.title)}: ${novel.scenes.length} scenes, ${chunksOf(novel).length} passages, ` +
        `${statesOf(novel).length} states`,
    )
    if (service.offline.length > 0) say(dim(`offline: ${service.offline.join(', ')}`))
    showContext(shown, contexts.get(shown)!)
    showRecall(recalls, recall)
    if (asJson)
      console.log(
        JSON.stringify(
          {
            title: novel.title,
            offline: service.offline,
            context: contexts.get(shown),
            recall_at_10: recall,
            scenes: recalls.map(toPlain),
          },
          null,
          2,
        ),
      )
    if (recall < LEAST_RECALL) process.exitCode = 1
  } finally {
    await service.close()
  }
}

const toPlain = ({ scene, found, missed }: SceneRecall) => ({
  chapter_index: scene.chapter_index,
  scene_index: scene.scene_index,
  found,
  missed,
})

await main()
