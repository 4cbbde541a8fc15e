import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type Evidence, type EvidenceList, PageOf } from './schemas.ts'
import {
  childIds,
  found,
  type MemoryRecord,
  memoryById,
  memoryFields,
  shown,
  subjectOfMemory,
} from './table/rows.ts'

interface EvidenceRow extends MemoryRecord {
  readonly evidence_type: Evidence['evidence_type']
  readonly quality: Evidence['quality']
  readonly evidence_cycle_id: string
  readonly evidence_created_at: Date
}

const Place = z.tuple([OwnMoment, z.uuid(), z.enum(['supporting', 'contradicting'])])

const toEvidence = (row: EvidenceRow): Evidence => ({
  memory: shown(row),
  evidence_type: row.evidence_type,
  quality: row.quality,
  cycle_id: row.evidence_cycle_id,
  created_at: row.evidence_created_at.toISOString(),
})

/**
 * The memories that support or contradict a trait, oldest first; none for any other memory. One round trip.
 * @throws CoreError `not_found`
 */
export async function listEvidence(ctx: Context, input: PageOf): Promise<EvidenceList> {
  const { id, limit = PAGE, cursor } = PageOf.parse(input)
  const after = cursor ? decodeCursor(cursor, Place) : null
  const later = after
    ? sql`AND (e.created_at, e.memory_id, e.evidence_type) > (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::text)`
    : sql``
  const { owners, rows } = await read(
    ctx,
    {
      owners: memoryById(ctx.actor, id),
      rows: statement<EvidenceRow>(
        sql`SELECT ${memoryFields}, m.confirmation, s.external_id AS user_id, ${childIds} AS child_ids,
            e.evidence_type, e.quality, e.cycle_id AS evidence_cycle_id, e.created_at AS evidence_created_at
          FROM trait_evidence e
          JOIN memories m ON m.subject_id = e.subject_id AND m.id = e.memory_id
          JOIN subjects s ON s.tenant_id = m.tenant_id AND s.id = m.subject_id
          WHERE e.subject_id = ${subjectOfMemory(ctx.actor, id)} AND e.trait_id = ${id}::uuid ${later}
          ORDER BY e.created_at, e.memory_id, e.evidence_type LIMIT ${limit + 1}::int`,
      ),
    },
    { replica: true },
  )
  found(owners, id)
  const { items, next_cursor } = page(rows, limit, (row) => [
    row.evidence_created_at.toISOString(),
    row.id,
    row.evidence_type,
  ])
  return { items: items.map(toEvidence), next_cursor }
}
