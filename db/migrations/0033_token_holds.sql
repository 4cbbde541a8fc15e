-- What calls under way may still cost, and what was spent for each user of a day.
CREATE TABLE "token_holds" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"holder" text,
	"tokens" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "token_holds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_token_days" (
	"tenant_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_token_days_tenant_id_holder_day_pk" PRIMARY KEY("tenant_id","holder","day")
);
--> statement-breakpoint
ALTER TABLE "token_holds" ADD CONSTRAINT "token_holds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_token_days" ADD CONSTRAINT "user_token_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_holds_expires" ON "token_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_token_days_expires" ON "user_token_days" USING btree ("expires_at");
--> statement-breakpoint
DO $$
DECLARE walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['token_holds', 'user_token_days'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()))', walled);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO neuromem_app', walled);
  END LOOP;
END $$;
--> statement-breakpoint
-- Whether a tenant has a ceiling of its own is known with its key: without one no call asks for room.
CREATE FUNCTION neuromem_is_rationed(policy jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(policy ->> 'token_budget_daily', policy ->> 'token_budget_daily_per_user') IS NOT NULL
$$;
--> statement-breakpoint
DROP FUNCTION neuromem_find_api_key(text, timestamptz);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_api_key(key_hash text, seen timestamptz)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], user_id text, expires_at timestamptz, cors_origins jsonb, is_rationed boolean, embedding_model text, embedding_dim integer)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public AS $$
  UPDATE api_keys SET last_used_at = seen
  WHERE hash = key_hash AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > seen)
    AND (last_used_at IS NULL OR last_used_at < seen - interval '1 hour');
  SELECT k.id, k.tenant_id, k.scopes, k.user_id, k.expires_at,
    coalesce(p.policy -> 'cors_origins', '[]'::jsonb), neuromem_is_rationed(p.policy), s.embedding_model, s.embedding_dim
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.hash = key_hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > seen)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_api_key(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_api_key(text, timestamptz) TO neuromem_app;
--> statement-breakpoint
DROP FUNCTION neuromem_find_key_of_token(uuid, uuid, text);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_key_of_token(tenant uuid, key uuid, holder text)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], user_id text, expires_at timestamptz, cors_origins jsonb, is_rationed boolean, embedding_model text, embedding_dim integer, mark bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, k.tenant_id, k.scopes, k.user_id, k.expires_at,
    coalesce(p.policy -> 'cors_origins', '[]'::jsonb), neuromem_is_rationed(p.policy), s.embedding_model, s.embedding_dim,
    coalesce((SELECT e.mark FROM ended_tokens e WHERE e.tenant_id = tenant AND e.holder = $3), 0)
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.id = key AND k.tenant_id = tenant AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_key_of_token(uuid, uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_key_of_token(uuid, uuid, text) TO neuromem_app;
