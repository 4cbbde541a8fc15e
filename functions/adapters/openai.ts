import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai'
import {
  APICallError,
  embedMany,
  generateText,
  jsonSchema,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai'
import { WorkError } from '../../src/core/errors.ts'
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

export interface OpenAIEndpoint {
  readonly apiKey: string
  /** The endpoint's `/v1`; OpenAI's own unless told. */
  readonly baseURL?: string
  readonly fetch?: typeof fetch
}

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

const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0 }

/**
 * Models behind any endpoint that speaks OpenAI's chat completions. It never retries: the core's tables
 * decide about that.
 */
export function openaiModels(options: OpenAIModelsOptions): Models {
  const provider = createOpenAI(endpointOf(options))
  return {
    offline: false,
    name: options.reasoning,
    chatModel: (tier) => options.tiers[tier].model,
    generate: (request) => generate(provider, options, request),
    chat: (request) => chat(provider, options, request),
  }
}

/** An embedder behind OpenAI's embeddings protocol; `dimensions` is asked for and expected. */
export function openaiEmbedder(options: OpenAIEmbedderOptions): Embedder {
  const model = createOpenAI(endpointOf(options)).embedding(options.model)
  return {
    offline: false,
    model: options.model,
    dimensions: options.dimensions,
    async embed(texts, { signal } = {}) {
      if (texts.length === 0) return { vectors: [], usage: NO_USAGE }
      try {
        const { embeddings, usage } = await embedMany({
          model,
          values: [...texts],
          maxRetries: 0,
          ...(signal && { abortSignal: signal }),
          providerOptions: { openai: { dimensions: options.dimensions } },
        })
        return {
          vectors: embeddings.map(usable),
          usage: { input_tokens: countOf(usage.tokens), output_tokens: 0 },
        }
      } catch (error) {
        throw toWorkError(error, signal)
      }
    },
  }
}

const endpointOf = ({ apiKey, baseURL, fetch }: OpenAIEndpoint) => ({
  apiKey,
  ...(baseURL && { baseURL }),
  ...(fetch && { fetch }),
})

const usable = (vector: number[]): number[] | null =>
  vector.every(Number.isFinite) && vector.some((value) => value !== 0) ? vector : null

async function generate(
  provider: OpenAIProvider,
  options: OpenAIModelsOptions,
  request: ModelRequest,
): Promise<ModelAnswer> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(options.timeout_ms)])
  const schema = sentSchema(request.schema)
  const asked = {
    model: provider.chat(options.reasoning),
    messages: messagesOf(request),
    maxRetries: 0,
    abortSignal: signal,
  }
  try {
    const result = await generateText({ ...asked, ...formOf(options, request, schema) })
    return { text: result.text, model: options.reasoning, usage: usageOf(result.usage) }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      return {
        text: error.text ?? '',
        model: options.reasoning,
        usage: error.usage ? usageOf(error.usage) : NO_USAGE,
      }
    }
    throw toWorkError(error, signal)
  }
}

/** How the answer's form is asked for: by the provider's own means, or in words. */
function formOf({ structuredOutput }: OpenAIModelsOptions, request: ModelRequest, schema: object) {
  const { instructions } = request.rendered
  if (structuredOutput !== 'schema')
    return { instructions: `${instructions}\n\n${inWords(schema)}`, output: Output.json() }
  const form = jsonSchema(schema as Parameters<typeof jsonSchema>[0])
  return { instructions, output: Output.object({ name: request.task, schema: form }) }
}

const inWords = (schema: object): string =>
  `Answer with one JSON object and nothing else, by this JSON schema:\n${JSON.stringify(schema)}`

function messagesOf({ rendered, repair }: ModelRequest): ModelMessage[] {
  const asked: ModelMessage = { role: 'user', content: rendered.prompt }
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

function chat(provider: OpenAIProvider, options: OpenAIModelsOptions, request: ChatRequest): ChatStream {
  const { model, max_tokens } = options.tiers[request.tier]
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(options.timeout_ms)])
  const used = Promise.withResolvers<Usage>()
  const start = () =>
    streamText({
      model: provider.chat(model),
      instructions: request.instructions,
      messages: [...(request.history ?? []), { role: 'user' as const, text: request.message }].map(
        ({ role, text }) => ({
          role,
          content: text,
        }),
      ),
      maxOutputTokens: max_tokens,
      maxRetries: 0,
      abortSignal: signal,
      onError: () => undefined,
    })
  return { model, text: textOf(start, signal, used.resolve), usage: used.promise }
}

/**
 * The text as it comes. The SDK's own text stream ends quietly where the connection breaks; here a break is
 * an error.
 */
async function* textOf(
  start: () => ReturnType<typeof streamText>,
  signal: AbortSignal,
  settle: (usage: Usage) => void,
): AsyncIterable<string> {
  let usage = NO_USAGE
  try {
    for await (const part of start().stream) {
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw signal.reason
      else if (part.type === 'finish') {
        usage = usageOf(part.totalUsage)
        if (part.rawFinishReason === undefined)
          throw new WorkError('model_error', 'the stream ended before the reply did')
      }
    }
  } catch (error) {
    throw toWorkError(error, signal)
  } finally {
    settle(usage)
  }
}

const countOf = (tokens: number | undefined): number => (Number.isFinite(tokens) ? (tokens ?? 0) : 0)

function usageOf(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): Usage {
  return { input_tokens: countOf(usage.inputTokens), output_tokens: countOf(usage.outputTokens) }
}

/** What went wrong, in the words of a job's error codes. The vendor's own words stay in `cause`. */
function toWorkError(error: unknown, signal?: AbortSignal): WorkError {
  if (error instanceof WorkError) return error
  if (signal?.aborted) {
    return signal.reason instanceof WorkError
      ? signal.reason
      : new WorkError('timeout', 'the model did not answer in time', error)
  }
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === 429) return new WorkError('rate_limited', 'the model provider is limiting requests', error)
  if (status === 408 || status === 504)
    return new WorkError('timeout', 'the model provider did not answer in time', error)
  return new WorkError(
    'model_error',
    status ? `the model provider answered ${status}` : 'the model provider did not answer',
    error,
  )
}
