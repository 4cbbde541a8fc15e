import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { ExternalId } from '../text/strings.ts'
import { toSummary } from './list-users.ts'
import { subjectId, userSubject } from './records/subjects.ts'
import type { User } from './schemas.ts'

interface Row {
  readonly external_id: string
  readonly created_at: Date
  readonly last_interaction_at: Date | null
  readonly last_reflected_at: Date | null
  readonly sessions: number
  readonly turns: number
  readonly memories: number
  readonly traits: number
}

export const GetUser = z.strictObject({ user_id: ExternalId })
export type GetUser = z.infer<typeof GetUser>

/** One user and how much is held of them. @throws CoreError `not_found`, also for an erased user */
export async function getUser(ctx: Context, input: GetUser): Promise<User> {
  const { user_id } = GetUser.parse(input)
  const [[row]] = await ctx.db.batch([
    statement<Row>(
      sql`SELECT s.external_id, s.created_at, s.last_interaction_at, s.last_reflected_at,
            (SELECT count(*)::int FROM conversation_sessions c WHERE c.subject_id = s.id) AS sessions,
            (SELECT count(*)::int FROM turns t WHERE t.subject_id = s.id) AS turns,
            (SELECT count(*)::int FROM memories m WHERE m.subject_id = s.id AND recallable AND m.memory_type <> 'trait') AS memories,
            (SELECT count(*)::int FROM memories m WHERE m.subject_id = s.id AND recallable AND m.memory_type = 'trait') AS traits
          FROM subjects s WHERE s.id = ${subjectId(userSubject(user_id))}`,
    ),
  ])
  if (!row) throw new CoreError('not_found', `There is no user ${user_id}`)
  const { sessions, turns, memories, traits } = row
  return { ...toSummary(row), sessions, turns, memories, traits }
}
