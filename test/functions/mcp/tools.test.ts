import { getEncoding } from 'js-tiktoken'
import { beforeAll, describe, expect, test } from 'vitest'
import { operationNamed, writes } from '../../../functions/mcp/tool.ts'
import { tools } from '../../../functions/mcp/tools/index.ts'
import type { Anything } from '../../support/anything.ts'
import { givenApp } from '../../support/app.ts'
import { eras, mcpClient } from '../../support/surface/mcp.ts'

type App = Awaited<ReturnType<typeof givenApp>>
const o200k = getEncoding('o200k_base')
const tokens = (value: unknown) => o200k.encode(JSON.stringify(value), 'all').length

let given: App
let key: string
let token: string
let tenant_id: string
beforeAll(async () => {
  given = await givenApp()
  const tenant = await given.tenant()
  key = tenant.api_key
  tenant_id = tenant.tenant_id
  token = await given.tokenFor(key, 'ann')
})

const structured = (result: Anything) => {
  if (result.isError) throw new Error(result.content[0].text)
  return result.structuredContent
}

describe.each(eras)('the official client speaking the protocol of %s', (era) => {
  const user = `ann of ${era}`
  const connect = async (path?: string) =>
    mcpClient(given.app, path ? key : await given.tokenFor(key, user), { era, ...(path && { path }) })

  test('says who it is and what it has, in a fixed order', async () => {
    const client = await connect()
    expect(client.getServerVersion()).toMatchObject({ name: 'neuromem' })
    const { tools: listed } = await client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(
      tools.filter(({ toolset }) => toolset === 'memory').map(({ name }) => name),
    )
    expect(tokens(client.getInstructions())).toBeLessThanOrEqual(300)
  })

  test('an empty memory says so at once', async () => {
    const client = await mcpClient(given.app, await given.tokenFor(key, `nobody ${era}`), { era })
    for (const [name, input] of [
      ['recall', { query: 'what is my job?' }],
      ['get_profile', {}],
      ['list_memories', {}],
      ['find_to_forget', { about: 'work' }],
    ] as const) {
      const result = await client.callTool({ name, arguments: input })
      expect(result.content).toEqual([{ type: 'text', text: 'nothing is stored yet' }])
    }
  })

  test('remembers, finds, corrects, confirms and forgets by exact id', async () => {
    const client = await connect()
    const call = async (name: string, input: object) =>
      structured(await client.callTool({ name, arguments: input as Record<string, unknown> }))
    const content = 'Ann lives in Dalian, 大连, near the sea. 🌊'
    const { id, status } = await call('remember', { content, importance: 7, valid_at: '2026-01-05' })
    expect(status).toBe('created')
    expect(await call('remember', { content })).toEqual({ id, status: 'existing' })

    const recalled = await call('recall', { query: 'Where does Ann live?' })
    expect(recalled).toMatchObject({
      abstained: false,
      results: [{ ref: 'm1', id, kind: 'fact', date: '2026-01-05T00:00:00.000Z' }],
    })
    expect(recalled.context).toContain('Dalian')

    const right = 'Ann lives in Qingdao.'
    expect(await call('correct_memory', { memory_id: id, content: right, reason: 'moved' })).toEqual({
      id,
      text: right,
      was: content,
    })
    expect(await call('confirm_memory', { memory_id: id, right: true })).toEqual({
      id,
      text: right,
      status: 'confirmed',
    })
    const one = await call('get_memory', { memory_id: id })
    expect(one).toMatchObject({ id, text: right, truncated: false, status: 'active', evidence: [] })
    expect(one.history.map(({ event }: { event: string }) => event)).toEqual([
      'confirmed',
      'edited',
      'created',
    ])

    const { candidates } = await call('find_to_forget', { about: 'Qingdao' })
    expect(candidates).toMatchObject([{ id }])
    const forgotten = { deleted: true, content: right, also: { relations_ended: 0, traits_weakened: [] } }
    expect(await call('forget_memory', { memory_id: id })).toEqual(forgotten)
    expect((await call('list_memories', {})).items).toEqual([])
  })

  test('turns that are logged twice are stored once', async () => {
    const client = await connect()
    const turns = [
      { role: 'user', text: 'I moved to Xiamen last week.' },
      { role: 'assistant', text: 'How is it there?' },
    ]
    const log = async (more: object = {}) =>
      structured(
        await client.callTool({ name: 'log_turns', arguments: { session_id: `s ${era}`, turns, ...more } }),
      )
    expect(await log()).toMatchObject({ accepted: 2, deduped: 0, job_id: expect.any(String) })
    expect(await log({ end: true })).toMatchObject({ accepted: 0, deduped: 2 })
    const me = structured(await client.callTool({ name: 'who_am_i', arguments: {} }))
    expect(me).toMatchObject({ user_id: user, scopes: ['read', 'write'], sessions: 1 })
  })

  test('what fails is a code and a sentence; what is not there cannot be told from what is another’s', async () => {
    const client = await connect()
    const bob = await given.call('POST', '/api/v1/memories', {
      key,
      body: { user_id: 'bob', memory_type: 'fact', content: 'Bob keeps bees.' },
    })
    const foreign = await client.callTool({ name: 'forget_memory', arguments: { memory_id: bob.body.id } })
    const unknown = await client.callTool({
      name: 'forget_memory',
      arguments: { memory_id: crypto.randomUUID() },
    })
    const words = (result: typeof foreign) => JSON.stringify(result).replace(/[0-9a-f-]{36}/g, 'ID')
    expect(foreign).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^not_found: /) }],
    })
    expect(foreign.structuredContent).toBeUndefined()
    expect(words(foreign)).toBe(words(unknown))
    const still = await given.call('GET', `/api/v1/memories/${bob.body.id}`, { key })
    expect(still.body.expired_at).toBeNull()
  })

  test('resources and prompts are of the same person', async () => {
    const client = await connect()
    const { id } = structured(
      await client.callTool({ name: 'remember', arguments: { content: 'Ann plays the cello.' } }),
    )
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['neuromem://profile', 'neuromem://traits'])
    const read = async (uri: string) => (await client.readResource({ uri })).contents[0] as { text: string }
    expect((await read('neuromem://profile')).text).toContain('cello')
    expect(JSON.parse((await read(`neuromem://memories/${id}`)).text)).toMatchObject({
      id,
      text: 'Ann plays the cello.',
    })
    expect((await read(`neuromem://sessions/s%20${era}`)).text).toContain('Xiamen')
    for (const gone of [`memories/${crypto.randomUUID()}`, 'memories/no-id', 'sessions/%E5%A3'])
      await expect(read(`neuromem://${gone}`)).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('Resource not found'),
      })

    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual([
      'with_memory',
      'what_do_you_know_about_me',
      'review_waiting',
      'end_of_session',
    ])
    const { messages } = await client.getPrompt({
      name: 'with_memory',
      arguments: { task: 'What instrument does Ann play?' },
    })
    expect(messages).toMatchObject([{ role: 'user', content: { text: expect.stringContaining('cello') } }])
  })

  test('a tenant’s key is a person by the address, a bank, or a project', async () => {
    const person = await connect('/mcp/users/bob?tools=memory,graph&readonly=1')
    const names = (await person.listTools()).tools.map(({ name }) => name)
    expect(names).toContain('graph_facts')
    expect(names).not.toContain('remember')
    expect((await person.callTool({ name: 'list_entities', arguments: {} })).isError).toBeUndefined()

    const bank = await connect(`/mcp/banks/bank%20${era}`)
    const run = { run_id: `run ${era}`, output: { temperature: 80 }, feedback: { pros: 'Clean.' } }
    expect(structured(await bank.callTool({ name: 'record_run', arguments: run }))).toEqual({
      run_id: run.run_id,
    })
    const other = await connect('/mcp/banks/another')
    const learned = await other.callTool({ name: 'learn_from_run', arguments: { run_id: run.run_id } })
    expect(learned).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^not_found: /) }],
    })

    const story = await connect(`/mcp/projects/novel%20${era}`)
    const chunks = [
      { chapter_index: 1, scene_index: 1, content: 'Rain stood over the harbour.', content_type: 'scene' },
    ]
    expect(structured(await story.callTool({ name: 'add_passages', arguments: { chunks } }))).toEqual({
      stored: 1,
    })
    const found = structured(
      await story.callTool({ name: 'search_story', arguments: { query: 'harbour in the rain' } }),
    )
    expect(found.passages).toMatchObject([{ chapter: 1, scene: 1, text: 'Rain stood over the harbour.' }])
    const states = [
      { entity_type: 'character', entity_id: 'li', chapter_index: 1, state_data: { mood: 'wary' } },
    ]
    await story.callTool({ name: 'set_entity_states', arguments: { states } })
    const li = structured(
      await story.callTool({ name: 'entity_state', arguments: { entity_id: 'li', chapter: 2 } }),
    )
    expect(li.state).toMatchObject({ entity_id: 'li', state: '{"mood":"wary"}' })
  })
})

