import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { PageOf } from './schemas.ts'
import { found, memoryById, subjectOfMemory } from './table/rows.ts'
import { evidenceRows, toEvidence } from './traces/evidence.ts'
import type { EvidenceList } from './traces/schemas.ts'

/** The sort key of the last one shown: when it was found, the memory, the side. */
const EvidenceCursor = z.tuple([OwnMoment, z.uuid(), z.enum(['supporting', 'contradicting'])])

/**
 * The memories that support or contradict a trait, oldest first; none for any other memory. One round trip.
 * @throws CoreError `not_found`
 */
export async function listEvidence(ctx: Context, input: PageOf): Promise<EvidenceList> {
  const { id, limit = PAGE, cursor } = PageOf.parse(input)
  const after = cursor ? afterEvidence(decodeCursor(cursor, EvidenceCursor)) : sql`true`
  const visible = visibleTo(ctx.actor, 'memory')
  const { memory, evidence } = await read(
    ctx,
    {
      memory: memoryById(ctx.actor, id),
      evidence: evidenceRows(subjectOfMemory(ctx.actor, id), id, { after, visible }, limit + 1),
    },
    { replica: true },
  )
  found(memory, id)
  return page(
    evidence,
    limit,
    (row) => [row.evidence_created_at.toISOString(), row.id, row.evidence_type],
    toEvidence,
  )
}

const afterEvidence = ([createdAt, memoryId, side]: z.infer<typeof EvidenceCursor>) =>
  sql`(evidence.created_at, evidence.memory_id, evidence.evidence_type)
        > (${createdAt}::timestamptz, ${memoryId}::uuid, ${side}::text)`
