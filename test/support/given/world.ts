import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../app.ts'
import { contextFor } from '../context.ts'
import { claim, content } from './claims.ts'
import { fullUser } from './full-user.ts'

export type World = Awaited<ReturnType<typeof givenWorld>>

/**
 * A tenant with something in every corner: a user, a bank, a story. Every text of it holds `mark`; `ids` fill
 * path parameters.
 */
export async function givenWorld(mark: string, app?: Awaited<ReturnType<typeof givenApp>>) {
  const all = app ?? (await givenApp({ services: { models: offlineModels() } }))
  const { call } = all
  const { tenant_id, api_key: key } = await all.tenant()
  const user_id = `ann ${mark}`
  const ctx = contextFor(all.services, tenant_id)
  await fullUser(ctx, user_id, mark)
  const made = async (method: string, path: string, body: unknown) => {
    const answer = await call(method, `/api/v1${path}`, { key, body })
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const item = await made('POST', '/experience/memories', {
    content: content([claim({ summary: `Slows ${mark}` })], mark),
  })
  const run_id = `run ${mark}`
  await made('POST', '/experience/runs', {
    run_id,
    output: { note: `a run ${mark}` },
    feedback: { pros: `grew ${mark}` },
  })
  const learned = await made('POST', `/experience/runs/${encodeURIComponent(run_id)}/learn`, {})
  const project = `story ${mark}`
  const story = `/story/projects/${encodeURIComponent(project)}`
  await made('POST', `${story}/chunks`, {
    chunks: [
      {
        chunk_id: `c-${mark}`,
        chapter_index: 1,
        scene_index: 1,
        content: `It rained ${mark}`,
        content_type: 'scene',
      },
    ],
  })
  await made('PUT', `${story}/entity-states`, {
    states: [
      {
        entity_type: 'character',
        entity_id: 'li',
        chapter_index: 1,
        scene_index: 1,
        state_data: { mood: mark },
      },
    ],
  })
  await made('POST', `${story}/scene-context`, scene(mark))

  const [[memory], [trait], [job], [cycle]] = await ctx.db.batch([
    statement<{ id: string }>(sql`SELECT id FROM memories WHERE memory_type = 'fact'`),
    statement<{ id: string }>(sql`SELECT id FROM memories WHERE memory_type = 'trait'`),
    statement<{ id: string }>(sql`SELECT id FROM jobs LIMIT 1`),
    statement<{ id: string }>(sql`SELECT id FROM reflection_cycles LIMIT 1`),
  ])
  const { body: me } = await all.call('GET', '/api/v1/me', { key })
  const ids = {
    user_id,
    bank: 'default',
    key_id: me.key_id as string,
    session_id: `${user_id} s-1`,
    job_id: job?.id ?? '',
    memory: memory?.id ?? '',
    trait: trait?.id ?? '',
    cycle: cycle?.id ?? '',
    item: item.id as string,
    run_id,
    delta: (learned.delta_id as string | null) ?? randomUUID(),
    project_id: project,
    entity_id: 'li',
    chapter_index: '1',
    scene_index: '1',
  }
  return { ...all, tenant_id, key, ctx, ids, mark }
}

export const scene = (mark: string) => ({
  scene_plan: {
    scene_number: 2,
    scene_type: 'dialogue',
    location: 'a harbour',
    characters: ['Li'],
    purpose: `find ${mark}`,
    key_actions: ['wait'],
    intensity: 'low',
  },
  characters: [{ id: 'li', name: 'Li', aliases: [] }],
  chapter_index: 1,
  scene_index: 2,
})
