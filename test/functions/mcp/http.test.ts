import { beforeAll, describe, expect, test, vi } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { mcpClient, messageOf, rpc } from '../../support/surface/mcp.ts'

let given: Awaited<ReturnType<typeof givenApp>>
let key: string
let token: string
beforeAll(async () => {
  given = await givenApp({ environment: { PUBLIC_URL: 'https://memory.example' } })
  key = (await given.tenant()).api_key
  token = await given.tokenFor(key, 'ann')
})

const accept = 'application/json, text/event-stream'
const post = (
  path: string,
  credentials: string | null,
  body: unknown,
  headers: Record<string, string> = {},
) => given.call('POST', path, { key: credentials, body, headers: { accept, ...headers } })
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'host', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

describe('as hosts send it', () => {
  const versions = ['2025-03-26', '2025-06-18', '2025-11-25']
  test.each(versions)('%s: initialize, then a call, without a session', async (protocolVersion) => {
    const clientInfo = { name: 'Claude Code', version: '2' }
    const hello = await post(
      '/mcp',
      token,
      rpc('initialize', { protocolVersion, capabilities: {}, clientInfo }),
    )
    expect(hello.headers.get('mcp-session-id')).toBeNull()
    expect(hello.headers.get('cache-control')).toMatch(/^no-store/)
    expect(messageOf(hello).result).toMatchObject({ protocolVersion, serverInfo: { name: 'neuromem' } })
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' }
    expect((await post('/mcp', token, note, { 'mcp-protocol-version': protocolVersion })).status).toBe(202)
    const call = rpc('tools/call', { name: 'who_am_i', arguments: {} }, 2)
    const answer = await post('/mcp', token, call, { 'mcp-protocol-version': protocolVersion })
    expect(messageOf(answer)).toMatchObject({ id: 2, result: { structuredContent: { user_id: 'ann' } } })
  })

  test('2026-07-28: discover, and lists with how long they hold', async () => {
    const send = async (method: string, params: object = {}, named = {}) => {
      const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...named }
      return messageOf(await post('/mcp', token, rpc(method, { ...params, _meta: META }), headers))
    }
    expect((await send('server/discover')).result.supportedVersions).toContain('2026-07-28')
    for (const method of ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'])
      expect((await send(method)).result).toMatchObject({ ttlMs: 300_000, cacheScope: 'private' })
    const uri = 'neuromem://profile'
    expect((await send('resources/read', { uri }, { 'mcp-name': uri })).result).toMatchObject({
      ttlMs: 60_000,
      cacheScope: 'private',
    })
  })

  test('arguments that are not declared are refused', async () => {
    const call = rpc('tools/call', { name: 'recall', arguments: { query: 'tea', user_id: 'bob' } })
    const { result, error } = messageOf(await post('/mcp', token, call))
    expect(JSON.stringify(error ?? result)).toMatch(/user_id/)
    expect(error ?? result.isError).toBeTruthy()
  })

  test.each([
    [
      'remember',
      { text: 'Ann likes tea.' },
      ['content: is required', 'text: unknown field; did you mean content?'],
    ],
    ['recall', { query: 7 }, ['query: must be a text']],
    ['log_turns', { session_id: 's', turns: [{ role: 'user' }] }, ['turns.0.text: is required']],
    ['get_memory', {}, ['memory_id: is required']],
  ])('what is wrong with arguments of %s is said in the words of the API', async (name, given, said) => {
    const { result } = messageOf(await post('/mcp', token, rpc('tools/call', { name, arguments: given })))
    for (const words of said) expect(result.content[0].text).toContain(words)
    expect(result).toMatchObject({ isError: true })
    expect(result.content[0].text).not.toMatch(/undefined|Unrecognized|Invalid option/)
  })

  test('so is what a prompt lacks', async () => {
    const { error } = messageOf(
      await post('/mcp', token, rpc('prompts/get', { name: 'with_memory', arguments: {} })),
    )
    expect(error.message).toContain('task: is required')
  })
})

