import { type SQL, sql } from 'drizzle-orm'
import type { turns } from '../../../../db/schema/conversation.ts'
import type { Turn } from '../shapes.ts'

/** What a turn is shown from. */
export type TurnRow = Pick<
  typeof turns.$inferSelect,
  'turn_id' | 'seq' | 'role' | 'name' | 'text' | 'timestamp_iso' | 'attachments' | 'meta' | 'mark'
> & { readonly memory_ids: readonly string[] }

/** Columns of a `TurnRow` from turns `t`. */
export const turnColumns: SQL = sql`t.turn_id, t.seq, t.role, t.name, t.text, t.timestamp_iso, t.attachments, t.meta, t.mark, ARRAY(
  SELECT k.memory_id FROM memory_sources k WHERE k.subject_id = t.subject_id AND k.session_id = t.session_id AND k.turn_id = t.turn_id
  ORDER BY k.memory_id) AS memory_ids`

/** A turn as the API shows it (page 02, Turn). */
export const toTurn = (row: TurnRow): Turn => ({
  turn_id: row.turn_id,
  seq: row.seq,
  role: row.role as Turn['role'],
  name: row.name,
  text: row.text,
  timestamp_iso: row.timestamp_iso.toISOString(),
  attachments: row.attachments as Turn['attachments'],
  meta: row.meta as Turn['meta'],
  mark: row.mark as Turn['mark'],
  memory_ids: [...row.memory_ids],
})
