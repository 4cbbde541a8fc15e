-- A subject's rows are counted by an index of seven bytes a row, not by the one that carries the codes.
CREATE INDEX "memories_held" ON "memories" ("tenant_id", "subject_id") WHERE recallable;
--> statement-breakpoint
CREATE INDEX "turns_held" ON "turns" ("tenant_id", "subject_id");
--> statement-breakpoint
CREATE INDEX "experience_claims_held" ON "experience_claims" ("tenant_id", "subject_id");
--> statement-breakpoint
CREATE INDEX "story_chunks_held" ON "story_chunks" ("tenant_id", "subject_id");
--> statement-breakpoint
-- Whoever reads a column of a row passes all that stand before it: the code is second, what is seldom asked for last.
DROP INDEX "memories_codes";
--> statement-breakpoint
CREATE INDEX "memories_codes" ON "memories" ("tenant_id", "subject_id")
  INCLUDE ("id", "code", "expires_at", "created_at", "valid_at", "invalid_at", "expired_at", "memory_type", "trait_stage", "trait_context") WHERE recallable;
--> statement-breakpoint
DROP INDEX "memories_codes_past";
--> statement-breakpoint
CREATE INDEX "memories_codes_past" ON "memories" ("tenant_id", "subject_id")
  INCLUDE ("id", "code", "expires_at", "created_at", "valid_at", "invalid_at", "expired_at", "memory_type", "trait_stage", "trait_context") WHERE NOT recallable;
--> statement-breakpoint
DROP INDEX "turns_codes";
--> statement-breakpoint
CREATE INDEX "turns_codes" ON "turns" ("tenant_id", "subject_id") INCLUDE ("id", "code", "timestamp_iso");