describe('tokens', () => {
  test('what a model is shown, and tools/list as it is sent', async () => {
    const { tools: listed } = await (await mcpClient(given.app, token)).listTools()
    const shown = listed.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
    console.log(`tools/list: shown ${tokens(shown)}, sent ${tokens({ tools: listed })} tokens (o200k)`)
    expect(tokens(shown)).toBeLessThanOrEqual(2_000)
    expect(tokens({ tools: listed })).toBeLessThanOrEqual(4_000)
  })

  const texts: [string, (place: number) => string][] = [
    ['English', (place) => `Number ${place}. ${'The quick brown fox jumps over the lazy dog. '.repeat(60)}`],
    ['Chinese', (place) => `第${place}条。${'我昨天去了大连的海边散步，天气很好。'.repeat(80)}`],
    ['emoji', (place) => `${place} ${'👩🏽‍🚀🧬🏳️‍🌈 '.repeat(120)}`],
    [
      'base64',
      (place) =>
        `${place} ${Buffer.from(`${'x7Q'.repeat(3)}${Math.sin(place)}`.repeat(60)).toString('base64')}`,
    ],
    ['quotes', (place) => `${place} ${'"\\\n\t'.repeat(700)}.`],
  ]
  test.each(texts)(
    'no answer has more than 8 000, and a recall not more than 2 000: %s',
    async (name, text) => {
      const client = await mcpClient(given.app, await given.tokenFor(key, `long ${name}`))
      for (let place = 0; place < 25; place += 1)
        await given.call('POST', '/api/v1/memories', {
          key,
          body: { user_id: `long ${name}`, memory_type: 'fact', content: text(place) },
        })
      const seen = new Set<string>()
      let cursor: string | undefined
      do {
        const result = await client.callTool({
          name: 'list_memories',
          arguments: { limit: 50, ...(cursor && { cursor }) },
        })
        expect(tokens(result)).toBeLessThanOrEqual(8_000)
        const page = structured(result)
        for (const { id } of page.items) seen.add(id)
        cursor = page.next_cursor
      } while (cursor)
      expect(seen.size).toBe(25)
      const recalled = await client.callTool({
        name: 'recall',
        arguments: { query: [...text(3)].slice(0, 60).join(''), limit: 20 },
      })
      expect(tokens(structured(recalled))).toBeLessThanOrEqual(2_000)
      const one = await client.callTool({ name: 'get_memory', arguments: { memory_id: [...seen][0] } })
      expect(tokens(one)).toBeLessThanOrEqual(8_000)
    },
  )
})

