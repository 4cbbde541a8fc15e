import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../../../db/sql.ts'
import type { Memory } from '../../memories/schemas.ts'
import { armCte } from '../../search/arms/parts.ts'
import { asked } from '../../search/asked.ts'
import { armOptions, hearsTurns, looksAround, type RecallRead } from '../reading/asking.ts'

export type ProbingArm = 'codes' | 'words' | 'graph' | 'day' | 'neighbour'

/** What is known of a memory that was asked about, times as ISO text. */
export interface ProbedData {
  readonly id: string
  readonly memory_type: string
  /** The arms of the statement that have it. */
  readonly found_by: readonly ProbingArm[]
  readonly is_forgotten: boolean
  readonly expired_at: string | null
  readonly expires_at: string | null
  readonly is_followed: boolean
  readonly invalid_at: string | null
  readonly trait_stage: string | null
  readonly trait_context: string | null
  /** Whether it was reflection that dissolved the trait. */
  readonly is_dissolved: boolean
  readonly sensitive: Memory['sensitive']
  /** What tells whether the query asks for something sensitive. */
  readonly content: string
  readonly about: string | null
  readonly said_by: string | null
}

export interface ProbedRow {
  readonly kind: 'probed'
  readonly data: ProbedData
}

/**
 * Part of the recall's UNION ALL: what the subject's own memories of these ids are, and which arms found
 * them. Of another subject's there is no row.
 * @param arms whether memories are searched at all
 */
export function probedSelect(read: RecallRead, ids: readonly string[], arms: boolean): SQL {
  const found = (arms ? armsOf(read) : []).map(
    ([arm, cte]) => sql`CASE WHEN memory.id IN (SELECT id FROM ${cte}) THEN '${sql.raw(arm)}' END`,
  )
  return sql`SELECT 'probed', json_build_object(
  'id', memory.id,
  'memory_type', memory.memory_type,
  'found_by', array_remove(ARRAY[${sql.join(found, sql`, `)}]::text[], NULL),
  'is_forgotten', memory.forgotten_at IS NOT NULL,
  'expired_at', memory.expired_at,
  'expires_at', memory.expires_at,
  'is_followed', memory.superseded_by IS NOT NULL,
  'invalid_at', memory.invalid_at,
  'trait_stage', memory.trait_stage,
  'trait_context', memory.trait_context,
  'is_dissolved', EXISTS (
    SELECT
    FROM memory_history change
    WHERE change.subject_id = ${asked.subject}
      AND change.memory_id = memory.id
      AND change.event = 'dissolved'
      AND change.actor = 'reflection'),
  'sensitive', memory.sensitive,
  'content', CASE WHEN memory.sensitive IS NULL THEN '' ELSE memory.content END,
  'about', memory.about,
  'said_by', memory.said_by)
FROM search_memories memory
WHERE memory.subject_id = ${asked.subject}
  AND memory.id = ANY (${uuids(ids)})`
}

function armsOf(read: RecallRead): [ProbingArm, SQL][] {
  const { vector, dated } = armOptions(read, 'valid_at')
  return [
    ...(vector ? [['codes', armCte('memories_', 'near')] as [ProbingArm, SQL]] : []),
    ['words', armCte('memories_', 'words')],
    ['graph', sql`memories_named`],
    ...(looksAround(read) ? [['neighbour', sql`memories_drawn`] as [ProbingArm, SQL]] : []),
    ...(hearsTurns(read) ? [['neighbour', sql`memories_followers`] as [ProbingArm, SQL]] : []),
    ...(dated ? [['day', armCte('memories_', 'dated')] as [ProbingArm, SQL]] : []),
  ]
}
