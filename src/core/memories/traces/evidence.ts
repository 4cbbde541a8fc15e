import { type SQL, sql } from 'drizzle-orm'
import { limitOf, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { PAGE_BYTES } from '../../text/cursor.ts'
import { type MemoryRecord, recordColumns, shown } from '../table/rows.ts'
import type { Evidence } from './schemas.ts'

/** A memory that supports or contradicts a trait. */
export interface EvidenceRow extends MemoryRecord {
  readonly evidence_type: Evidence['evidence_type']
  readonly quality: Evidence['quality']
  readonly evidence_cycle_id: string
  readonly evidence_created_at: Date
  readonly session_ids: string[]
}

export const toEvidence = (row: EvidenceRow): Evidence => ({
  memory: shown(row),
  evidence_type: row.evidence_type,
  quality: row.quality,
  cycle_id: row.evidence_cycle_id,
  created_at: row.evidence_created_at.toISOString(),
  session_ids: row.session_ids,
})

/**
 * The memories that support or contradict a trait and count, oldest first.
 * @param visible of `memories AS memory`
 * @param after of `(evidence.created_at, evidence.memory_id, evidence.evidence_type)`
 */
export function evidenceRows(
  subject: SQL,
  traitId: string,
  { after, visible }: { readonly after: SQL; readonly visible: SQL },
  limit: number,
): Statement<EvidenceRow[]> {
  const ordered = sql`FROM trait_evidence AS evidence
        JOIN memories AS memory ON memory.subject_id = evidence.subject_id AND memory.id = evidence.memory_id
        JOIN subjects AS subject ON subject.tenant_id = memory.tenant_id AND subject.id = memory.subject_id
        WHERE evidence.subject_id = ${subject}
          AND evidence.trait_id = ${uuid(traitId)}
          AND evidence.withdrawn_in IS NULL
          AND ${visible}
          AND ${after}
        ORDER BY evidence.created_at, evidence.memory_id, evidence.evidence_type`
  const sizes = sql`SELECT octet_length(memory.content) AS size ${ordered} LIMIT ${limit}::int`
  return statement<EvidenceRow>(
    sql`SELECT ${recordColumns}, evidence.evidence_type, evidence.quality,
          evidence.cycle_id AS evidence_cycle_id, evidence.created_at AS evidence_created_at,
          ARRAY(
            SELECT DISTINCT session.session_id
            FROM memory_sources AS source
            JOIN conversation_sessions AS session
              ON session.subject_id = source.subject_id AND session.id = source.session_id
            WHERE source.subject_id = memory.subject_id AND source.memory_id = memory.id
            ORDER BY session.session_id
          ) AS session_ids
        ${ordered}
        ${limitOf(sizes, PAGE_BYTES)}`,
  )
}
