import type pg from 'pg'

/** How long what nobody waits for stands behind those who wait for a connection. */
const PATIENCE_MS = 500

/** What is asked of a pool. */
export type Crowded = Pick<pg.Pool, 'waitingCount' | 'idleCount' | 'totalCount'>

export interface Yielding {
  /** Resolves when there is a connection that nobody else waits for, or patience has ended. */
  turn(): Promise<void>
  /** To be told whenever a connection has been given back. */
  freed(): void
}

/**
 * Lets those who wait for a pool's connections pass by work that can stand back for a moment; in order among
 * itself.
 * @param max how many connections the pool may have
 */
export function yieldingTo(pool: Crowded, max: number, patienceMs = PATIENCE_MS): Yielding {
  const behind: (() => void)[] = []
  const isFree = () => pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < max)
  return {
    turn: async () => {
      if (isFree()) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patienceMs)
      behind.push(resolve)
      await promise
      clearTimeout(timer)
      const place = behind.indexOf(resolve)
      if (place !== -1) behind.splice(place, 1)
    },
    freed: () => {
      if (behind.length === 0) return
      // The pool first gives it to whom it has waiting.
      setImmediate(() => {
        if (isFree()) behind.shift()?.()
      })
    },
  }
}
