import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'

interface Asked {
  readonly input: string | string[]
  readonly model: string
  readonly encoding_format?: 'float' | 'base64'
}

export interface Upstream {
  readonly baseURL: string
  close(): Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked
}

/** The bytes of single precision in base64, or numbers with as many digits. */
const written = (vector: readonly number[], { encoding_format }: Asked): string | number[] =>
  encoding_format === 'base64'
    ? Buffer.from(Float32Array.from(vector).buffer).toString('base64')
    : vector.map((value) => Number(value.toPrecision(6)))

/**
 * An embedder behind OpenAI's protocol: the offline one's vectors, with the way there and back of a real one.
 */
export async function embedderServer(dimensions = 1024): Promise<Upstream> {
  const embedder = offlineEmbedder(dimensions)
  const server = createServer(async (incoming, outgoing) => {
    const asked = await bodyOf(incoming)
    const { vectors } = await embedder.embed([asked.input].flat())
    const data = vectors.map((vector, index) => ({
      object: 'embedding',
      index,
      embedding: written(vector ?? [], asked),
    }))
    const usage = { prompt_tokens: data.length, total_tokens: data.length }
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ object: 'list', data, model: asked.model, usage }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The same in a thread of its own. */
export const embedderThread = (): Promise<Upstream> => threadOf('upstream-thread.ts')

/** A model that answers at once, in a thread of its own. */
export const modelThread = (): Promise<Upstream> => threadOf('model-thread.ts')

async function threadOf(file: string): Promise<Upstream> {
  const thread = new Worker(new URL(file, import.meta.url))
  const baseURL = await new Promise<string>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  return { baseURL, close: async () => void (await thread.terminate()) }
}
