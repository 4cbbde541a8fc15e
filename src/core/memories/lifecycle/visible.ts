import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../context.ts'

/**
 * Whether the caller may read what a person said of their health, faith and the like: scope read:sensitive.
 */
export const readsSensitive = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.reads_sensitive ?? false)

/**
 * Of a memory: the caller may read it. For every list and look-up by id.
 * @param alias empty for bare columns
 */
export const visibleTo = (actor: Actor, alias = ''): SQL =>
  readsSensitive(actor) ? sql`true` : sql`${sql.raw(alias === '' ? '' : `${alias}.`)}sensitive IS NULL`
