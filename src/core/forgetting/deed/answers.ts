import type { ForgetPlan, Forgotten, TraitChange, TurnName } from '../schemas.ts'
import type { Thought } from './work.ts'

/** What leaves the reads, by table. */
function rowsOf({ decision, traits }: Thought): Record<string, number> {
  const isOver = ({ after }: TraitChange) => after.stage === 'dissolved'
  const dissolved = traits.recomputed.changes.filter(isOver).length
  const others = { entities: decision.entities.length, traits: dissolved }
  return {
    memories: decision.memories.length,
    turns: decision.turns.length,
    relations: decision.ended.length,
    ...Object.fromEntries(Object.entries(others).filter(([, count]) => count > 0)),
  }
}

const namesOf = ({ decision }: Thought): TurnName[] =>
  decision.turns.map(({ session_id, turn_id }) => ({ session_id, turn_id }))

const memoryIds = ({ decision }: Thought): string[] => decision.memories.map(({ id }) => id)

/** The receipt of a deletion: numbers and ids. */
export const forgottenOf = (thought: Thought): Forgotten => ({
  receipt: thought.receipt,
  kind: thought.deletion.kind,
  user_id: thought.deletion.user_id,
  erased_at: thought.at.toISOString(),
  restorable_until: thought.restorable_until?.toISOString() ?? null,
  rows: rowsOf(thought),
  memory_ids: memoryIds(thought),
  turns: namesOf(thought),
  relations: thought.decision.ended.map(({ id }) => id),
  traits: thought.traits.recomputed.changes.map(({ id, before, after }) => ({ id, before, after })),
  skipped: [...(thought.deletion.skipped ?? [])],
})

/** What a deletion would do, with the words of what it names. */
export const planOf = (
  thought: Thought,
  more: Partial<Pick<ForgetPlan, 'plan_id' | 'expires_at' | 'found' | 'remaining'>> = {},
): ForgetPlan => ({
  plan_id: more.plan_id ?? null,
  expires_at: more.expires_at ?? null,
  kind: thought.deletion.kind,
  user_id: thought.deletion.user_id,
  rows: rowsOf(thought),
  memory_ids: memoryIds(thought),
  turns: namesOf(thought),
  relations: thought.decision.ended.map(({ id, text }) => ({ id, text })),
  traits: [...thought.traits.recomputed.changes],
  found:
    more.found ??
    thought.decision.memories.map(({ id, content }) => ({ id, kind: 'memory' as const, text: content })),
  remaining: more.remaining ?? 0,
})
