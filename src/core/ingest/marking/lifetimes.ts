import type { Mark } from '../../memories/turns/schemas.ts'
import type { Lifetime, Lifetimes } from '../../tenancy/policy/schemas.ts'

export const forEver: Lifetime = { forget_policy: 'permanent', ttl_seconds: 0 }

/** The row of the table that a mark falls under. A task that does not say is open. */
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
