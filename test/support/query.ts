import { drizzle } from 'drizzle-orm/neon-http'

/**
 * Drizzle's query builder with no connection behind it: `query.select().from(memories)` is a `Statement`; awaiting it
 * fails. Nothing that is served needs it.
 */
export const query = drizzle.mock()
