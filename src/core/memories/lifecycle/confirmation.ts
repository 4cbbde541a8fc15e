import type { MemoryRow } from '../table/shape.ts'

/** What an answer of the user means for a memory, and which signal it sends to the relationship. */
export type Verdict =
  | { readonly kind: 'repeated' }
  | { readonly kind: 'confirmed'; readonly signal: 'memory_confirmation' }
  | { readonly kind: 'corrected'; readonly content: string; readonly signal: 'correction' }
  | { readonly kind: 'denied'; readonly signal: 'correction' }

export interface Answer {
  readonly confirmed: boolean
  readonly content?: string | undefined
}

export type Asked = Pick<MemoryRow, 'content'> & { readonly confirmation: boolean | null }

/** Repeating the same answer is nothing new; other words with a yes are a correction. */
export function verdictOf(asked: Asked, answer: Answer): Verdict {
  if (!answer.confirmed)
    return asked.confirmation === false ? { kind: 'repeated' } : { kind: 'denied', signal: 'correction' }
  const { content } = answer
  if (content !== undefined && content !== asked.content)
    return { kind: 'corrected', content, signal: 'correction' }
  return asked.confirmation === true
    ? { kind: 'repeated' }
    : { kind: 'confirmed', signal: 'memory_confirmation' }
}
