import { toError } from '../../../client/sending/transport.ts'

export interface Message {
  readonly jsonrpc?: string
  readonly id?: string | number | null
  readonly method?: string
  readonly params?: {
    readonly name?: unknown
    readonly uri?: unknown
    readonly _meta?: Readonly<Record<string, unknown>>
  }
}

/** Where messages go, and how answers come back. */
export interface Far {
  readonly address: string
  readonly key: string | undefined
  readonly fetch: typeof globalThis.fetch
  write(value: unknown): Promise<void>
}

const UNREACHABLE = -32_000

/** Sends one message; gives the protocol version where the answer settles one. */
export async function forward(
  far: Far,
  message: Message,
  version: string | undefined,
): Promise<string | undefined> {
  try {
    const request = {
      method: 'POST',
      headers: headersOf(far, message, version),
      body: JSON.stringify(message),
    }
    const response = await far.fetch(far.address, request).catch((error) => {
      throw new Error(`${toError(error).message} at ${new URL(far.address).origin}`)
    })
    const text = await response.text()
    const answers = response.headers.get('content-type')?.includes('event-stream') ? dataOf(text) : [text]
    const values = answers.filter((one) => one.trim() !== '').map((one) => JSON.parse(one))
    if (!response.ok && values[0]?.jsonrpc === undefined) throw new Error(wordsOf(response.status, values[0]))
    for (const value of values) await far.write(value)
    return values.find((value) => value?.result?.protocolVersion)?.result.protocolVersion
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (message.id !== undefined)
      await far.write({ jsonrpc: '2.0', id: message.id, error: { code: UNREACHABLE, message: why } })
    return undefined
  }
}

/** The newer protocol names version, method and subject in headers as well. */
function headersOf(
  { key }: Far,
  { method, params }: Message,
  version: string | undefined,
): Record<string, string> {
  const meta = params?._meta?.['io.modelcontextprotocol/protocolVersion']
  const named = typeof meta === 'string' ? meta : version
  const subject = params?.name ?? params?.uri
  return {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(named !== undefined && { 'mcp-protocol-version': named }),
    ...(typeof meta === 'string' && method !== undefined && { 'mcp-method': method }),
    ...(typeof meta === 'string' && typeof subject === 'string' && { 'mcp-name': subject }),
  }
}

const wordsOf = (status: number, problem: { detail?: string; code?: string } | undefined): string =>
  `The service refused (${status}${problem?.code ? ` ${problem.code}` : ''}): ` +
  `${problem?.detail ?? 'no reason given'}`

const dataOf = (stream: string): string[] =>
  stream
    .split(/\r?\n\r?\n/)
    .map((event) => [...event.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => data).join('\n'))
