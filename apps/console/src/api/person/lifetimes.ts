import type { MarkPart, Policy } from 'neuromem'

/** The row of the policy's lifetimes that a part of a turn falls under. */
export function rowOf({ category, task_state, evidence_level }: MarkPart): keyof Policy['lifetimes'] {
  switch (category) {
    case 'preference':
    case 'rule':
      return category
    case 'task':
      return task_state === 'done' ? 'task_done' : 'task_open'
    case 'fact':
      return evidence_level === 'S2_tool_grounded' ? 'fact_tool' : 'fact_user'
    default:
      return 'note'
  }
}

/** What the person asked for is kept whatever the policy says. */
export const isByRow = (part: MarkPart, isPinned: boolean): boolean =>
  !(isPinned && part.forget_policy === 'permanent')
