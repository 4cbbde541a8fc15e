import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { messageOf, rpc } from '../../support/surface/mcp.ts'

const BOTH = 'application/json, text/event-stream'

let given: Awaited<ReturnType<typeof givenApp>>
let token: string
beforeAll(async () => {
  given = await givenApp()
  token = await given.tokenFor((await given.tenant()).api_key, 'ann')
})

const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  given.call(method, '/mcp', { key: token, body, headers: { accept: BOTH, ...headers } })
const tools = (answer: Parameters<typeof messageOf>[0]) => messageOf(answer).result?.tools?.length ?? 0

describe('what hosts send beside the letter of the protocol', () => {
  test.each([
    ['both, in the other order', 'text/event-stream, application/json'],
    ['with weights', 'application/json;q=0.9, text/event-stream;q=0.8'],
    ['no space', 'application/json,text/event-stream'],
    ['more than both', `${BOTH}, */*`],
  ])('Accept: %s', async (_, accept) => {
    expect(tools(await send(rpc('tools/list'), { accept }))).toBeGreaterThan(10)
  })

  test.each([['application/json'], ['text/html'], ['text/event-stream']])(
    'Accept: %s alone is a 406 in JSON-RPC, and no tool runs',
    async (accept) => {
      const call = rpc('tools/call', { name: 'remember', arguments: { content: `By ${accept}.` } })
      const answer = await send(call, { accept })
      expect([answer.status, messageOf(answer).jsonrpc]).toEqual([406, '2.0'])
      const listed = await send(rpc('tools/call', { name: 'list_memories', arguments: {} }))
      expect(messageOf(listed).result.structuredContent.items).toEqual([])
    },
  )

  test('a content type with a charset', async () => {
    const answer = await send(rpc('tools/list'), { 'content-type': 'application/json; charset=utf-8' })
    expect(tools(answer)).toBeGreaterThan(10)
  })

  test('a version that nobody knows is answered with one that we speak', async () => {
    for (const protocolVersion of ['2024-11-05', '2099-01-01']) {
      const hello = rpc('initialize', {
        protocolVersion,
        capabilities: {},
        clientInfo: { name: 'h', version: '1' },
      })
      const { result } = messageOf(await send(hello))
      expect(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']).toContain(result.protocolVersion)
    }
    const answer = await send(rpc('tools/list'), { 'mcp-protocol-version': '1999-01-01' })
    expect([answer.status, messageOf(answer).error.code < 0]).toEqual([400, true])
  })

  test('a session id of yesterday is passed over', async () => {
    const answer = await send(rpc('tools/list'), { 'mcp-session-id': crypto.randomUUID() })
    expect([answer.status, tools(answer) > 10, answer.headers.get('mcp-session-id')]).toEqual([
      200,
      true,
      null,
    ])
  })

  test('tools before initialize, and no version at all', async () => {
    expect(tools(await send(rpc('tools/list')))).toBeGreaterThan(10)
  })

  test('several messages at once, as 2025-03-26 allows, are answered each', async () => {
    const batch = [
      rpc('ping', {}, 1),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      rpc('tools/list', {}, 2),
    ]
    const answer = await send(batch)
    expect(answer.status).toBe(200)
    const said =
      typeof answer.body === 'string'
        ? [...answer.body.matchAll(/^data: (.*)$/gmu)].flatMap(([, data]) => JSON.parse(data ?? ''))
        : answer.body
    expect(said.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2])
    expect((await send([])).status).toBe(400)
  })

  test.each([
    ['no JSON', '{"jsonrpc":', 400, -32700],
    ['null', 'null', 400, -32600],
    ['a string', '"hello"', 400, -32600],
    ['no version', '{"id":1,"method":"ping"}', 400, -32600],
  ])('a body that is %s is an error of JSON-RPC', async (_, raw, status, code) => {
    const headers = { accept: BOTH, 'content-type': 'application/json' }
    const answer = await given.call('POST', '/mcp', { key: token, raw, headers })
    expect([answer.status, messageOf(answer).error.code]).toEqual([status, code])
  })

  test('a method, a tool, a prompt, a resource that is not there', async () => {
    const codeOf = async (method: string, params: object = {}) =>
      messageOf(await send(rpc(method, params))).error?.code
    expect(await codeOf('tools/nope')).toBe(-32601)
    expect(await codeOf('prompts/get', { name: 'nope' })).toBe(-32602)
    expect(await codeOf('resources/read', { uri: 'neuromem://nope/1' })).toBeLessThan(0)
    expect(
      await codeOf('resources/read', { uri: `neuromem://memories/${crypto.randomUUID()}` }),
    ).toBeLessThan(0)
    expect(await codeOf('resources/read', { uri: 'neuromem://memories/no-id' })).toBeLessThan(0)
    expect(await codeOf('tools/call', { name: 'search_story', arguments: { query: 'x' } })).toBe(-32602)
  })

  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is 405, and says what is allowed', async (method) => {
    const answer = await given.call(method, '/mcp', { key: token, headers: { accept: 'text/event-stream' } })
    expect([answer.status, answer.headers.get('allow'), messageOf(answer).jsonrpc]).toEqual([
      405,
      'POST',
      '2.0',
    ])
    expect((await given.call(method, '/mcp', {})).status).toBe(401)
  })
})
