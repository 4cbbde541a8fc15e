import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

export type Era = '2025' | '2026'
export const eras: readonly Era[] = ['2025', '2026']

type Requests = { request(path: string, init?: RequestInit): Response | Promise<Response> }

/** The official client over an application in this process, speaking the protocol of one era. */
export async function mcpClient(
  app: Requests,
  key: string,
  { path = '/mcp', era = '2026', ...options }: { path?: string; era?: Era } & ClientOptions = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      versionNegotiation: { mode: era === '2025' ? 'legacy' : { pin: '2026-07-28' } },
      ...options,
    },
  )
  const transport = new StreamableHTTPClientTransport(new URL(`http://neuromem.test${path}`), {
    fetch: async (url, init) => app.request(String(url).replace('http://neuromem.test', ''), init),
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  })
  await client.connect(transport)
  return client
}

/** A raw JSON-RPC request as hosts of the 2025 protocols send it. */
export const rpc = (method: string, params: object = {}, id = 1) => ({ jsonrpc: '2.0', id, method, params })

/** The one message of an answer, as JSON or as one event. */
export function messageOf(answer: { readonly headers: Headers; readonly body: unknown }) {
  if (typeof answer.body !== 'string') return answer.body
  const data = /^data: (.*)$/mu.exec(answer.body)?.[1]
  return data === undefined ? answer.body : JSON.parse(data)
}
