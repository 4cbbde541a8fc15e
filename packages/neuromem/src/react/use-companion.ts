import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type CompanionOptions, type CompanionState, companionOf, SILENT } from './companion.ts'

export interface UseCompanion extends CompanionState {
  /** Rejects with `in_progress` while an answer is on its way; other failures are in `error`. */
  send(text: string): Promise<void>
  retry(): Promise<void>
  stop(): void
}

/**
 * A conversation with the companion. Another user or session begins an empty one; unmounting ends the answer.
 * @example
 * const { messages, send, status } = useCompanion({ user: nm.user('ann'), sessionId: 'monday' })
 */
export function useCompanion(options: CompanionOptions): UseCompanion {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const key = JSON.stringify([options.user.id, options.sessionId])
  const [held, hold] = useState(() => ({ key, companion: companionOf(() => latest.current) }))
  const current = held.key === key ? held : { key, companion: companionOf(() => latest.current) }
  if (current !== held) hold(current)
  const { companion } = current

  useEffect(() => {
    companion.open()
    return companion.close
  }, [companion])
  const state = useSyncExternalStore(companion.subscribe, companion.state, () => SILENT)
  const { send, retry, stop } = companion
  return { ...state, send, retry, stop }
}
