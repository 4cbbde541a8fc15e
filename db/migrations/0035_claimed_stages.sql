-- What an import says of a trait's stage, until a line of its evidence has come.
ALTER TABLE "memories" ADD COLUMN "trait_stage_claimed" text;
--> statement-breakpoint
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW search_memories AS SELECT * FROM memories WHERE tenant_id = (SELECT neuromem_tenant());
