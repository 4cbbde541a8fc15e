import { useSyncExternalStore } from 'react'

export interface Announcement {
  readonly text: string
  /** A way back, for as long as there is one. */
  readonly action?: { readonly label: string; run(): void }
}

const SECONDS = 10
const listeners = new Set<() => void>()
let said: Announcement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: Announcement | undefined): void {
  said = next
  for (const listener of listeners) listener()
}

/**
 * Says something to everybody, in the one status of the shell. What has an action stays until the next one.
 */
export function announce(text: string, action?: Announcement['action']): void {
  clearTimeout(timer)
  become({ text, ...(action && { action }) })
  if (!action) timer = setTimeout(() => become(undefined), SECONDS * 1_000)
}

export const hush = (): void => become(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAnnouncement = (): Announcement | undefined => useSyncExternalStore(subscribe, () => said)
