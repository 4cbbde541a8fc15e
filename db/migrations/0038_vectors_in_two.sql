-- A chunk of TOAST holds 996 numbers of a halfvec, and a page four full chunks: of 1 024 numbers the other 28 took a chunk of their own, and a
-- page held three vectors. They stand in the row now, and a page holds four. Rows that are there stay as they are until their vector is written.
ALTER TABLE "turns" ALTER COLUMN "code" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "memories" ALTER COLUMN "code" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "embedding_head" halfvec;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "embedding_tail" halfvec;
--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "embedding_head" halfvec;
--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "embedding_tail" halfvec;
--> statement-breakpoint
-- What is written into `embedding` is kept as its sign bits and, where it is a little longer than a chunk, in two parts.
CREATE FUNCTION neuromem_keep_vector() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.code := binary_quantize(NEW.embedding);
  IF vector_dims(NEW.embedding) BETWEEN 997 AND 1100 THEN
    NEW.embedding_tail := subvector(NEW.embedding, 997, vector_dims(NEW.embedding) - 996);
    NEW.embedding_head := subvector(NEW.embedding, 1, 996);
    NEW.embedding := NULL;
  ELSE
    NEW.embedding_head := NULL;
    NEW.embedding_tail := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_vector_new BEFORE INSERT ON "turns" FOR EACH ROW WHEN (NEW.embedding IS NOT NULL) EXECUTE FUNCTION neuromem_keep_vector();
--> statement-breakpoint
CREATE TRIGGER keep_vector BEFORE UPDATE OF embedding ON "turns" FOR EACH ROW EXECUTE FUNCTION neuromem_keep_vector();
--> statement-breakpoint
CREATE TRIGGER keep_vector_new BEFORE INSERT ON "memories" FOR EACH ROW WHEN (NEW.embedding IS NOT NULL) EXECUTE FUNCTION neuromem_keep_vector();
--> statement-breakpoint
CREATE TRIGGER keep_vector BEFORE UPDATE OF embedding ON "memories" FOR EACH ROW EXECUTE FUNCTION neuromem_keep_vector();
--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "embedding_head" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "memories" ALTER COLUMN "embedding_head" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- A head has 2 000 bytes: with the usual target the words of its row would be compressed before it goes out of line.
ALTER TABLE "turns" SET (toast_tuple_target = 1984);
--> statement-breakpoint
ALTER TABLE "memories" SET (toast_tuple_target = 1984);
--> statement-breakpoint
-- Searches see a vector in one piece. A view cannot be given other columns, so both are made anew: a later migration that adds columns does so too.
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
