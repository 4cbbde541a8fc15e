import { useSyncExternalStore } from 'react'

/** Where one is: the path below the console's root, and what the address asks for. */
export interface Place {
  readonly path: string
  readonly search: string
}

/** The page that others may frame has an address of its own. */
const ROOT = window.location.pathname.startsWith('/about-me') ? '/about-me' : '/console'
const listeners = new Set<() => void>()
let moves = 0
let place = read()

function read(): Place {
  const { pathname, search } = window.location
  return { path: pathname.slice(ROOT.length) || '/', search }
}

function changed(): void {
  place = read()
  for (const listener of listeners) listener()
}

window.addEventListener('popstate', () => {
  moves += 1
  changed()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often the address has changed inside this page: 0 when it was just opened. */
export const moved = (): number => moves

/** The address in the browser's words, of a path below the root. */
export const hrefOf = (to: string): string => `${ROOT}${to}`

export function go(to: string, { replace = false } = {}): void {
  const href = hrefOf(to)
  if (href === window.location.pathname + window.location.search) return
  window.history[replace ? 'replaceState' : 'pushState'](null, '', href)
  moves += 1
  changed()
  if (!replace) window.scrollTo(0, 0)
}

export const usePlace = (): Place => useSyncExternalStore(subscribe, () => place)
