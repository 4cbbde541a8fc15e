import { CoreError } from '../../../src/core/errors.ts'
import { hashOfKey } from '../../../src/core/tenancy/keys/api-keys.ts'
import { createMinute, untilNextMinute } from './minute.ts'

const GOOD_MS = 3_600_000
const GOOD_AT_MOST = 10_000

/** Keeps whoever guesses from guessing on, and lets those pass that were good a while ago. */
export interface Gate {
  /**
   * Before credentials are compared or looked up.
   * @param credentials left out where nobody is known beforehand: at the administrator's door
   * @throws CoreError `rate_limited` after too many failures of this address in this minute
   */
  expectOpen(address: string, now: Date, credentials?: string): void
  /** These credentials are good now. */
  passed(credentials: string, now: Date): void
  /** These are not, and whoever sent them is counted. */
  failed(address: string, now: Date, credentials: string): void
}

/**
 * In this process only. An address that failed that often in a minute gets in by credentials that were good
 * lately.
 */
export function createGate(failuresPerMinute: number): Gate {
  const failures = createMinute()
  /** By hash: nothing here could be used by somebody who reads the memory. */
  const good = new Map<string, number>()

  return {
    expectOpen(address, now, credentials) {
      if (failures.count(address, now) < failuresPerMinute) return
      const until = credentials === undefined ? undefined : good.get(hashOfKey(credentials))
      if (until !== undefined && until > now.getTime()) return
      const retryAfter = untilNextMinute(now)
      throw new CoreError('rate_limited', `Too many wrong credentials. Try again in ${retryAfter} s.`, {
        retryAfter,
      })
    },
    passed(credentials, now) {
      const name = hashOfKey(credentials)
      good.delete(name)
      good.set(name, now.getTime() + GOOD_MS)
      for (const oldest of good.keys()) {
        if (good.size <= GOOD_AT_MOST) break
        good.delete(oldest)
      }
    },
    failed(address, now, credentials) {
      failures.add(address, now)
      good.delete(hashOfKey(credentials))
    },
  }
}
