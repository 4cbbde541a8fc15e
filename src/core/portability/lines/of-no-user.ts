import { sql } from 'drizzle-orm'
import * as schema from '../../../../db/schema/index.ts'
import { byId, orderedBy, orderedByText, type PortableTable, portable } from './tables.ts'

const position = (column: string) => orderedBy(`entry.${column}`, 'bigint')
const inTime = [orderedBy('entry.created_at', 'timestamptz'), ...byId]

/** An item as it is cited. */
const cited = (column: string) => ({ [column]: sql`'mem:' || entry.${sql.identifier(column)}` })

/** What a bank holds. Molecules are the tenant's, not a bank's. */
export const tablesOfBank: readonly PortableTable[] = [
  portable('item', schema.experience_items, byId, { shown: cited('id') }),
  portable('claim', schema.experience_claims, [orderedBy('entry.item_id', 'uuid'), position('position')], {
    shown: cited('item_id'),
  }),
  portable('run', schema.experience_runs, [orderedByText('entry.run_id')], { hidden: ['id', 'body_hash'] }),
  portable('delta', schema.experience_deltas, inTime, {
    shown: { run_id: sql`of_run.run_id` },
    join: sql`JOIN experience_runs of_run
      ON of_run.subject_id = entry.subject_id AND of_run.id = entry.run_id`,
  }),
  portable('edit', schema.experience_edits, [orderedBy('entry.item_id', 'uuid'), position('ordinal')], {
    shown: cited('item_id'),
  }),
]

/** What a project holds. */
export const tablesOfProject: readonly PortableTable[] = [
  portable('chunk', schema.story_chunks, [orderedByText('entry.chunk_id')]),
  portable('entity_state', schema.entity_states, byId),
  portable('scene_context', schema.scene_contexts, [position('chapter_index'), position('scene_index')]),
]
