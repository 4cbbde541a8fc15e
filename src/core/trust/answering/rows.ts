import { type SQL, sql } from 'drizzle-orm'
import { reflection_cycles } from '../../../../db/schema/reflection.ts'
import { moment, uuid } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Plan } from '../../reflection/plan/types.ts'
import { ownedBy, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'

/** The fact by which a person has answered a belief before. */
export interface FormerAnswer {
  readonly memory_id: string
  readonly content: string
  readonly evidence_type: 'supporting' | 'contradicting'
}

/** The latest answer of the person that still counts; one row or none. */
export const formerAnswers = (subject: SQL, traitId: string): Statement<FormerAnswer[]> =>
  statement<FormerAnswer>(
    sql`SELECT evidence.memory_id, fact.content, evidence.evidence_type
        FROM trait_evidence AS evidence
        JOIN reflection_cycles AS cycle
          ON cycle.subject_id = evidence.subject_id AND cycle.id = evidence.cycle_id
        JOIN memories AS fact
          ON fact.subject_id = evidence.subject_id AND fact.id = evidence.memory_id
        WHERE evidence.subject_id = ${subject}
          AND evidence.trait_id = ${uuid(traitId)}
          AND evidence.withdrawn_in IS NULL
          AND cycle.trigger_type = 'answer'
        ORDER BY evidence.created_at DESC
        LIMIT 1`,
  )

/** The cycle of an answer: it asked no model, and looked at nothing but the one trait. */
export const answerCycle = (
  ref: SubjectRef,
  id: string,
  { counts, rejected }: Pick<Plan, 'counts' | 'rejected'>,
  now: Date,
): Statement =>
  insertRows(
    reflection_cycles,
    [
      {
        id,
        ...counts,
        rejected,
        trigger_type: 'answer',
        status: 'completed',
        started_at: now,
        completed_at: now,
      },
    ],
    { fixed: ownedBy(ref) },
  )

/** The fact of an answer that the person has taken back. */
export const endFact = (ref: SubjectRef, id: string, now: Date): Statement =>
  statement(
    sql`UPDATE memories
        SET expired_at = ${moment(now)},
          updated_at = ${moment(now)},
          version = version + 1
        WHERE subject_id = ${subjectId(ref)}
          AND id = ${uuid(id)}
          AND expired_at IS NULL`,
  )

/** No other words than what was read, and never to be believed again. */
export const refuseTrait = (ref: SubjectRef, id: string, now: Date): Statement =>
  statement(
    sql`UPDATE memories
        SET trait_refused_at = ${moment(now)}
        WHERE subject_id = ${subjectId(ref)} AND id = ${uuid(id)}`,
  )
