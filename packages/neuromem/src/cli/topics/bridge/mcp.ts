import { checkoutOf, NO_CHECKOUT } from '../../checkout.ts'
import type { Cli } from '../../cli.ts'
import { type Command, flag, text } from '../../command.ts'
import { UsageError } from '../../words.ts'
import { type Far, forward, type Message } from './forward.ts'
import { startLocal } from './local.ts'

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

/** The service's MCP server for hosts that only speak to a process: a JSON-RPC message a line, in and out. */
export const mcp: Command = {
  name: 'mcp',
  summary: ['Speaks MCP over stdio, for hosts without HTTP', '通过标准输入输出使用 MCP'],
  options: [
    text('tools', 'A comma list of toolsets: memory, graph', '工具集，逗号分隔：memory、graph'),
    flag('readonly', 'Hides what writes', '隐藏写入工具'),
    flag('local', 'Starts the service of the checkout that this is in', '启动所在检出目录中的服务'),
    text('data', 'With --local: directory of the database', '与 --local 同用：数据库目录'),
  ],
  examples: ['neuromem mcp -u ann --readonly', 'neuromem mcp --local -u ann'],
  async run(cli, { options }) {
    const { fetch = globalThis.fetch } = cli.io
    const write = writer(cli)
    if (options.local !== true) {
      cli.client()
      const address = await addressOf(cli, options)
      await bridge(cli.io.stdin, { address, key: cli.key, fetch, write })
      return undefined
    }
    if (!cli.userName) throw new UsageError('no user: -u NAME or NEUROMEM_USER')
    const root = checkoutOf(cli.io.cwd)
    if (!root) {
      cli.io.err(`${cli.say(NO_CHECKOUT)}\n`)
      return 1
    }
    const local = await startLocal(root, cli.io.env, options.data as string | undefined)
    try {
      const address = placeOf(local.url, cli.userName, options)
      await bridge(cli.io.stdin, { address, key: local.key, fetch, write })
    } finally {
      await local.stop()
    }
    return undefined
  },
}

async function addressOf(cli: Cli, options: Readonly<Record<string, unknown>>): Promise<string> {
  const isBound = cli.key?.startsWith('nm_u_') || cli.key?.split('.').length === 3
  return placeOf(cli.url, isBound ? undefined : (await cli.user()).id, options)
}

function placeOf(
  url: string,
  user: string | undefined,
  { tools, readonly }: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams()
  if (tools !== undefined) query.set('tools', String(tools))
  if (readonly === true) query.set('readonly', '1')
  const path = user === undefined ? '/mcp' : `/mcp/users/${encodeURIComponent(user)}`
  return `${url.replace(/\/+$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Passes on what comes in until it ends; answers that are under way then are written first. */
async function bridge(input: AsyncIterable<Uint8Array>, far: Far): Promise<void> {
  const running = new Set<Promise<void>>()
  let version: string | undefined
  for await (const line of linesOf(input)) {
    const messages = await messagesOf(line, far)
    for (const message of messages) {
      const work = forward(far, message, version).then((negotiated) => {
        version = negotiated ?? version
      })
      running.add(work)
      void work.finally(() => running.delete(work))
      // What comes after depends on the version that this agrees on.
      if (message.method === 'initialize') await work
    }
  }
  await Promise.all(running)
}

/** The messages of a line, several where a host sends them together; what is none is answered here. */
async function messagesOf(line: string, far: Far): Promise<readonly Message[]> {
  const refuse = async (code: number, message: string) => {
    await far.write({ jsonrpc: '2.0', id: null, error: { code, message } })
    return []
  }
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return refuse(PARSE_ERROR, 'The line is not JSON')
  }
  const messages = Array.isArray(said) ? said : [said]
  const isMessage = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
  if (messages.length === 0 || !messages.every(isMessage))
    return refuse(INVALID_REQUEST, 'The line is no JSON-RPC message')
  return messages as Message[]
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
  rest += decoder.decode()
  if (rest.trim() !== '') yield rest.trim()
}
