import type { ReviewItem } from 'neuromem'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Decision, decide } from '../../api/person/review.ts'

/** How long a decision can be taken back before it is sent. */
const UNDO_MS = 10_000

export const keyOf = ({ kind, memory }: ReviewItem): string => `${kind} ${memory.id}`

interface Act {
  readonly item: ReviewItem
  /** Undefined for what was skipped. */
  readonly decision?: Decision
}

interface State {
  /** Decided or skipped. */
  readonly past: ReadonlySet<string>
  /** The last act, as long as it can be taken back. */
  readonly open?: Act
  /** What the service did not take. */
  readonly refused?: { readonly key: string; readonly error: unknown }
}

const without = (past: ReadonlySet<string>, key: string) => new Set([...past].filter((one) => one !== key))

/** The decisions of a review: one is open at a time, and is sent when it can no longer be taken back. */
export function useQueue(items: readonly ReviewItem[], onSent: () => void) {
  const [state, setState] = useState<State>({ past: new Set() })
  const open = useRef<Act>(undefined)

  const send = useCallback(() => {
    const act = open.current
    open.current = undefined
    setState(({ open: _, ...rest }) => rest)
    if (!act?.decision) return
    decide(act.decision).then(onSent, (error: unknown) => {
      const key = keyOf(act.item)
      setState(({ past, ...rest }) => ({ ...rest, past: without(past, key), refused: { key, error } }))
    })
  }, [onSent])

  useEffect(() => {
    if (!state.open) return
    const timer = setTimeout(send, UNDO_MS)
    return () => clearTimeout(timer)
  }, [state.open, send])

  useEffect(() => {
    window.addEventListener('pagehide', send)
    return () => {
      window.removeEventListener('pagehide', send)
      send()
    }
  }, [send])

  return {
    left: items.filter((item) => !state.past.has(keyOf(item))),
    canUndo: state.open !== undefined,
    /** Whether something is sent unless it is taken back. */
    isToBeSent: state.open?.decision !== undefined,
    refused: state.refused,
    act(act: Act): void {
      send()
      open.current = act
      setState(({ past }) => ({ past: new Set([...past, keyOf(act.item)]), open: act }))
    },
    undo(): void {
      const act = open.current
      if (!act) return
      open.current = undefined
      setState(({ past }) => ({ past: without(past, keyOf(act.item)) }))
    },
  }
}
