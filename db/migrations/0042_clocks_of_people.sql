-- The clock by which something was said: minutes east of UTC as the application gave them. All that is there keeps UTC.
ALTER TABLE "turns" ADD COLUMN "minutes_east" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "minutes_east" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "minutes_east" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Views have the columns that their tables had when they were made.
DO $$
DECLARE
  seen record;
  columns text;
BEGIN
  FOR seen IN
    SELECT * FROM (VALUES
      ('search_memories', 'memories', ''),
      ('search_turns', 'turns', 'AND recallable')) AS known(name, whole, also)
  LOOP
    SELECT string_agg(
        CASE attname
          WHEN 'embedding' THEN 'coalesce(embedding, embedding_head || embedding_tail) AS embedding'
          ELSE quote_ident(attname)
        END, ', ' ORDER BY attnum) INTO columns
      FROM pg_attribute
      WHERE attrelid = seen.whole::regclass AND attnum > 0 AND NOT attisdropped
        AND attname NOT IN ('embedding_head', 'embedding_tail');
    EXECUTE format('DROP VIEW %I', seen.name);
    EXECUTE format('CREATE VIEW %I AS SELECT %s FROM %I WHERE tenant_id = (SELECT neuromem_tenant()) %s',
      seen.name, columns, seen.whole, seen.also);
    EXECUTE format('GRANT SELECT ON %I TO neuromem_app', seen.name);
  END LOOP;
END $$;
