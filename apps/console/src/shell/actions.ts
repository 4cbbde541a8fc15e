import { useEffect, useSyncExternalStore } from 'react'

/** Something that a screen can do, for "Go to". */
export interface Action {
  readonly label: string
  run(): void
}

const listeners = new Set<() => void>()
let actions: readonly Action[] = []

function become(next: readonly Action[]): void {
  actions = next
  for (const listener of listeners) listener()
}

/** Offers what the screen can do, for as long as it is there. Pass the same array while nothing changes. */
export function useActions(offered: readonly Action[]): void {
  useEffect(() => {
    become([...actions, ...offered])
    return () => become(actions.filter((action) => !offered.includes(action)))
  }, [offered])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOfferedActions = (): readonly Action[] => useSyncExternalStore(subscribe, () => actions)
