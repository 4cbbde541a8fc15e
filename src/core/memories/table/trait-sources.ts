import { type SQL, sql } from 'drizzle-orm'
import { uuid, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'

/** A trait's sources are the sessions of the evidence that supports it and counts; these are those of one cycle. */
export const addTraitSources = (ref: SubjectRef, cycleId: string, traitIds: readonly string[]): Statement =>
  sourcesFound(ref, traitIds, sql`evidence.cycle_id = ${uuid(cycleId)}`)

/** The sources of traits, found anew from all of their evidence. */
export const renewTraitSources = (ref: SubjectRef, traitIds: readonly string[]) => ({
  gone: statement(
    sql`DELETE FROM memory_sources
        WHERE subject_id = ${subjectId(ref)} AND memory_id = ANY(${uuids(traitIds)})`,
  ),
  found: sourcesFound(ref, traitIds, sql`true`),
})

const sourcesFound = (ref: SubjectRef, traitIds: readonly string[], which: SQL): Statement =>
  statement(
    sql`INSERT INTO memory_sources (tenant_id, subject_id, memory_id, session_id)
        SELECT DISTINCT evidence.tenant_id, evidence.subject_id, evidence.trait_id, source.session_id
        FROM trait_evidence AS evidence
        JOIN memory_sources AS source
          ON source.subject_id = evidence.subject_id AND source.memory_id = evidence.memory_id
        WHERE evidence.subject_id = ${subjectId(ref)}
          AND evidence.trait_id = ANY(${uuids(traitIds)})
          AND evidence.withdrawn_in IS NULL
          AND evidence.evidence_type = 'supporting'
          AND ${which}
        ON CONFLICT DO NOTHING`,
  )
