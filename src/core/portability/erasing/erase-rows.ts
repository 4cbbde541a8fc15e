import { type Behind, write } from '../../doors.ts'
import { completeErasure, type Erasure, erasePage } from './rows.ts'

/** Every table that holds rows of a user, children before their parents. */
export const erasable = [
  'memory_conflicts',
  'forgotten_rows',
  'tombstones',
  'forget_plans',
  'trait_evidence',
  'memory_history',
  'memory_sources',
  'relations',
  'entity_aliases',
  'entities',
  'reflection_cycles',
  'memories',
  'pin_intents',
  'turns',
  'jobs',
  'conversation_sessions',
  'replies',
  'affinity_events',
  'imports',
] as const

const ROWS_AT_ONCE = 2_000

/**
 * Erases what is left of a buried user, and closes the record. A batch takes a page of every table whose
 * children are gone already; small users need one.
 * @returns how many rows went now, by table
 */
export async function eraseRows(ctx: Behind, erasure: Erasure): Promise<Record<string, number>> {
  const total: Record<string, number> = {}
  for (;;) {
    const { erased } = await write(ctx, { erased: pages(erasure.subject_id) }, { on: 'tenant' })
    const counts = Object.entries(erased).map(([table, [row]]) => [table, row?.count ?? 0] as const)
    for (const [table, count] of counts) if (count > 0) total[table] = (total[table] ?? 0) + count
    if (counts.every(([, count]) => count === 0)) break
  }
  await write(ctx, { completed: completeErasure(erasure, total, ctx.clock.now()) }, { on: 'tenant' })
  return total
}

const pages = (subject: number) =>
  Object.fromEntries(
    erasable.map((table, place) => [
      table,
      erasePage(table, erasable.slice(0, place), subject, ROWS_AT_ONCE),
    ]),
  )
