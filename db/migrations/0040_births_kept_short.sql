-- What a memory's source and history take beside it. The new indexes are built before anything else: whoever reads goes on meanwhile, and what is
-- quick and keeps readers out comes last. Rows that are there stay as they are.

-- 128 bits tell the words of one subject apart; the 64 digits of a SHA-256 were two thirds of the index. Under the policy an index answers only by
-- what is leakproof: md5 is, left() is not.
CREATE UNIQUE INDEX "memories_live_short" ON "memories" USING btree ("subject_id","memory_type",md5(content_hash)) WHERE "memories"."expired_at" IS NULL AND "memories"."superseded_by" IS NULL;
--> statement-breakpoint
CREATE INDEX "memories_ended_short" ON "memories" USING btree ("subject_id","memory_type",md5(content_hash)) WHERE "memories"."expired_at" IS NULL AND "memories"."superseded_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "memories_denied_short" ON "memories" USING btree ("subject_id","memory_type",md5(content_hash)) WHERE "memories"."expired_at" IS NOT NULL AND NOT "memories"."confirmation";
--> statement-breakpoint
-- History is read memory by memory: one index does what three did. Parts of a table cannot take an index that is there as their key.
DO $$
DECLARE
  keyed text := 'ALTER TABLE memory_history DROP CONSTRAINT memory_history_subject_id_id_pk,
    ADD CONSTRAINT memory_history_subject_id_memory_id_created_at_id_pk PRIMARY KEY ';
BEGIN
  IF (SELECT relkind FROM pg_class WHERE oid = 'memory_history'::regclass) = 'p' THEN
    EXECUTE keyed || '(subject_id, memory_id, created_at, id)';
  ELSE
    CREATE UNIQUE INDEX memory_history_key ON memory_history (subject_id, memory_id, created_at, id);
    EXECUTE keyed || 'USING INDEX memory_history_key';
  END IF;
END $$;
--> statement-breakpoint
DROP INDEX "memory_history_tenant";
--> statement-breakpoint
DROP INDEX "memory_history_memory";
--> statement-breakpoint
DROP INDEX "memories_live_content";
--> statement-breakpoint
DROP INDEX "memories_ended_content";
--> statement-breakpoint
DROP INDEX "memories_denied_content";
--> statement-breakpoint
ALTER INDEX "memories_live_short" RENAME TO "memories_live_content";
--> statement-breakpoint
ALTER INDEX "memories_ended_short" RENAME TO "memories_ended_content";
--> statement-breakpoint
ALTER INDEX "memories_denied_short" RENAME TO "memories_denied_content";
--> statement-breakpoint
-- A birth by a job says the job and nothing else: the words are the memory's, as long as it says the same.
ALTER TABLE "memory_history" ADD COLUMN "born_in" uuid;
--> statement-breakpoint
CREATE FUNCTION neuromem_keep_birth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE memory_history
  SET new_content = OLD.content, detail = jsonb_build_object('job_id', born_in), born_in = NULL
  WHERE subject_id = OLD.subject_id AND memory_id = OLD.id AND born_in IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_birth AFTER UPDATE OF content ON "memories" FOR EACH ROW WHEN (OLD.content IS DISTINCT FROM NEW.content) EXECUTE FUNCTION neuromem_keep_birth();
