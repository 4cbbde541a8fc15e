-- The key that a user token was made with: revoked, the token ends too.
CREATE FUNCTION neuromem_find_key_by_id(tenant uuid, key uuid)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], cors_origins jsonb, embedding_model text, embedding_dim integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, k.tenant_id, k.scopes, coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.id = key AND k.tenant_id = tenant AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_key_by_id(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_key_by_id(uuid, uuid) TO neuromem_app;
--> statement-breakpoint
-- A preflight names no tenant: whether anybody lists this origin, and not who.
CREATE FUNCTION neuromem_knows_origin(origin text)
  RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM policies WHERE policy -> 'cors_origins' ? origin)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_knows_origin(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_knows_origin(text) TO neuromem_app;
--> statement-breakpoint
CREATE INDEX "policies_origins" ON "policies" USING gin ((policy -> 'cors_origins'));
