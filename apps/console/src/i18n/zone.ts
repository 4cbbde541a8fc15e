import { useSyncExternalStore } from 'react'

const PLACE = 'neuromem.utc'
const listeners = new Set<() => void>()
let isUtc = window.localStorage.getItem(PLACE) === 'true'

/** Moments in UTC, else in the reader's zone; the choice is remembered. */
export function chooseUtc(chosen: boolean): void {
  isUtc = chosen
  if (chosen) window.localStorage.setItem(PLACE, 'true')
  else window.localStorage.removeItem(PLACE)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUtc = (): boolean => useSyncExternalStore(subscribe, () => isUtc)
