import { createOpenAI } from '@ai-sdk/openai'
import { convertToModelMessages, streamText, type UIMessage, wrapLanguageModel } from 'ai'
import { Neuromem } from 'neuromem'
import { memory } from 'neuromem/ai'

/** A chat that remembers: what is known comes in by the middleware, and both sides are stored by it. */
export async function POST(request: Request): Promise<Response> {
  const { id, messages } = (await request.json()) as { id: string; messages: UIMessage[] }
  const userId = 'ann' // of your own sign-in
  const openai = createOpenAI({ baseURL: process.env.OPENAI_BASE_URL, apiKey: process.env.OPENAI_API_KEY })
  const middleware = memory({ client: Neuromem.fromEnv() })
  const model = wrapLanguageModel({ model: openai.chat(process.env.MODEL ?? 'gpt-5-mini'), middleware })
  const result = streamText({
    model,
    messages: await convertToModelMessages(messages),
    providerOptions: { neuromem: { userId, sessionId: id } },
  })
  return result.toUIMessageStreamResponse({
    // The ids of the memories behind an answer, for citations.
    messageMetadata: ({ part }) =>
      part.type === 'finish-step' ? part.providerMetadata?.neuromem : undefined,
  })
}
