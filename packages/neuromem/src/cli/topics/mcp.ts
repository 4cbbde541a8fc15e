import type { Cli } from '../cli.ts'
import { type Command, flag, text } from '../command.ts'
import { UsageError } from '../words.ts'

interface Message {
  readonly jsonrpc?: string
  readonly id?: string | number | null
  readonly method?: string
}

const UNREACHABLE = -32_000
const PARSE_ERROR = -32_700

/** The service's MCP server for hosts that only speak to a process: a JSON-RPC message a line, in and out. */
export const mcp: Command = {
  name: 'mcp',
  summary: ['Speaks MCP over stdio, for hosts without HTTP', '通过标准输入输出使用 MCP'],
  options: [
    text('tools', 'A comma list of toolsets: memory, graph', '工具集，逗号分隔：memory、graph'),
    flag('readonly', 'Hides what writes', '隐藏写入工具'),
  ],
  examples: ['neuromem mcp -u ann --readonly'],
  async run(cli, { options }) {
    cli.client()
    const address = await addressOf(cli, options)
    const write = writer(cli)
    const running = new Set<Promise<void>>()
    let version: string | undefined
    for await (const line of linesOf(cli.io.stdin)) {
      const message = parsed(line)
      if (message === undefined) {
        await write({
          jsonrpc: '2.0',
          id: null,
          error: { code: PARSE_ERROR, message: 'The line is not JSON' },
        })
        continue
      }
      const work = forward(cli, address, line, message, version, write).then((negotiated) => {
        version = negotiated ?? version
      })
      running.add(work)
      void work.finally(() => running.delete(work))
      // What comes after depends on the version that this agrees on.
      if (message.method === 'initialize') await work
    }
    await Promise.all(running)
    return undefined
  },
}

async function addressOf(cli: Cli, { tools, readonly }: Readonly<Record<string, unknown>>): Promise<string> {
  const query = new URLSearchParams()
  if (tools !== undefined) query.set('tools', String(tools))
  if (readonly === true) query.set('readonly', '1')
  const isBound = cli.key?.startsWith('nm_u_') || cli.key?.split('.').length === 3
  const user = isBound ? undefined : await cli.user()
  if (!isBound && !user) throw new UsageError('no user: -u NAME or NEUROMEM_USER')
  const path = user ? `/mcp/users/${encodeURIComponent(user.id)}` : '/mcp'
  return `${cli.url.replace(/\/+$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Sends one message; gives the protocol version where the answer settles one. */
async function forward(
  cli: Cli,
  address: string,
  line: string,
  message: Message,
  version: string | undefined,
  write: (value: unknown) => Promise<void>,
): Promise<string | undefined> {
  const { fetch = globalThis.fetch } = cli.io
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: headersOf(cli, message, line, version),
      body: line,
    })
    const text = await response.text()
    const answers = response.headers.get('content-type')?.includes('event-stream') ? dataOf(text) : [text]
    const values = answers.filter((one) => one.trim() !== '').map((one) => JSON.parse(one))
    if (!response.ok && values[0]?.jsonrpc === undefined) throw new Error(wordsOf(response.status, values[0]))
    for (const value of values) await write(value)
    return values.find((value) => value?.result?.protocolVersion)?.result.protocolVersion
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (message.id !== undefined)
      await write({ jsonrpc: '2.0', id: message.id, error: { code: UNREACHABLE, message: why } })
    return undefined
  }
}

/** The newer protocol names version, method and subject in headers as well. */
function headersOf(
  cli: Cli,
  { method }: Message,
  line: string,
  version: string | undefined,
): Record<string, string> {
  const { params } = JSON.parse(line) as {
    params?: { name?: unknown; uri?: unknown; _meta?: Record<string, unknown> }
  }
  const meta = params?._meta?.['io.modelcontextprotocol/protocolVersion']
  const named = typeof meta === 'string' ? meta : version
  const subject = params?.name ?? params?.uri
  return {
    authorization: `Bearer ${cli.key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(named !== undefined && { 'mcp-protocol-version': named }),
    ...(typeof meta === 'string' && method !== undefined && { 'mcp-method': method }),
    ...(typeof meta === 'string' && typeof subject === 'string' && { 'mcp-name': subject }),
  }
}

const wordsOf = (status: number, problem: { detail?: string; code?: string } | undefined): string =>
  `The service refused (${status}${problem?.code ? ` ${problem.code}` : ''}): ${problem?.detail ?? 'no reason given'}`

const dataOf = (stream: string): string[] =>
  stream
    .split(/\r?\n\r?\n/)
    .map((event) => [...event.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => data).join('\n'))

function parsed(line: string): Message | undefined {
  try {
    return JSON.parse(line) as Message
  } catch {
    return undefined
  }
}

/** One line at a time, also where answers come together. */
function writer(cli: Cli) {
  let last: Promise<unknown> = Promise.resolve()
  return (value: unknown): Promise<void> => {
    const next = last.then(() => cli.io.out(`${JSON.stringify(value)}\n`))
    last = next
    return next
  }
}

async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') yield line.trim()
  }
  if (rest.trim() !== '') yield rest.trim()
}
