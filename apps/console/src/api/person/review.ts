import { queryOptions } from '@tanstack/react-query'
import type { ReviewItem } from 'neuromem'
import { nm, nmThatOutlivesThePage } from '../../session/credential.ts'

export const reviewQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'review'],
    queryFn: ({ signal }) => nm().user(user).review({ limit: 200 }, { signal }).page(),
  })

/** What is due within a week. */
export const dueQuery = (user: string) =>
  queryOptions({
    queryKey: ['users', user, 'due'],
    queryFn: ({ signal }) => nm().user(user).due({ limit: 200 }, { signal }).page(),
  })

export interface Decision {
  readonly item: ReviewItem
  readonly verdict: 'right' | 'wrong'
  /** Better words, with which it is right. */
  readonly content?: string
}

/** Of two that disagree, right is for the newer one and wrong for the older: the other one ends. */
export function decide({ item: { kind, memory, other }, verdict, content }: Decision) {
  const { memories } = nmThatOutlivesThePage()
  if (kind === 'conflict' && verdict === 'wrong' && other) return memories.confirm(other.id)
  return memories.confirm(memory.id, { confirmed: verdict === 'right', ...(content && { content }) })
}
