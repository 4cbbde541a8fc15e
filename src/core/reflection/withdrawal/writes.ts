import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { trait_evidence } from '../../../../db/schema/reflection.ts'
import { int, recordsOf, uuid, uuids } from '../../../../db/sql.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Change } from '../../memories/table/history.ts'
import { giveFormerWords, keepFormerVectors, restateTraits } from '../../memories/table/restate.ts'
import { renewTraitSources } from '../../memories/table/trait-sources.ts'
import { insertHistory } from '../../memories/table/writes.ts'
import { ownedBy, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { isActive } from '../../traits/belief/stages.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { columnsOf } from '../cycle/trait-writes.ts'
import type { Recomputed, Restated } from './recompute.ts'

/**
 * What a withdrawal, or the way back, writes: one group of the verb's own write, after whatever the verb does
 * to the memories and traits themselves.
 * @throws CoreError `version_conflict` out of the batch when a reflection or another withdrawal came between:
 * read again, and recompute
 */
export function withdrawalWrites(ref: SubjectRef, recomputed: Recomputed, now: Date) {
  const { restated } = recomputed
  const same = expectEvidence(ref, recomputed)
  if (restated.length === 0) return { same, marks: markEvidence(ref, recomputed) }
  const history = restated.flatMap((one) => eventsOf(recomputed, one))
  const reworded = restated.filter(({ before, after }) => before.content !== after.content)
  const ids = new Set(reworded.map(({ before }) => before.id))
  const rewordings = history.filter(({ memory_id, new_content }) => ids.has(memory_id) && new_content)
  const whole = restated.filter(({ is_link }) => !is_link).map(({ before }) => before.id)
  return {
    same,
    unchanged: expectTraits(ref, recomputed),
    marks: markEvidence(ref, recomputed),
    inherited: restated.flatMap((one) => inheritedWrites(ref, one)),
    history: history.length > 0 ? insertHistory(ref, history, now) : undefined,
    former: reworded.length > 0 ? keepFormerVectors(ref, rewordings) : undefined,
    // what ends makes room first, then words, then what lives: two never have the same ones
    ended: restatement(ref, restated, now, (trait) => !isActive(trait)),
    words: reworded.map(({ after }) => giveFormerWords(ref, after.id, after.content)),
    living: restatement(ref, restated, now, isActive),
    sources: renewTraitSources(ref, whole),
  }
}

function restatement(
  ref: SubjectRef,
  restated: readonly Restated[],
  now: Date,
  which: (trait: Trait) => boolean,
): Statement | undefined {
  const rows = restated.filter(({ after }) => which(after)).map(rowOf)
  return rows.length > 0 ? restateTraits(ref, rows, now) : undefined
}

const rowOf = ({ after }: Restated) => ({
  ...columnsOf(after),
  trait_first_observed: after.first_observed,
  created_at: after.created_at,
})

/** One event a trait that stands or stood, and its end, if this is it. */
function eventsOf(
  { kind, withdrawal }: Recomputed,
  { before, after, is_link, memory_ids }: Restated,
): Change[] {
  if (is_link || (!isActive(before) && !isActive(after))) return []
  if (kind === 'restored' && withdrawal.trait_ids?.includes(before.id)) return []
  const detail = {
    memory_ids,
    confidence: { before: before.confidence, after: after.confidence },
    stage: { before: before.stage, after: after.stage },
  }
  const own = { memory_id: before.id, actor: 'user', old_content: before.content } as const
  const event = kind === 'withdrawn' ? 'evidence_withdrawn' : 'restored'
  const changed: Change = { ...own, id: v4(), event, new_content: after.content, detail }
  if (isActive(after) || !isActive(before)) return [changed]
  return [changed, { ...own, event: 'dissolved', detail: { reason: 'evidence_withdrawn' } }]
}

function markEvidence(ref: SubjectRef, { kind, withdrawal: { id, memory_ids } }: Recomputed): Statement {
  const mark =
    kind === 'withdrawn'
      ? sql`SET withdrawn_in = ${uuid(id)} WHERE withdrawn_in IS NULL`
      : sql`SET withdrawn_in = NULL WHERE withdrawn_in = ${uuid(id)}`
  return statement(
    sql`UPDATE trait_evidence
        ${mark}
          AND subject_id = ${subjectId(ref)}
          AND memory_id = ANY(${uuids(memory_ids)})`,
  )
}

/** What a parent was born with is written anew: it is its children's. */
function inheritedWrites(ref: SubjectRef, { before, inherited }: Restated): Statement[] {
  if (!inherited) return []
  const { cycle_id, rows } = inherited
  const gone = statement(
    sql`DELETE FROM trait_evidence
        WHERE subject_id = ${subjectId(ref)}
          AND trait_id = ${uuid(before.id)}
          AND cycle_id = ${uuid(cycle_id)}`,
  )
  if (rows.length === 0) return [gone]
  const written = rows.map(({ trait_id, memory_id, evidence_type, quality, strong, created_at }) => {
    return { trait_id, memory_id, evidence_type, quality, strong, cycle_id, created_at }
  })
  return [gone, insertRows(trait_evidence, written, { fixed: ownedBy(ref) })]
}

/** Nothing more was heard from these memories than what was read. */
function expectEvidence(ref: SubjectRef, { kind, withdrawal, read }: Recomputed): Statement {
  const { id, memory_ids } = withdrawal
  const counted = kind === 'withdrawn' ? sql`withdrawn_in IS NULL` : sql`withdrawn_in = ${uuid(id)}`
  return expectThat(
    sql`(
          SELECT count(*) = ${int(read.rows)}
          FROM trait_evidence
          WHERE subject_id = ${subjectId(ref)}
            AND memory_id = ANY(${uuids(memory_ids)})
            AND ${counted}
        )`,
    'version_conflict',
    'Evidence was found meanwhile.',
  )
}

/** The traits are those that were read, and no cycle has ended since. */
function expectTraits(ref: SubjectRef, { kind, withdrawal, restated, read }: Recomputed): Statement {
  // a trait that a restore brings back is the verb's own, which may have changed it in this batch
  const own = new Set(kind === 'restored' ? withdrawal.trait_ids : [])
  const versions = restated
    .filter(({ before }) => !own.has(before.id))
    .map(({ before: { id, version } }) => ({ id, version }))
  return expectThat(
    sql`(
          SELECT count(*) = ${int(versions.length)}
          FROM ${recordsOf(versions, 'known(id uuid, version int)')}
          JOIN memories AS trait
            ON trait.subject_id = ${subjectId(ref)} AND trait.id = known.id AND trait.version = known.version
        )
        AND (
          SELECT count(*) = ${int(read.cycles)}
          FROM reflection_cycles
          WHERE subject_id = ${subjectId(ref)} AND status = 'completed'
        )`,
    'version_conflict',
    'Traits were changed meanwhile.',
  )
}
