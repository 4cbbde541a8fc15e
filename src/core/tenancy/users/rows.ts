import { type SQL, sql } from 'drizzle-orm'
import { int, tenant, unforgotten } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../records/subjects.ts'
import type { User, UserSummary } from '../schemas.ts'

export interface UserRow {
  readonly external_id: string
  readonly created_at: Date
  readonly last_interaction_at: Date | null
  readonly last_reflected_at: Date | null
}

const COLUMNS: SQL = sql`person.external_id, person.created_at, person.last_interaction_at,
  person.last_reflected_at`

/** `starts_with` reads no index; the comparison before it finds where the names begin. */
const beginsWith = (prefix: string): SQL =>
  sql`person.external_id >= ${prefix} COLLATE "C" AND starts_with(person.external_id, ${prefix})`

/** Users by name (code point order), behind a name and beginning with a prefix, where these are given. */
export const usersAfter = (
  name: string | undefined,
  prefix: string | undefined,
  limit: number,
): Statement<UserRow[]> =>
  statement<UserRow>(
    sql`SELECT ${COLUMNS}
        FROM subjects person
        WHERE person.tenant_id = ${tenant} AND person.kind = 'user' AND person.erased_at IS NULL
          AND ${name === undefined ? sql`true` : sql`person.external_id > ${name} COLLATE "C"`}
          AND ${prefix === undefined ? sql`true` : beginsWith(prefix)}
        ORDER BY person.external_id COLLATE "C"
        LIMIT ${int(limit)}`,
  )

export type CountedUserRow = UserRow & Pick<User, 'sessions' | 'turns' | 'memories' | 'traits'>

/** One user, with how much is held of them. */
export const userWithCounts = (userId: string): Statement<CountedUserRow[]> =>
  statement<CountedUserRow>(
    sql`SELECT ${COLUMNS},
          (SELECT count(*)::int FROM conversation_sessions AS session
            WHERE session.subject_id = person.id AND ${unforgotten('session')}) AS sessions,
          (SELECT count(*)::int FROM turns AS turn
            WHERE turn.subject_id = person.id AND ${unforgotten('turn')}) AS turns,
          held.memories, held.traits
        FROM subjects person
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE memory_type <> 'trait')::int AS memories,
            count(*) FILTER (WHERE memory_type = 'trait')::int AS traits
          FROM memories
          WHERE subject_id = person.id AND recallable
        ) held
        WHERE person.id = ${subjectId(userSubject(userId))}`,
  )

export const toSummary = (row: UserRow): UserSummary => ({
  user_id: row.external_id,
  created_at: row.created_at.toISOString(),
  last_interaction_at: row.last_interaction_at?.toISOString() ?? null,
  last_reflected_at: row.last_reflected_at?.toISOString() ?? null,
})
