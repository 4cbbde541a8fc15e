import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A whole answer, a streamed one, or vectors. */
export type Kind = 'chat' | 'stream' | 'embeddings'

/**
 * What the server does with one request. Unless told: a chat is answered `{"ok":true}`, a stream greets,
 * texts are embedded.
 */
export type Reply =
  /** The model's words: a string as it is (also broken JSON), anything else as JSON. */
  | { readonly answer: unknown }
  /**
   * A streamed reply in chunks; `drop_after` breaks the connection after so many, `gap_ms` waits between
   * them, `unfinished` ends without a finish reason.
   */
  | {
      readonly chunks: readonly string[]
      readonly drop_after?: number
      readonly gap_ms?: number
      readonly unfinished?: boolean
    }
  /** As they were asked for, or as numbers all the same. */
  | { readonly vectors: readonly (readonly number[])[]; readonly numbers?: true }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Never answers. */
  | { readonly hang: true }
  /** Closes the connection without a word. */
  | { readonly drop: true }

export interface Asked {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: ChatBody & EmbeddingBody
  /** Whether the client went away before the answer was complete. */
  aborted: boolean
}

interface ChatBody {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly stream?: boolean
  readonly max_tokens?: number
  readonly response_format?: {
    readonly type: string
    readonly json_schema?: { readonly name: string; readonly strict?: boolean; readonly schema: object }
  }
}

interface EmbeddingBody {
  readonly input: readonly string[]
  readonly dimensions?: number
  readonly encoding_format?: 'float' | 'base64'
}

export interface OpenAIServer {
  readonly baseURL: string
  readonly asked: Asked[]
  /** What comes next, in order. */
  script(kind: Kind, ...replies: readonly Reply[]): void
  /** What is done when nothing is scripted. */
  always(kind: Kind, reply: (asked: Asked) => Reply): void
  close(): Promise<void>
}

/**
 * A small local server that speaks OpenAI's chat completions, their streaming, and embeddings, with scripted
 * faults.
 */
export async function openaiServer(): Promise<OpenAIServer> {
  const asked: Asked[] = []
  const queues: Record<Kind, Reply[]> = { chat: [], stream: [], embeddings: [] }
  const defaults: Record<Kind, (asked: Asked) => Reply> = {
    chat: plainAnswer,
    stream: plainStream,
    embeddings: plainVectors,
  }
  const server = createServer((incoming, outgoing) => {
    void read(incoming).then(async (request) => {
      asked.push(request)
      outgoing.on('close', () => {
        request.aborted = !outgoing.writableFinished
      })
      const kind = request.path.endsWith('/embeddings')
        ? 'embeddings'
        : request.body.stream
          ? 'stream'
          : 'chat'
      await send(outgoing, request, queues[kind].shift() ?? defaults[kind](request))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    script: (kind, ...replies) => void queues[kind].push(...replies),
    always: (kind, reply) => {
      defaults[kind] = reply
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const bytesOf = (vector: readonly number[]): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64')

const plainAnswer = (): Reply => ({ answer: { ok: true } })
const plainStream = (): Reply => ({ chunks: ['Hello', ', ', 'friend.'] })

/** The same text always has the same vector; different texts nearly always different ones. */
const plainVectors = (asked: Asked): Reply => ({
  vectors: asked.body.input.map((text) => {
    let seed = [...text].reduce(
      (hash, character) => (hash * 31 + character.codePointAt(0)!) % 2_147_483_647,
      7,
    )
    return Array.from({ length: asked.body.dimensions ?? 8 }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647 - 0.5
    })
  }),
})

async function read(incoming: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked['body']
  return { path: incoming.url ?? '', authorization: incoming.headers.authorization, body, aborted: false }
}

async function send(outgoing: ServerResponse, request: Asked, reply: Reply): Promise<void> {
  if ('hang' in reply) return
  if ('drop' in reply) return void outgoing.destroy()
  if ('status' in reply)
    return json(outgoing, reply.status, { error: { message: 'scripted', type: 'scripted' } }, reply.headers)
  if ('vectors' in reply) {
    const isBytes = request.body.encoding_format === 'base64' && !reply.numbers
    const data = reply.vectors.map((vector, index) => {
      return { object: 'embedding', index, embedding: isBytes ? bytesOf(vector) : vector }
    })
    return json(outgoing, 200, {
      object: 'list',
      data,
      model: request.body.model,
      usage: { prompt_tokens: data.length, total_tokens: data.length },
    })
  }
  if ('chunks' in reply) return stream(outgoing, request, reply)
  const content = typeof reply.answer === 'string' ? reply.answer : JSON.stringify(reply.answer)
  json(outgoing, 200, {
    ...completion(request),
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: USAGE,
  })
}

const USAGE = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }

const completion = (request: Asked) => ({
  id: 'chatcmpl-local',
  created: 1_700_000_000,
  model: request.body.model,
})

function json(
  outgoing: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function stream(
  outgoing: ServerResponse,
  request: Asked,
  reply: Extract<Reply, { chunks: unknown }>,
): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (part: object) =>
    outgoing.write(
      `data: ${JSON.stringify({ ...completion(request), object: 'chat.completion.chunk', ...part })}\n\n`,
    )
  for (const [index, content] of reply.chunks.entries()) {
    if (index === reply.drop_after) return void outgoing.destroy()
    if (outgoing.destroyed) return
    event({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })
    await new Promise((resolve) => setTimeout(resolve, reply.gap_ms ?? 0))
  }
  if (reply.unfinished) return void outgoing.end()
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  event({ choices: [], usage: USAGE })
  outgoing.end('data: [DONE]\n\n')
}
