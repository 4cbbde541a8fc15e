import { useCallback, useEffect, useRef, useState } from 'react'
import type { NeuromemError } from '../client/error.ts'
import type { RecallOptions, UserHandle } from '../client/handles/user.ts'
import { toError } from '../client/sending/transport.ts'
import type { RecallAnswer } from '../client/types.gen.ts'

export interface RecallState {
  data: RecallAnswer | null
  status: 'idle' | 'loading' | 'done' | 'failed'
  error: NeuromemError | null
}
export interface UseRecall extends RecallState {
  /** Asks once more, at once. */
  refresh(): void
}

const IDLE: RecallState = { data: null, status: 'idle', error: null }
const DEBOUNCE_MS = 250

/**
 * What is known for a query that somebody types: asked for after a pause, and an older answer never replaces
 * a newer one.
 * @example
 * const { data } = useRecall(nm.user('ann'), query, { limit: 5 })
 */
export function useRecall(
  user: UserHandle | null,
  query: string,
  { debounceMs = DEBOUNCE_MS, ...options }: RecallOptions & { debounceMs?: number } = {},
): UseRecall {
  const [state, set] = useState<RecallState>(IDLE)
  const [round, setRound] = useState(0)
  const latest = useRef(user)
  useEffect(() => {
    latest.current = user
  })
  const asked = useRef(round)
  const who = user?.id ?? null
  // The options are a new object at every render; as text they change when they say something else.
  const how = JSON.stringify(options)

  useEffect(() => {
    if (who === null || query.trim() === '') return set(IDLE)
    const mine = new AbortController()
    const ask = async () => {
      set((before) => ({ ...before, status: 'loading', error: null }))
      try {
        const data = await latest.current!.recall(query, JSON.parse(how), { signal: mine.signal })
        if (!mine.signal.aborted) set({ data, status: 'done', error: null })
      } catch (failure) {
        if (!mine.signal.aborted) set({ data: null, status: 'failed', error: toError(failure) })
      }
    }
    const isRefresh = asked.current !== round
    asked.current = round
    const timer = setTimeout(ask, isRefresh ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      mine.abort()
    }
  }, [who, query, how, debounceMs, round])

  const refresh = useCallback(() => setRound((before) => before + 1), [])
  return { ...state, refresh }
}
