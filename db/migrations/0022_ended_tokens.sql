-- A user token carries the mark that stood when it was made; ending a user's tokens is a greater mark.
CREATE SEQUENCE "token_marks";
--> statement-breakpoint
GRANT USAGE, SELECT ON SEQUENCE "token_marks" TO neuromem_app;
--> statement-breakpoint
CREATE TABLE "ended_tokens" (
	"tenant_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"mark" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ended_tokens_tenant_id_holder_pk" PRIMARY KEY("tenant_id","holder")
);
--> statement-breakpoint
ALTER TABLE "ended_tokens" ADD CONSTRAINT "ended_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ended_tokens_expiring" ON "ended_tokens" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "ended_tokens" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_wall ON "ended_tokens" USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "ended_tokens" TO neuromem_app;
--> statement-breakpoint
-- The key of a user token, and since when the tokens of its user count: both are asked for in one look.
DROP FUNCTION neuromem_find_key_by_id(uuid, uuid);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_key_of_token(tenant uuid, key uuid, holder text)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], cors_origins jsonb, embedding_model text, embedding_dim integer, mark bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, k.tenant_id, k.scopes, coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim,
    coalesce((SELECT e.mark FROM ended_tokens e WHERE e.tenant_id = tenant AND e.holder = $3), 0)
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.id = key AND k.tenant_id = tenant AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_key_of_token(uuid, uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_key_of_token(uuid, uuid, text) TO neuromem_app;
