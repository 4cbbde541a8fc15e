import * as ai7 from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import * as ai5 from 'ai-5'
import { MockLanguageModelV2 } from 'ai-5/test'
import * as ai6 from 'ai-6'
import { MockLanguageModelV3 } from 'ai-6/test'
import type { MemoryMiddleware, Message } from '../../../../packages/neuromem/src/ai/index.ts'
import type { Anything } from '../../../support/anything.ts'

/** What a model is given and answers, in the words that all three versions share. */
export interface Given {
  readonly prompt: Message[]
}
/** A tool to call, words, or a stream's pieces of which the last may be a failure. */
export type Reply =
  | { readonly tool: string; readonly input: object }
  | { readonly text: string; readonly pieces?: (string | Error)[] }

export interface Asked {
  readonly text: string
  readonly metadata: Record<string, Anything> | undefined
}

export interface Version {
  readonly name: string
  /** A wrapped model that answers by a script; `prompts` are what it was given. */
  given(
    middleware: MemoryMiddleware,
    replies: Reply[],
  ): {
    readonly prompts: Message[][]
    generate(options: object): Promise<Asked>
    stream(options: object): Promise<Asked>
    /** The words of a stream as they come. */
    pieces(options: object): AsyncIterable<string>
  }
}

const USAGES = {
  old: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  new: {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  },
}

function scripted(replies: Reply[], isOld: boolean) {
  const prompts: Message[][] = []
  const reason = (word: string) => (isOld ? word : { unified: word, raw: word })
  const usage = isOld ? USAGES.old : USAGES.new
  const next = ({ prompt }: Given): Reply => {
    const reply = replies[prompts.push(structuredClone(prompt)) - 1]
    if (!reply) throw new Error('the script has no further answer')
    return reply
  }
  const call = ({ tool, input }: { tool: string; input: object }) => ({
    type: 'tool-call',
    toolCallId: `call-${prompts.length}`,
    toolName: tool,
    input: JSON.stringify(input),
  })
  const doGenerate = async (options: Given) => {
    const reply = next(options)
    const isCall = 'tool' in reply
    const content = isCall ? [call(reply)] : [{ type: 'text', text: reply.text }]
    return {
      content,
      finishReason: reason(isCall ? 'tool-calls' : 'stop'),
      usage,
      warnings: [],
      providerMetadata: { mock: { kept: true } },
    }
  }
  const doStream = async (options: Given) => {
    const reply = next(options)
    const isCall = 'tool' in reply
    const said = isCall ? [] : (reply.pieces ?? [reply.text])
    const parts = [
      { type: 'stream-start', warnings: [] },
      ...(isCall ? [call(reply)] : [{ type: 'text-start', id: '1' }]),
      ...said.map((piece) =>
        piece instanceof Error ? piece : { type: 'text-delta', id: '1', delta: piece },
      ),
      ...(isCall ? [] : [{ type: 'text-end', id: '1' }]),
      {
        type: 'finish',
        finishReason: reason(isCall ? 'tool-calls' : 'stop'),
        usage,
        providerMetadata: { mock: { kept: true } },
      },
    ]
    const stream = new ReadableStream(
      {
        pull(controller) {
          const part = parts.shift()
          if (part === undefined) controller.close()
          else if (part instanceof Error) controller.error(part)
          else controller.enqueue(part)
        },
      },
      { highWaterMark: 0 },
    )
    return { stream }
  }
  return { prompts, doGenerate: doGenerate as never, doStream: doStream as never }
}

/**
 * The three packages name these alike; what they are given here is checked where the middleware meets their
 * types (types.test.ts).
 */
interface Sdk {
  generateText(options: object): Promise<{ text: string; providerMetadata?: Asked['metadata'] }>
  streamText(options: object): {
    text: PromiseLike<string>
    textStream: AsyncIterable<string>
    providerMetadata: PromiseLike<Asked['metadata']>
  }
}

function version(
  name: string,
  sdk: unknown,
  isOld: boolean,
  wrap: (script: ReturnType<typeof scripted>, middleware: MemoryMiddleware) => unknown,
): Version {
  const { generateText, streamText } = sdk as Sdk
  return {
    name,
    given(middleware, replies) {
      const script = scripted(replies, isOld)
      const model = wrap(script, middleware)
      const silent = { onError: () => {} }
      return {
        prompts: script.prompts,
        async generate(options) {
          const { text, providerMetadata } = await generateText({ model, maxRetries: 0, ...options })
          return { text, metadata: providerMetadata }
        },
        async stream(options) {
          const result = streamText({ model, maxRetries: 0, ...silent, ...options })
          const text = await result.text
          return { text, metadata: await result.providerMetadata }
        },
        pieces: (options) => streamText({ model, maxRetries: 0, ...silent, ...options }).textStream,
      }
    },
  }
}

export const versions: readonly Version[] = [
  version('ai 5', ai5, true, ({ doGenerate, doStream }, middleware) =>
    ai5.wrapLanguageModel({ model: new MockLanguageModelV2({ doGenerate, doStream }), middleware }),
  ),
  version('ai 6', ai6, false, ({ doGenerate, doStream }, middleware) =>
    ai6.wrapLanguageModel({ model: new MockLanguageModelV3({ doGenerate, doStream }), middleware }),
  ),
  version('ai 7', ai7, false, ({ doGenerate, doStream }, middleware) =>
    ai7.wrapLanguageModel({ model: new MockLanguageModelV4({ doGenerate, doStream }), middleware }),
  ),
]
export { ai5, ai6, ai7 }
