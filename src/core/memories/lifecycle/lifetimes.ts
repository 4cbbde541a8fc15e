import { type SQL, sql } from 'drizzle-orm'
import type { Lifetime } from '../../tenancy/policy/schemas.ts'

/** Shortest first. */
const forgetPolicies = ['temporary', 'until_changed', 'permanent'] as const

/** The longer of two: by policy, then by seconds, where 0 is longer than any. Of two equal ones the first. */
export function longer(one: Lifetime, other: Lifetime): Lifetime {
  const byPolicy = forgetPolicies.indexOf(one.forget_policy) - forgetPolicies.indexOf(other.forget_policy)
  if (byPolicy !== 0) return byPolicy > 0 ? one : other
  const secondsOf = ({ ttl_seconds }: Lifetime) => ttl_seconds || Number.POSITIVE_INFINITY
  return secondsOf(one) >= secondsOf(other) ? one : other
}

/** The same in SQL: whether the lifetime of the row `one` is longer than that of the row `other`. */
export const isLonger = (one: string, other: string): SQL => sql`${lengthOf(one)}
      > ${lengthOf(other)}`

const lengthOf = (row: string): SQL =>
  sql.raw(`(array_position(ARRAY['${forgetPolicies.join("', '")}'], ${row}.forget_policy),
        CASE ${row}.ttl_seconds WHEN 0 THEN 'infinity'::float8 ELSE ${row}.ttl_seconds END)`)

/**
 * When a memory that lives for so many seconds from `now` on ends by itself; null, of 0 seconds, is never.
 */
export const expiryOf = (ttlSeconds: number, now: Date): Date | null =>
  ttlSeconds > 0 ? new Date(now.getTime() + ttlSeconds * 1000) : null

/** The same in SQL, of the row `row` and from a moment on. */
export const expirySql = (row: string, from: SQL): SQL => {
  const seconds = sql.raw(`${row}.ttl_seconds`)
  return sql`CASE ${seconds} WHEN 0 THEN NULL ELSE ${from} + ${seconds} * interval '1 second' END`
}

/** The lifetime columns of a time to live that begins now. */
export const lifetime = (ttlSeconds: number, now: Date) => ({
  ttl_seconds: ttlSeconds,
  expires_at: expiryOf(ttlSeconds, now),
})
