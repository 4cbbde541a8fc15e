/**
 * In the place of `@ai-sdk/openai` in the Worker: chat completions, which is all that we use of it, without
 * the other protocols and the tools (80 KiB less, compressed).
 * `test/scripts/slim-openai.test.ts` compares the two.
 */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import type { JsonSchema } from '../../../src/core/models/sent-schema.ts'
import { chunkOf, completionOf, NOTHING_USED } from './answers.ts'
import { type OpenAIEndpoint, postForEvents, postForJson } from './endpoint.ts'
import { bySchema, type ChatMessage, chatBody } from './requests.ts'

const CHAT = '/chat/completions'

export const createOpenAI = (endpoint: OpenAIEndpoint) => ({
  chat: (model: string) => ({
    async doGenerate(options: LanguageModelV4CallOptions) {
      const body = { ...bodyOf(model, options), ...formOf(options) }
      const { text, finish, usage } = completionOf(
        await postForJson(endpoint, CHAT, body, options.abortSignal),
      )
      return {
        content: text === '' ? [] : [{ type: 'text' as const, text }],
        finishReason: { unified: 'other' as const, raw: finish },
        usage,
        warnings: [],
      }
    },
    async doStream(options: LanguageModelV4CallOptions) {
      const body = {
        ...bodyOf(model, options),
        stream: true,
        stream_options: { include_usage: true },
      }
      const events = await postForEvents(endpoint, CHAT, body, options.abortSignal)
      return { stream: streamOf(partsOf(events)) }
    },
  }),
})

function bodyOf(model: string, { prompt, maxOutputTokens }: LanguageModelV4CallOptions) {
  const { instructions, messages } = readPrompt(prompt)
  return chatBody({
    model,
    instructions,
    messages,
    ...(maxOutputTokens !== undefined && { max_tokens: maxOutputTokens }),
  })
}

function formOf({ responseFormat }: LanguageModelV4CallOptions) {
  if (responseFormat?.type !== 'json') return {}
  const { name = 'response', schema } = responseFormat
  return schema ? bySchema(name, schema as JsonSchema) : { response_format: { type: 'json_object' } }
}

/** @throws TypeError for a message that no request of ours has: a file, a tool's */
function readPrompt(prompt: LanguageModelV4Prompt) {
  let instructions = ''
  const messages: ChatMessage[] = []
  for (const message of prompt) {
    if (message.role === 'system') instructions = message.content
    else if (message.role === 'tool') throw new TypeError('a message of a tool')
    else messages.push({ role: message.role, content: message.content.map(textIn).join('') })
  }
  return { instructions, messages }
}

function textIn(part: { readonly type: string; readonly text?: unknown }): string {
  if (part.type !== 'text') throw new TypeError(`a message's part of type ${part.type}`)
  return String(part.text)
}

/** Usage comes behind the last piece, so that the end is told when the stream is over. */
async function* partsOf(events: AsyncIterable<unknown>): AsyncGenerator<LanguageModelV4StreamPart> {
  let usage = NOTHING_USED
  let raw: string | undefined
  try {
    for await (const event of events) {
      const chunk = chunkOf(event)
      if (chunk.text !== '') yield { type: 'text-delta', id: '0', delta: chunk.text }
      raw = chunk.finish ?? raw
      usage = chunk.usage ?? usage
    }
  } catch (error) {
    yield { type: 'error', error }
  }
  yield { type: 'finish', finishReason: { unified: 'other', raw }, usage }
}

function streamOf<Part>(parts: AsyncGenerator<Part>): ReadableStream<Part> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