describe('who may be where', () => {
  const ping = rpc('tools/list')
  test('without credentials: 401 with where to get some', async () => {
    const where = 'Bearer resource_metadata="https://memory.example/.well-known/oauth-protected-resource/mcp"'
    for (const wrong of [null, 'nm_wrong', 'a.b.c']) {
      const answer = await post('/mcp', wrong, ping)
      expect([answer.status, answer.headers.get('www-authenticate'), answer.body.code]).toEqual([
        401,
        where,
        'unauthorized',
      ])
    }
    const metadata = await given.call('GET', '/.well-known/oauth-protected-resource/mcp')
    expect(metadata.body).toEqual({
      resource: 'https://memory.example/mcp',
      authorization_servers: [],
      scopes_supported: ['memory:read', 'memory:write'],
      bearer_methods_supported: ['header'],
      resource_name: 'neuromem',
    })
  })

  test('a person is fixed by the credentials, for a tenant’s key by the address', async () => {
    const refused = await post('/mcp', key, ping)
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect(refused.body.detail).toContain('/mcp/users/{user_id}')
    const status = async (path: string, credentials: string) => (await post(path, credentials, ping)).status
    expect(await status('/mcp/users/ann', key)).toBe(200)
    expect(await status('/mcp/users/ann', token)).toBe(200)
    expect(await status('/mcp/users/bob', token)).toBe(403)
    expect(await status('/mcp/banks/b', token)).toBe(403)
    expect(await status('/mcp/projects/p', token)).toBe(403)
    expect(await status('/mcp/elsewhere', key)).toBe(404)
  })

  test('a key at one person’s address cannot touch another’s memory', async () => {
    const body = { user_id: 'bob', memory_type: 'fact', content: 'Bob keeps bees.' }
    const { id } = (await given.call('POST', '/api/v1/memories', { key, body })).body
    const call = rpc('tools/call', { name: 'get_memory', arguments: { memory_id: id } })
    expect(messageOf(await post('/mcp/users/bob', key, call)).result.structuredContent.text).toBe(
      'Bob keeps bees.',
    )
    expect(messageOf(await post('/mcp/users/ann', key, call)).result).toMatchObject({ isError: true })
  })

  const faults = [
    '?tools=memory,story',
    '?tools=',
    '?readonly=yes',
    '?user_id=bob',
    '?tools=memory&tools=graph',
  ]
  test.each(faults)('%s is 422', async (query) => {
    expect((await post(`/mcp${query}`, token, ping)).status).toBe(422)
    expect((await post('/mcp/banks/b?tools=memory', key, ping)).status).toBe(422)
  })

  test('a page of another origin is refused before a tool runs; the tenant’s own reads the answer', async () => {
    const origin = 'https://app.example'
    const call = rpc('tools/call', { name: 'remember', arguments: { content: 'From a page.' } })
    const refused = await post('/mcp/users/page', key, call, { origin })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await given.call('GET', '/api/v1/users/page', { key })).status).toBe(404)
    await given.call('PUT', '/api/v1/policy', { key, body: { cors_origins: [origin] } })
    const answer = await post('/mcp/users/page', key, call, { origin })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin])
  })

  test('only POST, only JSON, only so much', async () => {
    const get = await given.call('GET', '/mcp', { key: token, headers: { accept } })
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await given.call('DELETE', '/mcp', { key: token })).status).toBe(405)
    const plain = { key: token, raw: JSON.stringify(ping), headers: { accept, 'content-type': 'text/plain' } }
    expect((await given.call('POST', '/mcp', plain)).status).toBe(415)
    const large = rpc('tools/call', { name: 'recall', arguments: { query: 'x'.repeat(5 * 1024 * 1024) } })
    expect((await post('/mcp', token, large)).status).toBe(413)
  })

  test('requests count as for routes', async () => {
    const limited = await givenApp({ environment: { RATE_LIMIT_PER_MINUTE: 1 } })
    const { api_key } = await limited.tenant()
    const send = () =>
      limited.call('POST', '/mcp/users/ann', { key: api_key, body: ping, headers: { accept } })
    expect([(await send()).status, (await send()).status]).toEqual([200, 429])
  })
})

