/**
 * `npm run bench -- mcp`: what a `recall` tool call costs beside the plain route, in one run on the embedded
 * database: the same person, the same queries, by turns. And how many tokens `tools/list` is, by o200k.
 */
import { getEncoding } from 'js-tiktoken'
import { createApp } from '../../functions/app.ts'
import { percentile, report } from '../support/report.ts'
import { startService } from '../support/service.ts'

const MEMORIES = 100
const CALLS = Number(process.env.BENCH_CALLS ?? 150)
const TOPICS = ['tea', 'sailing', 'the cello', 'Dalian', 'her sister', 'chemistry', 'running', 'the garden']

const service = await startService()
const app = createApp(service.services)
const items = Array.from({ length: MEMORIES }, (_, place) => TOPICS[place % TOPICS.length])
for (const [place, topic] of items.entries())
  await service.call('POST', '/api/v1/memories', {
    user_id: 'ann',
    memory_type: 'fact',
    content: `Ann spoke of ${topic} on day ${place}.`,
  })

const headers = {
  authorization: `Bearer ${service.api_key}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}
const post = async (path: string, body: object, more: Record<string, string> = {}): Promise<string> => {
  const response = await app.request(path, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.text()
}
const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
const _meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'recall' }
const ways: Record<string, (query: string) => Promise<unknown>> = {
  'POST /api/v1/recall': (query) =>
    post('/api/v1/recall', { user_id: 'ann', query, limit: 8, token_budget: 700 }),
  'MCP 2026-07-28': (query) =>
    post('/mcp/users/ann', rpc('tools/call', { name: 'recall', arguments: { query }, _meta }), modern),
  'MCP 2025-11-25': (query) =>
    post('/mcp/users/ann', rpc('tools/call', { name: 'recall', arguments: { query } })),
}

const taken = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]))
for (let call = -10; call < CALLS; call += 1)
  for (const [name, ask] of Object.entries(ways)) {
    const started = performance.now()
    await ask(`What did Ann say of ${TOPICS[Math.abs(call) % TOPICS.length]}?`)
    if (call >= 0) taken.get(name)?.push(performance.now() - started)
  }

const plain = percentile(taken.get('POST /api/v1/recall') ?? [], 0.5)
report(
  'mcp',
  `recall by route and by tool, ${MEMORIES} memories, ${CALLS} calls each`,
  [...taken].map(([way, ms]) => ({
    way,
    'p50 ms': percentile(ms, 0.5).toFixed(1),
    'p95 ms': percentile(ms, 0.95).toFixed(1),
    'to the route': (percentile(ms, 0.5) / plain).toFixed(2),
  })),
)

const o200k = getEncoding('o200k_base')
for (const tools of ['memory', 'memory,graph']) {
  const sent = await post(`/mcp/users/ann?tools=${tools}`, rpc('tools/list', {}))
  const { result } = JSON.parse(/^data: (.*)$/mu.exec(sent)?.[1] ?? sent) as { result: unknown }
  console.log(`tools/list of ${tools}: ${o200k.encode(JSON.stringify(result)).length} tokens (o200k)`)
}
await service.close()
