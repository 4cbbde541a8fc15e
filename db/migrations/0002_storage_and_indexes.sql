-- Vectors out of line and uncompressed: inline they would push content and lexemes out of the row (see docs/design/data.md).
ALTER TABLE "memories" ALTER COLUMN "embedding" SET STORAGE EXTERNAL, ALTER COLUMN "embedding_next" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "embedding" SET STORAGE EXTERNAL, ALTER COLUMN "embedding_next" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "experience_claims" ALTER COLUMN "embedding" SET STORAGE EXTERNAL, ALTER COLUMN "embedding_next" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "story_chunks" ALTER COLUMN "embedding" SET STORAGE EXTERNAL, ALTER COLUMN "embedding_next" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "memories" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "turns" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "experience_claims" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "story_chunks" SET (fillfactor = 85);
--> statement-breakpoint
-- Codes: covering, so that the nearest are found by an index-only scan inside one subject.
CREATE INDEX "memories_codes" ON "memories" ("tenant_id", "subject_id") INCLUDE ("id", "memory_type", "expires_at", "code") WHERE recallable;
--> statement-breakpoint
CREATE INDEX "memories_codes_past" ON "memories" ("tenant_id", "subject_id") INCLUDE ("id", "memory_type", "expires_at", "code") WHERE NOT recallable;
--> statement-breakpoint
CREATE INDEX "turns_codes" ON "turns" ("tenant_id", "subject_id") INCLUDE ("id", "code");
--> statement-breakpoint
CREATE INDEX "experience_claims_codes" ON "experience_claims" ("tenant_id", "subject_id") INCLUDE ("item_id", "claim_id", "code");
--> statement-breakpoint
CREATE INDEX "story_chunks_codes" ON "story_chunks" ("tenant_id", "subject_id") INCLUDE ("chunk_id", "code");
--> statement-breakpoint
-- Words: one composite GIN index a table, by btree_gin.
CREATE INDEX "memories_words" ON "memories" USING gin ("tenant_id", "subject_id", "lexemes") WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "turns_words" ON "turns" USING gin ("tenant_id", "subject_id", "lexemes") WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "experience_claims_words" ON "experience_claims" USING gin ("tenant_id", "subject_id", "lexemes") WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "story_chunks_words" ON "story_chunks" USING gin ("tenant_id", "subject_id", "lexemes") WITH (fastupdate = off);
