-- A key may belong to one person, have a name and end by itself.
ALTER TABLE "api_keys" ADD COLUMN "name" text;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "user_id" text;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "api_keys_tenant" ON "api_keys" USING btree ("tenant_id","created_at","id");
--> statement-breakpoint
DROP FUNCTION neuromem_find_api_key(text, timestamptz);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_api_key(key_hash text, seen timestamptz)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], user_id text, expires_at timestamptz, cors_origins jsonb, embedding_model text, embedding_dim integer)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public AS $$
  UPDATE api_keys SET last_used_at = seen
  WHERE hash = key_hash AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > seen)
    AND (last_used_at IS NULL OR last_used_at < seen - interval '1 hour');
  SELECT k.id, k.tenant_id, k.scopes, k.user_id, k.expires_at,
    coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.hash = key_hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > seen)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_api_key(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_api_key(text, timestamptz) TO neuromem_app;
--> statement-breakpoint
DROP FUNCTION neuromem_find_key_by_id(uuid, uuid);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_key_by_id(tenant uuid, key uuid)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], user_id text, expires_at timestamptz, cors_origins jsonb, embedding_model text, embedding_dim integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, k.tenant_id, k.scopes, k.user_id, k.expires_at,
    coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.id = key AND k.tenant_id = tenant AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_key_by_id(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_key_by_id(uuid, uuid) TO neuromem_app;
--> statement-breakpoint
-- A tenant sees, makes and ends its own keys, inside the wall; nobody reads a hash.
GRANT SELECT ("id", "tenant_id", "name", "prefix", "scopes", "user_id", "created_at", "expires_at", "last_used_at", "revoked_at"),
  INSERT, UPDATE ("revoked_at") ON "api_keys" TO neuromem_app;
--> statement-breakpoint
-- A tenant's sessions: read backwards, the latest turn first.
CREATE INDEX "conversation_sessions_newest" ON "conversation_sessions" USING btree ("tenant_id","last_turn_at","id");
--> statement-breakpoint
-- What an importer said at its end, for the feed of a user's events.
CREATE TABLE "imports" (
  "tenant_id" uuid NOT NULL,
  "subject_id" bigint NOT NULL,
  "id" uuid NOT NULL,
  "report" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "imports_subject_id_id_pk" PRIMARY KEY("subject_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "imports_tenant" ON "imports" USING btree ("tenant_id","id");
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_wall ON "imports" USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "imports" TO neuromem_app;
