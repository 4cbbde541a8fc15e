import * as z from 'zod'
import { WorkError } from '../../src/core/errors.ts'
import type { Embedded, Embedder, Post, Posted } from '../../src/core/ports.ts'
import type { OpenAIEndpoint } from './openai.ts'
import { refused, toWorkError } from './work-errors.ts'

export interface OpenAIEmbedderOptions extends Omit<OpenAIEndpoint, 'fetch'> {
  readonly model: string
  readonly dimensions: number
  /** `fetch` unless told. */
  readonly post?: Post
}

const OPENAI = 'https://api.openai.com/v1'
/** Statuses of a request that is not understood: OpenAI's, and that of servers that check its shape. */
const REFUSES = new Set([400, 422])

/** A vector is its bytes in base64 (float32, the lowest first), or numbers where these were not understood. */
const Answer = z.object({
  data: z.array(z.object({ embedding: z.union([z.string(), z.array(z.number())]) })),
  usage: z.object({ prompt_tokens: z.number().nullish().catch(null) }).nullish(),
})

/**
 * An embedder behind OpenAI's embeddings protocol; `dimensions` is asked for and expected. Vectors are asked
 * for as bytes, as OpenAI's own clients do: a quarter of the text, and no number to read. It never retries,
 * but for an endpoint that refuses bytes: that one is asked for numbers from then on.
 */
export function openaiEmbedder(options: OpenAIEmbedderOptions): Embedder {
  const { model, dimensions } = options
  let takesBytes = true

  async function answerTo(texts: readonly string[], signal?: AbortSignal): Promise<Posted> {
    const ask = (encoding_format: 'base64' | 'float') =>
      posted(options, { input: texts, encoding_format }, signal)
    if (!takesBytes) return ask('float')
    const answer = await ask('base64')
    if (!REFUSES.has(answer.status)) return answer
    // Read to its end, its connection is free again.
    await answer.text()
    const again = await ask('float')
    // What is refused either way is refused for its texts.
    if (again.ok) takesBytes = false
    return again
  }

  return {
    offline: false,
    model,
    dimensions,
    async embed(texts, { signal } = {}) {
      if (texts.length === 0) return { vectors: [], usage: { input_tokens: 0, output_tokens: 0 } }
      try {
        return await embeddedOf(await answerTo(texts, signal), texts.length)
      } catch (error) {
        throw toWorkError(error, signal)
      }
    },
  }
}

function posted(
  { apiKey, baseURL = OPENAI, post = fetch, model, dimensions }: OpenAIEmbedderOptions,
  asked: object,
  signal?: AbortSignal,
): Promise<Posted> {
  return post(`${baseURL.replace(/\/$/u, '')}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model, dimensions, ...asked }),
    ...(signal && { signal }),
  })
}

async function embeddedOf(response: Posted, texts: number): Promise<Embedded> {
  if (!response.ok) throw await refusal(response)
  const read = Answer.safeParse(await jsonOf(response))
  if (!read.success) throw new WorkError('model_error', 'the model provider answered no vectors', read.error)
  const { data, usage } = read.data
  if (data.length !== texts) throw new WorkError('model_error', `${data.length} vectors for ${texts} texts`)
  const vectors = data.map(({ embedding }) => usable(numbersOf(embedding)))
  return { vectors, usage: { input_tokens: usage?.prompt_tokens ?? 0, output_tokens: 0 } }
}

/** With its status in the cause, as the vendor's own errors have it: one that is refused is told apart by it. */
async function refusal(response: Posted): Promise<WorkError> {
  const { status: statusCode } = response
  return refused(statusCode, Object.assign(new Error(await response.text()), { statusCode }))
}

async function jsonOf(response: Posted): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw refused(response.status, cause)
  }
}

function numbersOf(embedding: string | number[]): number[] {
  if (typeof embedding !== 'string') return embedding
  const characters = atob(embedding)
  const bytes = new Uint8Array(characters.length)
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = characters.charCodeAt(place)
  const floats = new Float32Array(bytes.buffer)
  // One by one: spread or given to `Array.from`, a thousand numbers take three times as long.
  const numbers: number[] = []
  for (let place = 0; place < floats.length; place += 1) numbers.push(floats[place]!)
  return numbers
}

const usable = (vector: number[]): number[] | null =>
  vector.every(Number.isFinite) && vector.some((value) => value !== 0) ? vector : null
