import { type SQL, sql } from 'drizzle-orm'
import { moment, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'

export type SubjectKind = 'user' | 'project' | 'bank'

/** A subject as the application names it. */
export interface SubjectRef {
  readonly kind: SubjectKind
  readonly external_id: string
}

export const userSubject = (userId: string): SubjectRef => ({ kind: 'user', external_id: userId })

/**
 * The subject's inside id, looked up where it is used: `WHERE subject_id = ${subjectId(ref)}`. Null for an
 * unknown subject.
 */
export function subjectId({ kind, external_id }: SubjectRef): SQL {
  return sql`(
    SELECT id FROM subjects
    WHERE tenant_id = ${tenant} AND kind = ${kind} AND external_id = ${external_id} AND erased_at IS NULL
  )::bigint`
}

/** Whether the row `alias` of `subjects` is this subject, for who wants more of it than its id. */
export const isSubject = (alias: string, { kind, external_id }: SubjectRef): SQL => {
  const of = sql.raw(alias)
  return sql`${of}.tenant_id = ${tenant} AND ${of}.kind = ${kind} AND ${of}.external_id = ${external_id}
    AND ${of}.erased_at IS NULL`
}

/** Whose a new row is: `insertRows(turns, rows, { fixed: ownedBy(ref) })`. */
export const ownedBy = (ref: SubjectRef) => ({ tenant_id: tenant, subject_id: subjectId(ref) })

/** The affinity that a user begins with: the tenant's own, else 0.5. */
export const initialAffinity: SQL = sql`coalesce(
  (SELECT (policy ->> 'initial_affinity')::numeric FROM policies WHERE tenant_id = ${tenant}), 0.5)`

/**
 * Makes the subject if it is new and locks it: the first statement of every batch that may write to a new
 * subject. A new user gets the tenant's initial affinity, which a later policy does not change any more.
 */
export function upsertSubject({ kind, external_id }: SubjectRef, now: Date): Statement<{ id: number }[]> {
  const affinity = kind === 'user' ? initialAffinity : sql`NULL::numeric`
  return statement(
    sql`INSERT INTO subjects (tenant_id, kind, external_id, created_at, affinity_score)
        VALUES (${tenant}, ${kind}, ${external_id}, ${moment(now)}, ${affinity})
        ON CONFLICT (tenant_id, kind, external_id) DO UPDATE SET external_id = excluded.external_id
        RETURNING id`,
  )
}

/** Locks a subject that must be known: the first statement of every other batch that writes to it. */
export function lockSubject(ref: SubjectRef): Statement<{ id: number }[]> {
  return statement(sql`SELECT id FROM subjects WHERE id = ${subjectId(ref)} FOR NO KEY UPDATE`)
}
