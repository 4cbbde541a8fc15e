import type { Conversation } from './conversation.ts'
import { isToolCalls, withMetadata } from './result.ts'

interface StreamPart {
  readonly type: string
  readonly delta?: string
  readonly finishReason?: unknown
  readonly providerMetadata?: unknown
}

/**
 * The same stream, its last part with the metadata; what was said is stored at its end, however it ends,
 * once.
 */
export function storedStream(
  stream: ReadableStream<unknown>,
  conversation: Conversation,
): ReadableStream<unknown> {
  const reader = stream.getReader()
  let text = ''
  let failed = false
  let isOver = false

  async function end(aborted: boolean): Promise<void> {
    if (!isOver) conversation.answer(text, aborted)
    isOver = true
    await conversation.settle()
  }

  async function seen(part: StreamPart): Promise<StreamPart> {
    if (part.type === 'text-delta') text += part.delta ?? ''
    if (part.type === 'error') failed = true
    if (part.type !== 'finish') return part
    if (isToolCalls(part.finishReason)) isOver = true
    await end(failed)
    return { ...part, providerMetadata: withMetadata(part.providerMetadata, conversation) }
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(await seen(value as StreamPart))
        await end(true)
        controller.close()
      } catch (error) {
        await end(true).catch(() => {})
        controller.error(error)
      }
    },
    async cancel(reason) {
      await Promise.all([reader.cancel(reason), end(true).catch(() => {})])
    },
  })
}
