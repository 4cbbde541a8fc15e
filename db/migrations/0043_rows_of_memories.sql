-- Null is UTC, as most memories are said by: a null takes no room in a row.
ALTER TABLE "memories" ALTER COLUMN "minutes_east" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "memories" ALTER COLUMN "minutes_east" DROP NOT NULL;
--> statement-breakpoint
-- What a page keeps free is for one update in place: a row takes some 880 bytes, and 12 % of a page are 983. 15 % held no second one.
DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN
    SELECT whole.oid FROM pg_class AS whole
    WHERE whole.relkind = 'r' AND (whole.oid = 'memories'::regclass
      OR EXISTS (SELECT FROM pg_inherits WHERE inhparent = 'memories'::regclass AND inhrelid = whole.oid))
  LOOP
    EXECUTE format('ALTER TABLE %s SET (fillfactor = 88)', part);
  END LOOP;
END $$;
--> statement-breakpoint
-- Whoever searches sees a number as before.
DO $$
DECLARE
  columns text;
BEGIN
  SELECT string_agg(
      CASE attname
        WHEN 'embedding' THEN 'coalesce(embedding, embedding_head || embedding_tail) AS embedding'
        WHEN 'minutes_east' THEN 'coalesce(minutes_east, 0::smallint) AS minutes_east'
        ELSE quote_ident(attname)
      END, ', ' ORDER BY attnum) INTO columns
    FROM pg_attribute
    WHERE attrelid = 'memories'::regclass AND attnum > 0 AND NOT attisdropped
      AND attname NOT IN ('embedding_head', 'embedding_tail');
  DROP VIEW search_memories;
  EXECUTE format('CREATE VIEW search_memories AS SELECT %s FROM memories WHERE tenant_id = (SELECT neuromem_tenant())', columns);
  GRANT SELECT ON search_memories TO neuromem_app;
END $$;
