import { WorkError } from '../../src/core/errors.ts'
import { TASK_TOKENS } from '../../src/core/models/holds.ts'
import { sentSchema } from '../../src/core/models/sent-schema.ts'
import type {
  ChatRequest,
  ChatStream,
  Embedder,
  ModelAnswer,
  ModelRequest,
  Models,
  Usage,
} from '../../src/core/ports.ts'
import { chunkOf, completionOf, NO_USAGE, vectorsOf } from './openai/answers.ts'
import { EndpointError, type OpenAIEndpoint, postForEvents, postForJson } from './openai/endpoint.ts'
import { bySchema, type ChatMessage, chatBody } from './openai/requests.ts'

export interface OpenAIModelsOptions extends OpenAIEndpoint {
  /** The model of structured tasks (`MODEL_REASONING`). */
  readonly reasoning: string
  /** The chat models, best first, and the tokens that each may write. */
  readonly tiers: Readonly<Record<1 | 2 | 3, { readonly model: string; readonly max_tokens: number }>>
  /** `json`: JSON mode with the schema in the prompt, for providers without structured output. */
  readonly structuredOutput: 'schema' | 'json'
  /** Milliseconds for a whole reply. */
  readonly timeout_ms: number
}

export interface OpenAIEmbedderOptions extends OpenAIEndpoint {
  readonly model: string
  readonly dimensions: number
}

const CHAT = '/chat/completions'
const EMBEDDINGS = '/embeddings'

/**
 * Models behind any endpoint that speaks OpenAI's chat completions. It never retries: the core's tables
 * decide about that.
 */
export function openaiModels(options: OpenAIModelsOptions): Models {
  return {
    offline: false,
    name: options.reasoning,
    chatModel: (tier) => options.tiers[tier].model,
    generate: (request) => generate(options, request),
    chat: (request) => chat(options, request),
  }
}

/** An embedder behind OpenAI's embeddings protocol; `dimensions` is asked for and expected. */
export function openaiEmbedder(options: OpenAIEmbedderOptions): Embedder {
  const { model, dimensions } = options
  return {
    ...{ offline: false, model, dimensions },
    async embed(texts, { signal } = {}) {
      if (texts.length === 0) return { vectors: [], usage: NO_USAGE }
      const body = { model, input: texts, encoding_format: 'float', dimensions }
      try {
        const answer = await postForJson(options, EMBEDDINGS, body, signal)
        const { vectors, usage } = vectorsOf(answer, texts.length)
        return { vectors: vectors.map(usable), usage }
      } catch (error) {
        throw toWorkError(error, signal)
      }
    },
  }
}

const usable = (vector: number[]): number[] | null =>
  vector.every(Number.isFinite) && vector.some((value) => value !== 0) ? vector : null

async function generate(options: OpenAIModelsOptions, request: ModelRequest): Promise<ModelAnswer> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(options.timeout_ms)])
  const schema = sentSchema(request.schema)
  const inJson = options.structuredOutput !== 'schema'
  const { instructions } = request.rendered
  const body = {
    ...chatBody({
      model: options.reasoning,
      instructions: inJson ? `${instructions}\n\n${inWords(schema)}` : instructions,
      messages: messagesOf(request),
      max_tokens: TASK_TOKENS,
    }),
    ...(inJson ? { response_format: { type: 'json_object' } } : bySchema(request.task, schema)),
  }
  try {
    const answer = await postForJson(options, CHAT, body, signal)
    return { ...completionOf(answer), model: options.reasoning }
  } catch (error) {
    throw toWorkError(error, signal)
  }
}

const inWords = (schema: object): string =>
  `Answer with one JSON object and nothing else, by this JSON schema:\n${JSON.stringify(schema)}`

function messagesOf({ rendered, repair }: ModelRequest): ChatMessage[] {
  const asked: ChatMessage = { role: 'user', content: rendered.prompt }
  if (!repair) return [asked]
  const faults = repair.faults.map((fault) => `- ${fault}`).join('\n')
  return [
    asked,
    { role: 'assistant', content: repair.answer || '(nothing)' },
    {
      role: 'user',
      content: `That answer has these faults:\n${faults}\nGive the whole answer again, without them.`,
    },
  ]
}

function chat(options: OpenAIModelsOptions, request: ChatRequest): ChatStream {
  const { model, max_tokens } = options.tiers[request.tier]
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(options.timeout_ms)])
  const used = Promise.withResolvers<Usage>()
  const said = [...(request.history ?? []), { role: 'user' as const, text: request.message }]
  const messages = said.map(({ role, text }) => ({ role, content: text }))
  const body = {
    ...chatBody({ model, instructions: request.instructions, messages, max_tokens }),
    ...{ stream: true, stream_options: { include_usage: true } },
  }
  const start = () => postForEvents(options, CHAT, body, signal)
  return { model, text: textOf(start, signal, used.resolve), usage: used.promise }
}

/** The text as it comes. A stream that ends without saying that the reply is complete is an error. */
async function* textOf(
  start: () => AsyncIterable<unknown>,
  signal: AbortSignal,
  settle: (usage: Usage) => void,
): AsyncIterable<string> {
  let used = NO_USAGE
  let isComplete = false
  try {
    for await (const event of start()) {
      const { text, finished, usage } = chunkOf(event)
      if (text !== '') yield text
      isComplete ||= finished
      used = usage ?? used
    }
    if (!isComplete) throw new WorkError('model_error', 'the stream ended before the reply did')
  } catch (error) {
    throw toWorkError(error, signal)
  } finally {
    settle(used)
  }
}

/** What went wrong, in the words of a job's error codes. The vendor's own words stay in `cause`. */
function toWorkError(error: unknown, signal?: AbortSignal): WorkError {
  if (error instanceof WorkError) return error
  if (signal?.aborted) {
    return signal.reason instanceof WorkError
      ? signal.reason
      : new WorkError('timeout', 'the model did not answer in time', error)
  }
  const status = error instanceof EndpointError ? error.status : undefined
  if (status === 429) return new WorkError('rate_limited', 'the model provider is limiting requests', error)
  if (status === 408 || status === 504)
    return new WorkError('timeout', 'the model provider did not answer in time', error)
  return new WorkError(
    'model_error',
    status ? `the model provider answered ${status}` : 'the model provider did not answer',
    error,
  )
}
