import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai'
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { WorkError } from '../../src/core/errors.ts'
import { TASK_TOKENS } from '../../src/core/models/holds.ts'
import { sentSchema } from '../../src/core/models/sent-schema.ts'
import { limitOf } from '../../src/core/models/time-limit.ts'
import type {
  ChatRequest,
  ChatStream,
  ChatTurn,
  ModelAnswer,
  ModelRequest,
  Models,
  Usage,
} from '../../src/core/ports.ts'
import { toWorkError } from './work-errors.ts'

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

const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0 }

/**
 * Models behind any endpoint that speaks OpenAI's chat completions, through the AI SDK's provider. It never
 * retries: the core's tables decide about that.
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

const endpointOf = ({ apiKey, baseURL, fetch }: OpenAIEndpoint) => ({
  apiKey,
  ...(baseURL && { baseURL }),
  ...(fetch && { fetch }),
})

async function generate(
  provider: OpenAIProvider,
  options: OpenAIModelsOptions,
  request: ModelRequest,
): Promise<ModelAnswer> {
  const { signal, clear } = limitOf(options.timeout_ms, request.signal)
  try {
    const { content, usage } = await provider.chat(options.reasoning).doGenerate({
      ...formOf(options, request),
      maxOutputTokens: TASK_TOKENS,
      abortSignal: signal,
    })
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    return { text, model: options.reasoning, usage: usageOf(usage) }
  } catch (error) {
    throw toWorkError(error, signal)
  } finally {
    clear()
  }
}

/** How the answer's form is asked for: by the provider's own means, or in words. */
function formOf(
  { structuredOutput }: OpenAIModelsOptions,
  request: ModelRequest,
): Pick<LanguageModelV4CallOptions, 'prompt' | 'responseFormat'> {
  const schema = sentSchema(request.schema)
  const { instructions } = request.rendered
  if (structuredOutput === 'schema') {
    const responseFormat = { type: 'json', schema, name: request.task } as const
    return { prompt: messagesOf(instructions, saidIn(request)), responseFormat }
  }
  const prompt = messagesOf(`${instructions}\n\n${inWords(schema)}`, saidIn(request))
  return { prompt, responseFormat: { type: 'json' } }
}

const inWords = (schema: object): string =>
  `Answer with one JSON object and nothing else, by this JSON schema:\n${JSON.stringify(schema)}`

/** The request, and when an answer was refused, that and why. */
function saidIn({ rendered, repair }: ModelRequest): ChatTurn[] {
  const asked: ChatTurn = { role: 'user', text: rendered.prompt }
  if (!repair) return [asked]
  const faults = repair.faults.map((fault) => `- ${fault}`).join('\n')
  return [
    asked,
    { role: 'assistant', text: repair.answer || '(nothing)' },
    {
      role: 'user',
      text: `That answer has these faults:\n${faults}\nGive the whole answer again, without them.`,
    },
  ]
}

const messagesOf = (instructions: string, said: readonly ChatTurn[]): LanguageModelV4Message[] => [
  { role: 'system', content: instructions },
  ...said.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
]

function chat(provider: OpenAIProvider, options: OpenAIModelsOptions, request: ChatRequest): ChatStream {
  const { model, max_tokens } = options.tiers[request.tier]
  const limit = limitOf(options.timeout_ms, request.signal)
  const used = Promise.withResolvers<Usage>()
  const said = [...(request.history ?? []), { role: 'user' as const, text: request.message }]
  const start = () =>
    provider.chat(model).doStream({
      prompt: messagesOf(request.instructions, said),
      maxOutputTokens: max_tokens,
      abortSignal: limit.signal,
    })
  return { model, text: textOf(start, limit, used.resolve), usage: used.promise }
}

/** The text as it comes. A stream that ends without saying that the reply is complete is an error. */
async function* textOf(
  start: () => PromiseLike<{ readonly stream: ReadableStream<LanguageModelV4StreamPart> }>,
  { signal, clear }: ReturnType<typeof limitOf>,
  settle: (usage: Usage) => void,
): AsyncIterable<string> {
  let usage = NO_USAGE
  let isComplete = false
  try {
    const { stream } = await start()
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.delta
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        usage = usageOf(part.usage)
        isComplete = part.finishReason.raw !== undefined
      }
    }
    if (!isComplete) throw new WorkError('model_error', 'the stream ended before the reply did')
  } catch (error) {
    throw toWorkError(error, signal)
  } finally {
    clear()
    settle(usage)
  }
}

const countOf = (tokens: number | undefined): number => (Number.isFinite(tokens) ? (tokens ?? 0) : 0)

const usageOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage => ({
  input_tokens: countOf(inputTokens.total),
  output_tokens: countOf(outputTokens.total),
})
