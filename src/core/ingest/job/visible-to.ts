import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../context.ts'

/** Of a row `subject`: a user token sees its own user only, a key all of the tenant. */
export const visibleTo = (actor: Actor): SQL =>
  actor.kind === 'user' ? sql`subject.kind = 'user' AND subject.external_id = ${actor.user_id}` : sql`true`
