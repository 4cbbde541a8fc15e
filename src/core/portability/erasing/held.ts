import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { answersThatName } from './rows.ts'

/** One row; its id is null for an unknown user. */
export const subjectOf = (userId: string): Statement<{ id: number | null }[]> =>
  statement(sql`SELECT ${subjectId(userSubject(userId))} AS id`)

/** How many rows of a table are the user's. */
export const heldRows = (table: string, userId: string): Statement<{ count: number }[]> =>
  statement(
    sql`SELECT count(*)::int AS count
        FROM ${sql.identifier(table)}
        WHERE subject_id = ${subjectId(userSubject(userId))}`,
  )

/** How many answers are kept that name the user. */
export const answersOf = (userId: string): Statement<{ count: number }[]> =>
  statement(
    sql`SELECT count(*)::int AS count
        FROM idempotency_keys
        WHERE ${answersThatName(userId, subjectId(userSubject(userId)))}`,
  )
