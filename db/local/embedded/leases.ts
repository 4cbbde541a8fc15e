import type { Engine } from '../engine.ts'

/** Whoever held a lease when this database was last open has ended with it: nobody else can have it open. */
const RELEASE = `DO $$
DECLARE lease record;
BEGIN
  FOR lease IN
    SELECT c.relname, a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname LIKE '%lease\\_until'
  LOOP
    EXECUTE format('UPDATE %I SET %I = NULL WHERE %I IS NOT NULL', lease.relname, lease.attname,
      lease.attname);
  END LOOP;
END $$`

/**
 * Frees what a killed process was working on, so that the first sweep takes it up instead of one after the
 * lease has run out.
 */
export async function releaseLeases(engine: Engine): Promise<void> {
  await engine.run([{ query: RELEASE, params: [] }], null)
}
