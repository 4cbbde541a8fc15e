import type { ReviewItem } from 'neuromem'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { useMay } from '../../session/me.ts'
import type { Acts } from './keys.ts'
import { keyOf, useQueue } from './queue.ts'

/** What can be said of things that wait: of each, and of the first one. */
export function useDeciding(items: readonly ReviewItem[], onSent: () => void) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const { act, undo, canUndo, ...queue } = useQueue(items, onSent)
  const [edited, setEdited] = useState<string>()
  const [first] = queue.left
  const edit = (item: ReviewItem | undefined) => setEdited(item && keyOf(item))
  const decide = (item: ReviewItem, verdict: 'right' | 'wrong', content?: string) => {
    setEdited(undefined)
    announce(t.review.decided[verdict])
    act({ item, decision: { item, verdict, ...(content !== undefined && { content }) } })
  }
  const acts: Acts = {
    ...(mayWrite &&
      first && {
        right: () => decide(first, 'right'),
        wrong: () => decide(first, 'wrong'),
        edit: () => edit(first),
      }),
    skip: () => {
      if (!first) return
      announce(t.review.decided.skipped)
      act({ item: first })
    },
    ...(canUndo && {
      undo: () => {
        undo()
        announce(t.review.undone)
      },
    }),
  }
  return { ...queue, mayWrite, edited, edit, decide, acts }
}

export type Deciding = ReturnType<typeof useDeciding>