describe('what is destroyed is asked for, where the client can', () => {
  const content = 'Ann is allergic to shellfish. 对贝类过敏。'
  const stored = async () =>
    (
      await given.call('POST', '/api/v1/memories', {
        key,
        body: { user_id: 'ann', memory_type: 'fact', content: `${content} ${crypto.randomUUID()}` },
      })
    ).body
  const isHeld = async (id: string) =>
    (await given.call('GET', `/api/v1/memories/${id}`, { key })).body.expired_at === null
  const asking = async (action: 'accept' | 'decline') => {
    const client = await mcpClient(given.app, token, { capabilities: { elicitation: { form: {} } } })
    const asked: string[] = []
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked.push(params.message)
      return action === 'accept' ? { action, content: { forget: true } } : { action }
    })
    return { client, asked }
  }

  test('accepted it is done, and the person saw the whole text', async () => {
    const memory = await stored()
    const { client, asked } = await asking('accept')
    const result = await client.callTool({ name: 'forget_memory', arguments: { memory_id: memory.id } })
    expect(result.structuredContent).toMatchObject({ deleted: true, content: memory.content })
    expect(asked).toEqual([expect.stringContaining(memory.content)])
    expect(await isHeld(memory.id)).toBe(false)
  })

  test('what was forgotten before is said so, and nobody is asked again', async () => {
    const { id } = await stored()
    const { client, asked } = await asking('accept')
    const forget = () => client.callTool({ name: 'forget_memory', arguments: { memory_id: id } })
    await forget()
    const again = await forget()
    expect(again.structuredContent).toMatchObject({ deleted: true, content: '' })
    expect(again.content).toEqual([{ type: 'text', text: 'It was forgotten before; nothing of it is left.' }])
    expect(asked).toHaveLength(1)
    const shown = await client.callTool({ name: 'get_memory', arguments: { memory_id: id } })
    expect(shown.content).toMatchObject([{ text: expect.stringContaining('(its words were forgotten)') }])
  })

  test('declined nothing changes', async () => {
    const { id } = await stored()
    const { client } = await asking('decline')
    const result = await client.callTool({ name: 'forget_memory', arguments: { memory_id: id } })
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^declined: /) }] })
    expect(await isHeld(id)).toBe(true)
  })

  test('a yes counts for what was shown, to whom it was shown, unchanged and for ten minutes', async () => {
    const [one, other] = [await stored(), await stored()]
    const capabilities = { elicitation: { form: {} } }
    const _meta = { ...META, 'io.modelcontextprotocol/clientCapabilities': capabilities }
    const headers = {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'forget_memory',
    }
    const send = async (memory_id: string, more: object = {}, credentials = token) => {
      const params = { name: 'forget_memory', arguments: { memory_id }, _meta, ...more }
      return messageOf(await post('/mcp', credentials, rpc('tools/call', params), headers))
    }
    const { result } = await send(one.id)
    expect(result.resultType).toBe('input_required')
    const { requestState } = result
    const inputResponses = { confirm: { action: 'accept', content: { forget: true } } }
    const forged = await send(one.id, { requestState: `${requestState.slice(0, -4)}AAAA`, inputResponses })
    expect(forged.error.code).toBe(-32602)
    expect((await send(other.id, { requestState, inputResponses })).result).toMatchObject({ isError: true })
    const bob = await given.tokenFor(key, 'bob')
    expect((await send(one.id, { requestState, inputResponses }, bob)).error.code).toBe(-32602)
    expect([await isHeld(one.id), await isHeld(other.id)]).toEqual([true, true])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    const late = await send(one.id, { requestState, inputResponses }).finally(() => vi.useRealTimers())
    expect(late.error.code).toBe(-32602)
    expect(await isHeld(one.id)).toBe(true)
    expect((await send(one.id, { requestState, inputResponses })).result.structuredContent.deleted).toBe(true)
  })
})

test('each call of a batch counts as a request', async () => {
  const few = await givenApp({ environment: { RATE_LIMIT_PER_MINUTE: 20 } })
  const own = await few.tenant()
  const batch = (calls: number) => {
    const call = (_: unknown, id: number) => rpc('tools/call', { name: 'who_am_i', arguments: {} }, id + 1)
    const headers = { accept, 'mcp-protocol-version': '2025-03-26' }
    const body = Array.from({ length: calls }, call)
    return few.call('POST', '/mcp/users/ann', { key: own.api_key, body, headers })
  }
  expect((await batch(10)).status).toBe(200)
  expect(await batch(11)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})
