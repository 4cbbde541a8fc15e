-- An erasure takes the name of the person from their keys.
GRANT UPDATE ("user_id", "name") ON "api_keys" TO neuromem_app;
--> statement-breakpoint
-- A key that ends by itself ends the tokens made with it.
DROP FUNCTION neuromem_find_key_of_token(uuid, uuid, text);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_key_of_token(tenant uuid, key uuid, holder text)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], user_id text, expires_at timestamptz, cors_origins jsonb, embedding_model text, embedding_dim integer, mark bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, k.tenant_id, k.scopes, k.user_id, k.expires_at,
    coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim,
    coalesce((SELECT e.mark FROM ended_tokens e WHERE e.tenant_id = tenant AND e.holder = $3), 0)
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.id = key AND k.tenant_id = tenant AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_key_of_token(uuid, uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_key_of_token(uuid, uuid, text) TO neuromem_app;
