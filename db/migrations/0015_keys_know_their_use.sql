-- A look-up notes that the key is in use, at most once an hour, in the same round trip.
DROP FUNCTION neuromem_find_api_key(text);
--> statement-breakpoint
CREATE FUNCTION neuromem_find_api_key(key_hash text, seen timestamptz)
  RETURNS TABLE (key_id uuid, tenant_id uuid, scopes text[], cors_origins jsonb, embedding_model text, embedding_dim integer)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public AS $$
  UPDATE api_keys SET last_used_at = seen
  WHERE hash = key_hash AND revoked_at IS NULL AND (last_used_at IS NULL OR last_used_at < seen - interval '1 hour');
  SELECT k.id, k.tenant_id, k.scopes, coalesce(p.policy -> 'cors_origins', '[]'::jsonb), s.embedding_model, s.embedding_dim
  FROM api_keys k LEFT JOIN policies p ON p.tenant_id = k.tenant_id LEFT JOIN settings s ON s.only
  WHERE k.hash = key_hash AND k.revoked_at IS NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION neuromem_find_api_key(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION neuromem_find_api_key(text, timestamptz) TO neuromem_app;
