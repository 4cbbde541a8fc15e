-- Every filter of a recall is answered by the codes' indexes themselves: types, time to live, context of traits, time in the world.
DROP INDEX "memories_codes";
--> statement-breakpoint
DROP INDEX "memories_codes_past";
--> statement-breakpoint
DROP INDEX "turns_codes";
--> statement-breakpoint
CREATE INDEX "memories_codes" ON "memories" ("tenant_id", "subject_id")
  INCLUDE ("id", "memory_type", "expires_at", "trait_context", "valid_at", "invalid_at", "created_at", "expired_at", "trait_stage", "code") WHERE recallable;
--> statement-breakpoint
CREATE INDEX "memories_codes_past" ON "memories" ("tenant_id", "subject_id")
  INCLUDE ("id", "memory_type", "expires_at", "trait_context", "valid_at", "invalid_at", "created_at", "expired_at", "trait_stage", "code") WHERE NOT recallable;
--> statement-breakpoint
CREATE INDEX "turns_codes" ON "turns" ("tenant_id", "subject_id") INCLUDE ("id", "timestamp_iso", "code");
