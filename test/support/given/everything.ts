import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { World } from './world.ts'

/** All rows of the tenant that belong to a subject, but those of the intruder of this name, as one text. */
export async function everythingOf(
  { database, tenant_id }: Pick<World, 'database' | 'tenant_id'>,
  intruder = 'bob',
): Promise<string> {
  const [tables] = await database.asSystem().batch([
    statement<{ name: string }>(
      sql`SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
          AND a.attname = 'subject_id' AND NOT a.attisdropped
          WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
    ),
  ])
  const rows = await database.asSystem().batch(
    tables.map(({ name }) =>
      statement<{ all: string }>(
        sql`SELECT coalesce(json_agg(to_jsonb(t) - ARRAY['embedding', 'embedding_head', 'embedding_tail', 'code']
            ORDER BY to_jsonb(t)::text), '[]')::text AS all FROM ${sql.identifier(name)} t
            WHERE tenant_id = ${tenant_id}::uuid AND subject_id NOT IN (SELECT id FROM subjects
              WHERE external_id = ${intruder})`,
      ),
    ),
  )
  return tables.map(({ name }, place) => `${name} ${rows[place]?.[0]?.all}`).join('\n')
}
