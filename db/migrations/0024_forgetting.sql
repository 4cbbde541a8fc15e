CREATE TABLE "forget_plans" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"targets" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"receipt" uuid,
	CONSTRAINT "forget_plans_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "forget_plans_kind" CHECK ("forget_plans"."kind" IN ('memories', 'forget'))
);
--> statement-breakpoint
CREATE TABLE "forgotten_rows" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"receipt" uuid,
	"table_name" text NOT NULL,
	"row_id" uuid,
	"row" jsonb NOT NULL,
	CONSTRAINT "forgotten_rows_subject_id_id_pk" PRIMARY KEY("subject_id","id")
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"object_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"receipt" uuid NOT NULL,
	"forgotten_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tombstones_subject_id_hash_object_id_pk" PRIMARY KEY("subject_id","hash","object_id"),
	CONSTRAINT "tombstones_kind" CHECK ("tombstones"."kind" IN ('memory', 'trait', 'turn'))
);
--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_sessions" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_sessions" ADD COLUMN "forgotten_by" uuid;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "forgotten_by" uuid;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "hidden" jsonb;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "recallable" boolean GENERATED ALWAYS AS ((forgotten_at IS NULL AND NOT coalesce(mark @> '{"withheld": true}', false))) STORED;--> statement-breakpoint
ALTER TABLE "relations" ADD COLUMN "support_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "forgotten_by" uuid;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "kind" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "by" text DEFAULT 'key' NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "memory_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "answer" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "restorable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "restored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "forget_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "forget_plans" ADD CONSTRAINT "forget_plans_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_rows" ADD CONSTRAINT "forgotten_rows_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstones" ADD CONSTRAINT "tombstones_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forget_plans_tenant" ON "forget_plans" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "forget_plans_expiring" ON "forget_plans" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "forgotten_rows_receipt" ON "forgotten_rows" USING btree ("subject_id","receipt");--> statement-breakpoint
CREATE INDEX "forgotten_rows_row" ON "forgotten_rows" USING btree ("subject_id","table_name","row_id");--> statement-breakpoint
CREATE INDEX "forgotten_rows_tenant" ON "forgotten_rows" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "tombstones_object" ON "tombstones" USING btree ("subject_id","object_id");--> statement-breakpoint
CREATE INDEX "tombstones_receipt" ON "tombstones" USING btree ("subject_id","receipt");--> statement-breakpoint
CREATE INDEX "tombstones_tenant" ON "tombstones" USING btree ("tenant_id","hash");--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("tenant_id","erased_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "erasures_removable" ON "erasures" USING btree ("restorable_until") WHERE "erasures"."removed_at" IS NULL AND "erasures"."restored_at" IS NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_kind" CHECK ("erasures"."kind" IN ('memory', 'turn', 'session', 'memories', 'forget', 'user', 'chunk', 'entity_state', 'project', 'item', 'run', 'bank'));--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by" CHECK ("erasures"."by" IN ('key', 'user', 'words', 'service'));
--> statement-breakpoint
-- The new tables stand behind the same wall as all others.
DO $$
DECLARE walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['forget_plans', 'forgotten_rows', 'tombstones'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()))', walled);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO neuromem_app', walled);
  END LOOP;
END $$;
--> statement-breakpoint
-- Words that were forgotten are known by this alone.
CREATE FUNCTION neuromem_tombstone(forget_key uuid, content_hash text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT encode(sha256(convert_to(forget_key::text || ':' || content_hash, 'UTF8')), 'hex') $$;
--> statement-breakpoint
-- Searches know no turn that is forgotten or withheld. The indexes are of the others alone, so that the condition costs nothing.
DROP INDEX "turns_codes";
--> statement-breakpoint
CREATE INDEX "turns_codes" ON "turns" ("tenant_id", "subject_id") INCLUDE ("id", "code", "timestamp_iso") WHERE recallable;
--> statement-breakpoint
DROP INDEX "turns_held";
--> statement-breakpoint
CREATE INDEX "turns_held" ON "turns" ("tenant_id", "subject_id") WHERE recallable;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_turns AS SELECT * FROM turns WHERE tenant_id = (SELECT neuromem_tenant()) AND recallable;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_memories AS SELECT * FROM memories WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
-- Of relations that are there already: each fact once, the rest of the supports from the source.
UPDATE "relations" AS relation
SET "support_ids" = known.ids || array_fill(known.source, ARRAY[greatest(known.supports - cardinality(known.ids), 0)])
FROM (
  SELECT subject_id, id, source_memory_id AS source, support_count AS supports,
    CASE WHEN cardinality(fact_ids) = 0 THEN ARRAY[source_memory_id] ELSE fact_ids END AS ids
  FROM "relations"
  WHERE source_memory_id IS NOT NULL) AS known
WHERE relation.subject_id = known.subject_id AND relation.id = known.id;
