CREATE TABLE "memory_conflicts" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"older_id" uuid NOT NULL,
	"newer_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_conflicts_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "memory_conflicts_pair" UNIQUE("subject_id","older_id","newer_id")
);
--> statement-breakpoint
ALTER TABLE "memory_history" DROP CONSTRAINT "memory_history_event";--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "withheld" boolean GENERATED ALWAYS AS ((coalesce(mark @> '{"withheld": true}', false))) STORED;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "trait_sides" jsonb;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "said_by" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "modality" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "last_stated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "languages" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_older_fk" FOREIGN KEY ("subject_id","older_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_newer_fk" FOREIGN KEY ("subject_id","newer_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_conflicts_newer" ON "memory_conflicts" USING btree ("subject_id","newer_id");--> statement-breakpoint
CREATE INDEX "memory_conflicts_tenant" ON "memory_conflicts" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "memories_standing" ON "memories" USING btree ("subject_id","importance" DESC NULLS LAST,"id") WHERE "memories"."recallable" AND ("memories"."subtype" = 'constraint' OR "memories"."category" = 'rule');--> statement-breakpoint
CREATE INDEX "memories_due" ON "memories" USING btree ("subject_id","due_at","id") WHERE "memories"."recallable" AND "memories"."due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_modality" CHECK ("memories"."modality" IN ('stated', 'planned', 'wished', 'reported', 'denied'));--> statement-breakpoint
ALTER TABLE "memory_history" ADD CONSTRAINT "memory_history_event" CHECK ("memory_history"."event" IN ('created', 'reinforced', 'contradicted', 'promoted', 'upgraded', 'modified', 'dissolved', 'superseded', 'confirmed', 'denied', 'edited', 'expired', 'deleted', 'restored', 'evidence_withdrawn', 'ended'));;
--> statement-breakpoint
ALTER TABLE "memory_conflicts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_wall ON "memory_conflicts" USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "memory_conflicts" TO neuromem_app;
--> statement-breakpoint
-- What was withheld is found by no search; new columns are seen by both views.
CREATE OR REPLACE VIEW search_turns AS SELECT * FROM turns WHERE tenant_id = (SELECT neuromem_tenant()) AND NOT withheld;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_memories AS SELECT * FROM memories WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
-- What was known of a statement stood in its metadata.
UPDATE "memories"
SET "said_by" = metadata ->> 'said_by',
  "about" = metadata ->> 'about',
  "modality" = CASE WHEN metadata ->> 'modality' IN ('planned', 'wished', 'reported', 'denied') THEN metadata ->> 'modality' END,
  "metadata" = metadata - ARRAY['said_by', 'about', 'modality']
WHERE memory_type IN ('fact', 'episodic') AND metadata ?| ARRAY['said_by', 'about', 'modality'];
--> statement-breakpoint
UPDATE "memories"
SET "last_stated_at" = coalesce(valid_at, created_at)
WHERE memory_type IN ('fact', 'episodic');
--> statement-breakpoint
UPDATE "memories"
SET "verified_at" = updated_at
WHERE confirmation;
--> statement-breakpoint
-- Of turns that are there already: Chinese or English, by their letters.
UPDATE "subjects" AS person
SET "languages" = counted.languages
FROM (
  SELECT subject_id, jsonb_object_agg(language, turns) AS languages
  FROM (
    SELECT subject_id, CASE WHEN text ~ '[一-鿿]' THEN 'zh' ELSE 'en' END AS language, count(*) AS turns
    FROM turns
    WHERE role = 'user'
    GROUP BY 1, 2) AS by_language
  GROUP BY subject_id) AS counted
WHERE person.id = counted.subject_id;
