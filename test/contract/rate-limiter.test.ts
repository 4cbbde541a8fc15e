import { describe, expect, test } from 'vitest'
import { cloudflareRateLimiter, memoryRateLimiter } from '../../functions/adapters/rate-limit.ts'
import type { RateLimiter } from '../../src/core/ports.ts'

const LIMIT = 5
const noon = new Date('2026-03-02T12:00:00Z')

/** Cloudflare's binding as its documentation has it: counts per key, says only yes or no. */
function binding() {
  const counts = new Map<string, number>()
  return {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= LIMIT }
    },
  }
}

const implementations: [string, () => RateLimiter][] = [
  ['memory', () => memoryRateLimiter(LIMIT)],
  ['cloudflare', () => cloudflareRateLimiter(binding())],
]

describe.each(implementations)('rate limiter: %s', (_name, make) => {
  test('so many are allowed and no more, and the wait is whole seconds within a minute', async () => {
    const limiter = make()
    for (let count = 0; count < LIMIT; count += 1)
      expect((await limiter.take('key:1', noon)).allowed).toBe(true)
    const refused = await limiter.take('key:1', noon)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfter).toBeGreaterThanOrEqual(1)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect(Number.isInteger(refused.retryAfter)).toBe(true)
  })

  test('keys do not count for each other', async () => {
    const limiter = make()
    for (let count = 0; count <= LIMIT; count += 1) await limiter.take('key:1', noon)
    expect((await limiter.take('key:2', noon)).allowed).toBe(true)
  })
})

test('in memory, the next minute begins anew and the last one is forgotten', async () => {
  const limiter = memoryRateLimiter(1)
  const late = new Date('2026-03-02T12:00:59.500Z')
  expect((await limiter.take('a', late)).allowed).toBe(true)
  expect(await limiter.take('a', late)).toEqual({ allowed: false, retryAfter: 1 })
  expect((await limiter.take('a', new Date('2026-03-02T12:01:00Z'))).allowed).toBe(true)
})
