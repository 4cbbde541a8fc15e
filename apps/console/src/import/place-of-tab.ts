/**
 * Where this tab keeps its import: two tabs that import at once have two places, each held by a lock that
 * ends with its tab.
 */

const LAST = 'neuromem-import-place'
/** How long a tab that was reloaded waits for the place that it had before. */
const PATIENCE_MS = 500

let leave: (() => void) | undefined

/** Takes the place that this tab had before its reload, or the first that no other tab has. */
export async function takePlace(tenant: string): Promise<string> {
  leavePlace()
  // Locks need a page that came by https or from this machine.
  if (!window.navigator.locks) return nameOf(tenant, 0)
  const last = window.sessionStorage.getItem(LAST)
  const had = last !== null && (await held(nameOf(tenant, Number(last)), PATIENCE_MS))
  let number = had ? Number(last) : 0
  while (!(had || (await held(nameOf(tenant, number))))) number += 1
  window.sessionStorage.setItem(LAST, String(number))
  return nameOf(tenant, number)
}

export function leavePlace(): void {
  leave?.()
  leave = undefined
}

const nameOf = (tenant: string, number: number): string => (number === 0 ? tenant : `${tenant} ${number}`)

/** Whether the place is ours now. @param patience milliseconds to wait for it */
function held(name: string, patience = 0): Promise<boolean> {
  const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
  return new Promise((resolve) => {
    const end = window.navigator.locks.request(`neuromem-import ${name}`, options, (lock) => {
      resolve(lock !== null)
      return lock && new Promise<void>((free) => (leave = free))
    })
    end.catch(() => resolve(false))
  })
}
