import type { Conversation } from './conversation.ts'
import { partsOf } from './prompt.ts'

/** A string in the AI SDK 5, an object with `unified` since 6. */
export function isToolCalls(reason: unknown): boolean {
  return reason === 'tool-calls' || (reason as { unified?: unknown } | null)?.unified === 'tool-calls'
}

/** The `providerMetadata` of an answer with ours beside what the provider gave. */
export const withMetadata = (given: unknown, conversation: Conversation): object => ({
  ...(given as object | undefined),
  neuromem: conversation.metadata(),
})

/** The words of an answer, without reasoning and calls. */
export const answerOf = (content: unknown): string =>
  partsOf({ role: 'assistant', content })
    .filter(({ type }) => type === 'text')
    .map(({ text = '' }) => text)
    .join('')
