DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'neuromem_app') THEN CREATE ROLE neuromem_app NOLOGIN; END IF;
END $$;
--> statement-breakpoint
GRANT neuromem_app TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO neuromem_app;
--> statement-breakpoint
-- After a transaction the setting is '' and not unset.
CREATE FUNCTION neuromem_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.tenant_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION neuromem_expect(ok boolean, code text, detail text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ok IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'NM001', MESSAGE = code, DETAIL = coalesce(detail, '');
  END IF;
END $$;
--> statement-breakpoint
-- Every table with a tenant_id is walled off and open to the application role inside the wall.
DO $$
DECLARE walled text;
BEGIN
  FOR walled IN
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'api_keys' ORDER BY c.relname
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()))', walled);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO neuromem_app', walled);
  END LOOP;
END $$;
--> statement-breakpoint
-- Keys and tenants are administration's: the application role reads none of the first and only its own of the second.
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_wall ON "api_keys" USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()));
--> statement-breakpoint
ALTER TABLE "tenants" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_wall ON "tenants" USING (id = (SELECT neuromem_tenant()));
--> statement-breakpoint
GRANT SELECT ON "tenants", "settings" TO neuromem_app;
--> statement-breakpoint
-- What the middleware may know of a key without being inside a tenant.
CREATE FUNCTION neuromem_find_api_key(key_hash text)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], cors_origins jsonb, embedding_model text, embedding_dim integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, k.tenant_id, k.scopes, coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.hash = key_hash AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_api_key(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_api_key(text) TO neuromem_app;
--> statement-breakpoint
-- Searches read these: walls of the same kind, but views, because `@@` is not leakproof and would not be used in an index under a policy.
CREATE VIEW search_memories AS SELECT * FROM memories WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
CREATE VIEW search_turns AS SELECT * FROM turns WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
CREATE VIEW search_claims AS SELECT * FROM experience_claims WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
CREATE VIEW search_chunks AS SELECT * FROM story_chunks WHERE tenant_id = (SELECT neuromem_tenant());
--> statement-breakpoint
GRANT SELECT ON search_memories, search_turns, search_claims, search_chunks TO neuromem_app;
--> statement-breakpoint
INSERT INTO settings (embedding_dim) VALUES (1024);