describe('what a tool is made of', () => {
  test('its scope is that of its route, it names no person, and every property is described', async () => {
    for (const one of tools) {
      const { access } = operationNamed(one.operation)
      expect(['read', 'write']).toContain(access)
      expect(writes(one)).toBe(access === 'write')
      const { properties = {}, additionalProperties } = one.input.toJSONSchema({ io: 'input' })
      expect(additionalProperties).toBe(false)
      expect(Object.keys(properties)).not.toContain('user_id')
      expect(Object.keys(properties)).not.toContain('tenant')
      for (const property of Object.values(properties)) expect(property).toHaveProperty('description')
      expect(one.name).toMatch(/^[\w.-]{1,128}$/)
    }
  })

  test('hints are as the tools behave, and a reader sees no writer', async () => {
    const { tools: listed } = await (await mcpClient(given.app, token)).listTools()
    const destructive = listed
      .filter(({ annotations }) => annotations?.destructiveHint)
      .map(({ name }) => name)
    expect(destructive).toEqual(['forget_memory'])
    expect(listed.every(({ annotations }) => annotations?.openWorldHint === false)).toBe(true)
    const reader = await mcpClient(given.app, await given.tokenFor(key, 'ann', { scopes: ['read'] }))
    const seen = (await reader.listTools()).tools
    expect(seen.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    await expect(reader.callTool({ name: 'remember', arguments: { content: 'x' } })).rejects.toThrow(
      /not found|Unknown tool/i,
    )
  })

  test('a line of log has the tool and no argument', async () => {
    given.lines.length = 0
    await (await mcpClient(given.app, token)).callTool({ name: 'recall', arguments: { query: 'xyzzyquux' } })
    const line = given.lines.filter(({ event }) => event === 'request').at(-1)
    expect(line?.fields).toMatchObject({ route: 'POST /mcp', tool: 'recall', status: 200, tenant_id })
    expect(JSON.stringify(given.lines)).not.toContain('xyzzyquux')
  })
})
