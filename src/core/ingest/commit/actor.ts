import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../context.ts'

/** Of a subject `s`: a user token sees its own user only, a key all of the tenant. */
export const ownedBy = (actor: Actor): SQL =>
  actor.kind === 'user' ? sql`s.kind = 'user' AND s.external_id = ${actor.user_id}` : sql`true`
