import type { Client } from '@modelcontextprotocol/client'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { toolsets } from '../../functions/mcp/place.ts'
import type { Tool } from '../../functions/mcp/tool.ts'
import { tools } from '../../functions/mcp/tools/index.ts'
import { everythingOf } from '../support/given/everything.ts'
import { givenWorld, scene, type World } from '../support/given/world.ts'
import { mcpClient } from '../support/surface/mcp.ts'

const SECRET = 'plughxyzzy'
let ann: World
let before: string
beforeAll(async () => {
  ann = await givenWorld(SECRET)
  before = await everythingOf(ann)
})
afterEach(async () => {
  expect(await everythingOf(ann)).toBe(before)
})

type Input = Record<string, unknown>

/** How a model that knows every id of another would call a tool. */
const inputs = ({ ids, mark }: World): Readonly<Record<string, Input>> => ({
  recall: { query: `Dalian tea ${mark}` },
  get_profile: {},
  remember: { content: 'planted' },
  list_memories: { query: mark },
  get_memory: { memory_id: ids.memory },
  correct_memory: { memory_id: ids.memory, content: 'overwritten' },
  forget_memory: { memory_id: ids.memory },
  find_to_forget: { about: mark },
  confirm_memory: { memory_id: ids.memory, right: false },
  answer_belief: { trait_id: ids.trait, stance: 'never' },
  log_turns: { session_id: ids.session_id, turns: [{ role: 'user', text: 'let me in' }], end: true },
  who_am_i: {},
  graph_facts: { entity: 'Ann', hops: 3 },
  list_entities: {},
  search_experience: { query: mark },
  get_experience: { id: ids.item },
  record_run: { run_id: ids.run_id, output: { note: 'planted' } },
  learn_from_run: { run_id: ids.run_id, dry_run: false },
  search_story: { query: mark },
  entity_state: { entity_id: 'li' },
  story_timeline: { chapter: 1 },
  scene_context: scene('rain'),
  add_passages: { chunks: [{ chunk_id: `c-${mark}`, content: 'overwritten', content_type: 'scene' }] },
  set_entity_states: {
    states: [{ entity_type: 'character', entity_id: 'li', state_data: { mood: 'bad' } }],
  },
})

/** These name what they are about by an id of another: it is not there. */
const BY_ID = new Set([
  'get_memory',
  'correct_memory',
  'forget_memory',
  'confirm_memory',
  'answer_belief',
  'get_experience',
])

async function walk(client: Client, walked: readonly Tool[]): Promise<void> {
  const shown = (await client.listTools()).tools.map(({ name }) => name)
  for (const { name } of walked) {
    expect(shown).toContain(name)
    const input = inputs(ann)[name]
    if (!input) throw new Error(`How would a stranger call ${name}? Say so here.`)
    const result = await client.callTool({ name, arguments: input })
    const said = Object.values(ann.ids).reduce(
      (text, id) => text.replaceAll(id, 'ID'),
      JSON.stringify(result).replaceAll(`c-${SECRET}`, 'ID'),
    )
    expect([name, said.includes(SECRET)]).toEqual([name, false])
    expect([name, said.includes('internal: ')]).toEqual([name, false])
    if (BY_ID.has(name)) expect([name, result.isError, said]).toEqual([name, true, NOT_FOUND(said)])
  }
}
const NOT_FOUND = (said: string) => expect.stringMatching(said.includes('not_found: ') ? /./ : /not_found: /)

const of = (...sets: readonly (typeof toolsets)[number][]) =>
  tools.filter(({ toolset }) => sets.includes(toolset))
const uri = ({ ids }: World) => [
  `neuromem://memories/${ids.memory}`,
  `neuromem://traits/${ids.trait}`,
  `neuromem://sessions/${encodeURIComponent(ids.session_id)}`,
]

test('every toolset is walked', () => {
  expect(Object.keys(inputs(ann)).sort()).toEqual(tools.map(({ name }) => name).sort())
  expect(new Set(tools.map(({ toolset }) => toolset))).toEqual(new Set(toolsets))
})

describe('a second tenant, at the same names', () => {
  let key: string
  beforeAll(async () => {
    key = (await ann.tenant()).api_key
  })

  test('gets nothing of the first by any tool of a person, and changes nothing', async () => {
    const path = `/mcp/users/${encodeURIComponent(ann.ids.user_id)}?tools=memory,graph`
    await walk(await mcpClient(ann.app, key, { path }), of('memory', 'graph'))
  })

  test('nor by a bank’s', async () => {
    await walk(await mcpClient(ann.app, key, { path: '/mcp/banks/default' }), of('experience'))
  })

  test('nor by a project’s', async () => {
    const path = `/mcp/projects/${encodeURIComponent(ann.ids.project_id)}`
    await walk(await mcpClient(ann.app, key, { path }), of('story'))
  })
})

describe('a second person of the same tenant', () => {
  const clientOf = async (name: string, credentials: 'token' | 'key') =>
    credentials === 'token'
      ? mcpClient(ann.app, await ann.tokenFor(ann.key, name), { path: '/mcp?tools=memory,graph' })
      : mcpClient(ann.app, ann.key, { path: `/mcp/users/${name}?tools=memory,graph` })

  test.each(['token', 'key'] as const)('gets nothing by any tool, with a %s', async (credentials) => {
    await walk(await clientOf('bob', credentials), of('memory', 'graph'))
  })

  test.each(['token', 'key'] as const)('nor by resources and prompts, with a %s', async (credentials) => {
    // Who never said anything: bob, by now, has a session of his own of that name.
    const client = await clientOf('carol', credentials)
    for (const foreign of uri(ann)) await expect(client.readResource({ uri: foreign })).rejects.toThrow()
    for (const own of ['neuromem://profile', 'neuromem://traits'])
      expect(JSON.stringify(await client.readResource({ uri: own }))).not.toContain(SECRET)
    const { prompts } = await client.listPrompts()
    for (const { name } of prompts) {
      const given = name === 'with_memory' ? { arguments: { task: 'tea in Dalian' } } : {}
      expect(JSON.stringify(await client.getPrompt({ name, ...given }))).not.toContain(SECRET)
    }
  })
})
