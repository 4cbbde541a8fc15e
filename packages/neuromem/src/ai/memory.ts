import { type Conversation, conversationOf, type MemoryOptions, newRemembered } from './conversation.ts'
import { type Message, withBlock } from './prompt.ts'
import { answerOf, isToolCalls, withMetadata } from './result.ts'
import { storedStream } from './stream.ts'

/** The shape of a middleware in the AI SDK 5, 6 and 7; no type of `ai` is needed for it. */
export interface MemoryMiddleware {
  readonly specificationVersion: 'v3'
  transformParams<
    P extends { prompt: Message[]; providerOptions?: Record<string, Record<string, unknown>> },
  >(options: { params: P }): Promise<P>
  wrapGenerate<R extends { content: unknown; finishReason: unknown; providerMetadata?: unknown }>(options: {
    doGenerate: () => PromiseLike<R>
    params?: object
  }): Promise<R>
  wrapStream<R extends { stream: ReadableStream<unknown> }>(options: {
    doStream: () => PromiseLike<R>
    params?: object
  }): Promise<R>
}

/**
 * Memory for any model of the AI SDK: what is known is put beside the person's words, and both sides of the
 * conversation are stored. Never in the way: a late or failed recall is left out, and
 * `providerMetadata.neuromem.degraded` says so.
 * @example
 * const middleware = memory({ client: Neuromem.fromEnv() })
 * const model = wrapLanguageModel({ model: openai('gpt-5'), middleware })
 * const providerOptions = { neuromem: { userId: 'ann', sessionId: 'monday' } }
 * streamText({ model, messages, providerOptions })
 */
export function memory(options: MemoryOptions): MemoryMiddleware {
  const entries = newRemembered()
  const conversations = new WeakMap<object, Conversation>()
  const of = (params: object | undefined) => params && conversations.get(params)

  return {
    specificationVersion: 'v3',
    async transformParams({ params }) {
      const { prompt, providerOptions } = params
      const conversation = await conversationOf(options, entries, { prompt, providerOptions })
      if (!conversation) return params
      const { known, place } = conversation
      conversation.begin()
      if (options.onError === 'throw') await conversation.settle()
      const told = known.block ? withBlock(prompt, known.block, place.index, options.place ?? 'user') : prompt
      const next = { ...params, prompt: told }
      conversations.set(next, conversation)
      return next
    },

    async wrapGenerate({ doGenerate, params }) {
      const conversation = of(params)
      if (!conversation) return doGenerate()
      try {
        const result = await doGenerate()
        if (!isToolCalls(result.finishReason)) conversation.answer(answerOf(result.content))
        await conversation.settle()
        return { ...result, providerMetadata: withMetadata(result.providerMetadata, conversation) }
      } catch (error) {
        await conversation.settle().catch(() => {})
        throw error
      }
    },

    async wrapStream({ doStream, params }) {
      const conversation = of(params)
      if (!conversation) return doStream()
      try {
        const result = await doStream()
        return { ...result, stream: storedStream(result.stream, conversation) }
      } catch (error) {
        await conversation.settle().catch(() => {})
        throw error
      }
    },
  }
}
