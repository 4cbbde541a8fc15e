-- What a tenant's calls of a day come to, so that nobody adds up a million rows on every message; the rows themselves may go.
CREATE TABLE "model_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"task" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "model_days_tenant_id_day_task_model_pk" PRIMARY KEY("tenant_id","day","task","model")
) WITH (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "model_days" ADD CONSTRAINT "model_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_days" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_wall ON "model_days" USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "model_days" TO neuromem_app;
--> statement-breakpoint
INSERT INTO model_days (tenant_id, day, task, model, calls, failed, input_tokens, output_tokens)
SELECT tenant_id, (created_at AT TIME ZONE 'UTC')::date, task, model, count(*), count(*) FILTER (WHERE outcome NOT IN ('ok', 'repaired')),
  sum(input_tokens), sum(output_tokens)
FROM model_calls
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "memories_held" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "turns_held" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "claims_held" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "chunks_held" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Whoever writes rows keeps their number with the subject, in the same transaction; a search reads one number where it counted a hundred
-- thousand rows. As the owner: a tenant may not write a number of its own.
DO $$
DECLARE item record;
BEGIN
  FOR item IN
    SELECT * FROM (VALUES
      ('memories', 'memories_held', 'recallable'), ('turns', 'turns_held', 'recallable'),
      ('experience_claims', 'claims_held', 'true'), ('story_chunks', 'chunks_held', 'true')) AS given (name, held, counts)
  LOOP
    EXECUTE format($make$
      CREATE FUNCTION neuromem_count_%1$s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          UPDATE subjects AS owner SET %2$s = owner.%2$s + change.n
          FROM (SELECT subject_id, count(*) AS n FROM added WHERE %3$s GROUP BY subject_id) AS change
          WHERE owner.id = change.subject_id;
        ELSIF TG_OP = 'DELETE' THEN
          UPDATE subjects AS owner SET %2$s = owner.%2$s - change.n
          FROM (SELECT subject_id, count(*) AS n FROM gone WHERE %3$s GROUP BY subject_id) AS change
          WHERE owner.id = change.subject_id;
        ELSE
          UPDATE subjects AS owner SET %2$s = owner.%2$s + change.n
          FROM (
            SELECT subject_id, sum(n) AS n
            FROM (
              SELECT subject_id, 1 AS n FROM added WHERE %3$s
              UNION ALL SELECT subject_id, -1 FROM gone WHERE %3$s
            ) AS each
            GROUP BY subject_id
            HAVING sum(n) <> 0
          ) AS change
          WHERE owner.id = change.subject_id;
        END IF;
        RETURN NULL;
      END $body$
    $make$, item.name, item.held, item.counts);
    EXECUTE format('CREATE TRIGGER %1$s_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION neuromem_count_%1$s()', item.name);
    EXECUTE format('CREATE TRIGGER %1$s_gone AFTER DELETE ON %1$s REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION neuromem_count_%1$s()', item.name);
    IF item.counts <> 'true' THEN
      EXECUTE format('CREATE TRIGGER %1$s_changed AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS gone NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION neuromem_count_%1$s()', item.name);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
UPDATE subjects AS owner SET memories_held = held.n
FROM (SELECT subject_id, count(*) AS n FROM memories WHERE recallable GROUP BY subject_id) AS held
WHERE owner.id = held.subject_id;
--> statement-breakpoint
UPDATE subjects AS owner SET turns_held = held.n
FROM (SELECT subject_id, count(*) AS n FROM turns WHERE recallable GROUP BY subject_id) AS held
WHERE owner.id = held.subject_id;
--> statement-breakpoint
UPDATE subjects AS owner SET claims_held = held.n
FROM (SELECT subject_id, count(*) AS n FROM experience_claims GROUP BY subject_id) AS held
WHERE owner.id = held.subject_id;
--> statement-breakpoint
UPDATE subjects AS owner SET chunks_held = held.n
FROM (SELECT subject_id, count(*) AS n FROM story_chunks GROUP BY subject_id) AS held
WHERE owner.id = held.subject_id;
--> statement-breakpoint
DROP INDEX "memories_held", "turns_held", "experience_claims_held", "story_chunks_held";
