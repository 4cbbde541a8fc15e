import { createMCPClient } from '@ai-sdk/mcp'
import { expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { listening } from '../../support/servers/socket.ts'

test('the AI SDK’s own client reaches the tools, with a key that is bound to one person', async () => {
  const { app, call, tenant } = await givenApp()
  const { api_key } = await tenant()
  const body = { name: 'agent', scopes: ['read', 'write'], user_id: 'ann' }
  const { key } = (await call('POST', '/api/v1/keys', { key: api_key, body })).body
  const service = await listening((request) => app.fetch(request))
  const headers = { Authorization: `Bearer ${key}` }
  const client = await createMCPClient({
    transport: { type: 'http', url: `${service.address}/mcp`, headers },
  })
  try {
    const tools = await client.tools()
    const run = async (name: string, input: object) => {
      const execute = tools[name]?.execute
      if (!execute) throw new Error(`no tool ${name}`)
      return execute(input as never, { toolCallId: name, messages: [], context: undefined as never })
    }
    await run('remember', { content: 'Ann lives in Dalian. 安住在大连。' })
    expect(await run('recall', { query: 'Where does Ann live?' })).toMatchObject({
      structuredContent: { abstained: false, results: [{ text: 'Ann lives in Dalian. 安住在大连。' }] },
    })
  } finally {
    await client.close()
    await service.close()
  }
})
