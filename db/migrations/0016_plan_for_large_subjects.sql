-- Tenant and subject of a search are known only when it runs, so the planner goes by the average subject: beside very many small ones a large one
-- was read row by row. A subject is planned as one of 1 000 rows; the tenant, which the subject implies, takes nothing away from that.
ALTER TABLE "memories" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.001);
--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.001);
--> statement-breakpoint
ALTER TABLE "experience_claims" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.001);
--> statement-breakpoint
ALTER TABLE "story_chunks" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.001);
--> statement-breakpoint
-- The statistics of these columns as they are from now on.
ANALYZE "memories" ("tenant_id", "subject_id"), "turns" ("tenant_id", "subject_id"), "experience_claims" ("tenant_id", "subject_id"), "story_chunks" ("tenant_id", "subject_id");
