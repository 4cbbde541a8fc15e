import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { mcpClient } from '../../support/surface/mcp.ts'
import { ADMIN_TOKEN } from '../smoke-secrets.ts'

const app = {
  request: (path: string, init?: RequestInit) =>
    exports.default.fetch(new Request(`http://neuromem.test${path}`, init)),
}

test.each(['2025', '2026'] as const)('the official client is answered inside workerd: %s', async (era) => {
  const made = await app.request('/admin/tenants', {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `mcp ${era}` }),
  })
  const { api_key } = (await made.json()) as { api_key: string }
  const client = await mcpClient(app, api_key, { path: '/mcp/users/ann?tools=memory,graph', era })
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('graph_facts')
  await client.callTool({ name: 'remember', arguments: { content: 'Ann lives in Dalian. 安住在大连。' } })
  const { structuredContent } = await client.callTool({
    name: 'recall',
    arguments: { query: 'Where does Ann live?' },
  })
  expect(structuredContent).toMatchObject({ abstained: false, results: [{ kind: 'fact' }] })
})
