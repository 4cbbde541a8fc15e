-- As for memories: which subject a walk through a graph is about is known only when it runs. A graph is planned as one of 200 relations between
-- a hundred things.
ALTER TABLE "relations" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.005);
--> statement-breakpoint
ALTER TABLE "entities" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.01);
--> statement-breakpoint
ALTER TABLE "entity_aliases" ALTER COLUMN "tenant_id" SET (n_distinct = 1), ALTER COLUMN "subject_id" SET (n_distinct = -0.01);
--> statement-breakpoint
-- The statistics of these columns as they are from now on.
ANALYZE "relations" ("tenant_id", "subject_id"), "entities" ("tenant_id", "subject_id"), "entity_aliases" ("tenant_id", "subject_id");
