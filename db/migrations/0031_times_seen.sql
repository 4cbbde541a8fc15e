-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW search_memories AS SELECT * FROM memories WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
-- The time of a statement stood in its metadata.
UPDATE "memories"
SET "time" = metadata -> 'time',
  "metadata" = metadata - 'time'
WHERE memory_type IN ('fact', 'episodic') AND jsonb_typeof(metadata -> 'time') = 'object' AND metadata -> 'time' ? 'kind';
