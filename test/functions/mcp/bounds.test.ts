import type { Client } from '@modelcontextprotocol/client'
import { getEncoding } from 'js-tiktoken'
import { beforeAll, describe, expect, test } from 'vitest'
import { tools } from '../../../functions/mcp/tools/index.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import type { Anything } from '../../support/anything.ts'
import { givenApp } from '../../support/app.ts'
import { claim, content } from '../../support/given/claims.ts'
import { scene } from '../../support/given/world.ts'
import { mcpClient } from '../../support/surface/mcp.ts'

const MOST = 8_000
const o200k = getEncoding('o200k_base')
const tokens = (value: unknown) => o200k.encode(JSON.stringify(value), 'all').length

/** What costs most tokens a character, and what is most often long. */
const texts: readonly (readonly [string, (place: number, characters: number) => string])[] = [
  [
    'Chinese',
    (place, most) => cut(`第${place}条，${'我昨天去了大连的海边散步，遇见了老朋友。'.repeat(400)}`, most),
  ],
  ['emoji', (place, most) => cut(`${place} ${'👩🏽‍🚀🧬🏳️‍🌈𓀀'.repeat(1_000)}`, most)],
]
const cut = (text: string, most: number) => [...text].slice(0, most).join('')

let given: Awaited<ReturnType<typeof givenApp>>
let key: string
beforeAll(async () => {
  given = await givenApp({
    services: { models: offlineModels() },
    environment: { RATE_LIMIT_PER_MINUTE: 10_000 },
  })
  key = (await given.tenant()).api_key
})

const called = new Set<string>()

/** Calls a tool, and holds its answer against the bound. */
async function call(client: Client, name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input })
  called.add(name)
  expect([name, tokens(result) <= MOST, result.isError ?? false]).toEqual([name, true, false])
  return result.structuredContent as Anything
}

const post = async (path: string, body: unknown) => {
  const answer = await given.call('POST', `/api/v1${path}`, { key, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

describe.each(texts)('no answer of a tool has more than 8 000 tokens: %s', (name, text) => {
  test('a person’s', async () => {
    const user_id = `long ${name}`
    const items = Array.from({ length: 26 }, (_, place) => ({
      ...{ user_id, memory_type: 'fact', content: text(place, 2_000) },
      relation: {
        subject: { name: cut(`${place} ${name} ${text(place, 200)}`, 200) },
        predicate: 'knows',
        object: { name: cut(`${place + 1} ${name} ${text(place, 200)}`, 200) },
      },
    }))
    await post('/memories/batch', { items })
    const path = `/mcp/users/${encodeURIComponent(user_id)}?tools=memory,graph`
    const client = await mcpClient(given.app, key, { path })
    const long = text(99, 4_000)
    const { id } = await call(client, 'remember', { content: long })
    const right = cut(`! ${long}`, 4_000)
    const corrected = await call(client, 'correct_memory', {
      memory_id: id,
      content: right,
      reason: text(1, 500),
    })
    expect(right.startsWith(corrected.text.replace(/ …$/u, ''))).toBe(true)
    await call(client, 'confirm_memory', { memory_id: id, right: true, content: long })
    await call(client, 'get_memory', { memory_id: id })
    const { candidates } = await call(client, 'find_to_forget', { about: text(3, 200) })
    expect(candidates).toHaveLength(20)
    const listed = await call(client, 'list_memories', { query: text(3, 200), limit: 50 })
    expect(listed.items.length).toBeGreaterThanOrEqual(26)
    await call(client, 'list_memories', { limit: 50 })
    await call(client, 'recall', { query: text(3, 200), limit: 20 })
    await call(client, 'get_profile', { token_budget: 2_000 })
    const turns = Array.from({ length: 40 }, (_, place) => ({ role: 'user', text: text(place, 2_000) }))
    await call(client, 'log_turns', { session_id: text(1, 200), turns })
    await call(client, 'who_am_i', {})
    const facts = await call(client, 'graph_facts', { entity: items[3]!.relation.subject.name, hops: 3 })
    expect(facts.facts.length).toBeGreaterThan(0)
    const names = new Set<string>()
    let cursor: string | undefined
    do {
      const page = await call(client, 'list_entities', { limit: 100, ...(cursor && { cursor }) })
      for (const { name } of page.items) names.add(name)
      cursor = page.next_cursor
    } while (cursor)
    expect(names.size).toBeGreaterThanOrEqual(27)
    const uris = ['neuromem://profile', 'neuromem://traits', `neuromem://memories/${id}`]
    for (const uri of [...uris, `neuromem://sessions/${encodeURIComponent(text(1, 200))}`])
      expect([uri, tokens(await client.readResource({ uri })) <= MOST]).toEqual([uri, true])
    const task = { name: 'with_memory', arguments: { task: text(3, 2_000) } }
    for (const prompt of [task, { name: 'what_do_you_know_about_me' }, { name: 'review_waiting' }])
      expect([prompt.name, tokens(await client.getPrompt(prompt)) <= MOST]).toEqual([prompt.name, true])
    await call(client, 'forget_memory', { memory_id: id })
  })

  test('a bank’s', async () => {
    const bank = `long ${name}`
    const client = await mcpClient(given.app, key, { path: `/mcp/banks/${encodeURIComponent(bank)}` })
    const claims = Array.from({ length: 10 }, (_, place) =>
      claim({ claim_id: `c${place}`, summary: text(place, 900) }),
    )
    const { id } = await post('/experience/memories', { bank, content: content(claims) })
    await call(client, 'search_experience', { query: text(3, 200), limit: 20 })
    const one = await call(client, 'get_experience', { id })
    expect(one.claims).toHaveLength(10)
    const { run_id } = await call(client, 'record_run', {
      output: { note: text(1, 4_000) },
      feedback: { pros: text(2, 2_000) },
    })
    await call(client, 'learn_from_run', { run_id })
  })

  test('a project’s', async () => {
    const project = `long ${name}`
    const client = await mcpClient(given.app, key, { path: `/mcp/projects/${encodeURIComponent(project)}` })
    const chunks = Array.from({ length: 25 }, (_, place) => ({
      ...{ chapter_index: 1, scene_index: place, content: text(place, 4_000), content_type: 'scene' },
    }))
    await call(client, 'add_passages', { chunks })
    const states = Array.from({ length: 40 }, (_, place) => ({
      ...{ entity_type: 'character', entity_id: `li ${place}`, chapter_index: 1, scene_index: 1 },
      state_data: { mood: text(place, 2_000) },
    }))
    await call(client, 'set_entity_states', { states })
    await call(client, 'search_story', { query: text(3, 200), limit: 20 })
    await call(client, 'entity_state', { entity_id: 'li 3' })
    expect((await call(client, 'story_timeline', { chapter: 1 })).states.length).toBeGreaterThan(3)
    const characters = states.map(({ entity_id }) => ({ id: entity_id, name: entity_id, aliases: [] }))
    const plan = scene(text(3, 200))
    await call(client, 'scene_context', { ...plan, characters, chapter_index: 2, scene_index: 1 })
  })
})

test('every tool was held against it', () => {
  // What a person says to a trait has no long words in its answer; the trait’s own test calls it.
  expect([...called].sort()).toEqual(
    tools
      .map(({ name }) => name)
      .filter((name) => name !== 'answer_belief')
      .sort(),
  )
})
