import type { RateLimiter } from '../../src/core/ports.ts'

const MINUTE_MS = 60_000

/** Counts per whole minute in this process. Holds the counts of one minute only. */
export function memoryRateLimiter(perMinute: number): RateLimiter {
  let minute = -1
  let counts = new Map<string, number>()
  return {
    async take(key, now) {
      const current = Math.floor(now.getTime() / MINUTE_MS)
      if (current !== minute) {
        minute = current
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return {
        allowed: count <= perMinute,
        retryAfter: Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1_000),
      }
    },
  }
}

/**
 * Cloudflare's rate limiting binding; its limit and period (60 s) stand in `wrangler.toml`. Counts per
 * location.
 */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

/**
 * The binding counts by itself, a minute each, and says yes or no: a refusal asks for a whole minute's wait.
 */
export function cloudflareRateLimiter(binding: RateLimitBinding): RateLimiter {
  return {
    async take(key) {
      const { success } = await binding.limit({ key })
      return { allowed: success, retryAfter: MINUTE_MS / 1_000 }
    },
  }
}
