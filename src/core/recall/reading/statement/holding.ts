import { type SQL, sql } from 'drizzle-orm'
import type { Held } from '../../../ports.ts'
import { FEW_ROWS } from '../../../search/arms/words.ts'

/**
 * What the statement is written for: any number of rows; few memories and turns, of which every word finds and no
 * code is left out; few memories and no turns at all, so that nothing looks for them, all of which have room. Each is a
 * third or a tenth less to begin.
 */
export type Holding = 'any' | 'few' | 'no_turns'

/** Who has so many memories and no turns is told by an application that commits none. */
const MEMORIES_ALONE = 100

/** What a user's next statement is written for. */
export function holdingOf(held: Held | undefined): Holding {
  if (held === undefined || !fits('few', held)) return 'any'
  return fits('no_turns', held) && held.memories >= MEMORIES_ALONE ? 'no_turns' : 'few'
}

/** Whether a statement that is written for this says all of what is held. */
export function fits(holding: Holding, { memories, turns, whole }: Held): boolean {
  if (holding === 'any') return true
  if (holding === 'no_turns' && whole === false) return false
  return memories <= FEW_ROWS && turns <= (holding === 'no_turns' ? 0 : FEW_ROWS)
}

/**
 * Part of the recall's UNION ALL: what the subject holds by the snapshot that it was read from.
 * @param whole whether all is shown whole
 */
export const heldSelect = (whole: SQL): SQL => sql`SELECT 'held', json_build_object(
  'memories', coalesce(memories_held, 0),
  'turns', coalesce(turns_held, 0),
  'whole', ${whole})
FROM asked`
