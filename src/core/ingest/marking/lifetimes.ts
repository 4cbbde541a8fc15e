import type { Lifetime, Lifetimes } from '../../tenancy/records/policy.ts'
import type { Mark } from '../schemas.ts'

export const forEver: Lifetime = { forget_policy: 'permanent', ttl_seconds: 0 }

/** The row of the table that a mark falls under (stage2-turn-marking §4.2). A task that does not say is open. */
export function lifetimeOf(
  mark: Pick<Mark, 'category' | 'task_state' | 'evidence_level'>,
  table: Lifetimes,
): Lifetime {
  switch (mark.category) {
    case 'preference':
    case 'rule':
      return table[mark.category]
    case 'task':
      return mark.task_state === 'done' ? table.task_done : table.task_open
    case 'fact':
      return mark.evidence_level === 'S2_tool_grounded' ? table.fact_tool : table.fact_user
    default:
      return table.note
  }
}

export const policyRank = { temporary: 0, until_changed: 1, permanent: 2 } as const

/** The longer of two: by policy, then by seconds, where 0 is longer than any (page 04). */
export function longer(one: Lifetime, other: Lifetime): Lifetime {
  const byPolicy = policyRank[one.forget_policy] - policyRank[other.forget_policy]
  if (byPolicy !== 0) return byPolicy > 0 ? one : other
  return (one.ttl_seconds || Number.POSITIVE_INFINITY) >= (other.ttl_seconds || Number.POSITIVE_INFINITY)
    ? one
    : other
}

/** When a memory written at `now` ends by itself; null for never. */
export const expiryOf = (lifetime: Lifetime, now: Date): Date | null =>
  lifetime.ttl_seconds === 0 ? null : new Date(now.getTime() + lifetime.ttl_seconds * 1000)
