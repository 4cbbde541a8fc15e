-- What is held of a user is counted where it changes, whoever writes: no writer can forget it, and none of two at once slips through.
ALTER TABLE "subjects" ADD COLUMN "held_rows" bigint DEFAULT 0 NOT NULL, ADD COLUMN "held_bytes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Adds to what is held (or with keep = false only asks) and refuses what the tenant's policy does not allow, where somebody stores something:
-- such a batch sets neuromem.room. What the service makes of what is held is counted and not refused.
CREATE FUNCTION neuromem_hold(subject bigint, more_rows bigint, more_bytes bigint, keep boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  rows_before bigint := 0;
  bytes_before bigint := 0;
  quotas jsonb;
  most bigint;
BEGIN
  IF coalesce(more_rows, 0) = 0 AND coalesce(more_bytes, 0) = 0 THEN RETURN; END IF;
  IF keep THEN
    UPDATE subjects SET held_rows = held_rows + more_rows, held_bytes = held_bytes + more_bytes WHERE id = subject
    RETURNING held_rows - more_rows, held_bytes - more_bytes INTO rows_before, bytes_before;
  ELSE
    SELECT held_rows, held_bytes FROM subjects WHERE id = subject INTO rows_before, bytes_before;
  END IF;
  rows_before := coalesce(rows_before, 0);
  bytes_before := coalesce(bytes_before, 0);
  IF (more_rows <= 0 AND more_bytes <= 0) OR keep AND current_setting('neuromem.room', true) IS DISTINCT FROM 'checked' THEN RETURN; END IF;
  SELECT policy FROM policies WHERE tenant_id = (SELECT neuromem_tenant()) INTO quotas;
  most := coalesce((quotas ->> 'quota_rows_per_user')::bigint, 200000);
  IF more_rows > 0 AND rows_before + more_rows > most THEN
    RAISE EXCEPTION USING ERRCODE = 'NM001', MESSAGE = 'quota_exceeded',
      DETAIL = format('rows: %s are held of this user, %s are allowed', rows_before, most);
  END IF;
  most := coalesce((quotas ->> 'quota_bytes_per_user')::bigint, 1073741824);
  IF more_bytes > 0 AND bytes_before + more_bytes > most THEN
    RAISE EXCEPTION USING ERRCODE = 'NM001', MESSAGE = 'quota_exceeded',
      DETAIL = format('bytes: %s are held of this user, %s are allowed', bytes_before, most);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION neuromem_turns_held_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(subject_id, count(*)::bigint, sum(coalesce(octet_length(fresh.text), 0) + coalesce(octet_length(fresh.name), 0) + coalesce(octet_length(nullif(fresh.meta, '{}')::text), 0) + coalesce(octet_length(nullif(fresh.attachments, '[]')::text), 0))::bigint, true) FROM fresh GROUP BY subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER turns_held_came AFTER INSERT ON "turns" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION neuromem_turns_held_came();
--> statement-breakpoint
CREATE FUNCTION neuromem_turns_held_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(subject_id, -count(*)::bigint, -sum(coalesce(octet_length(gone.text), 0) + coalesce(octet_length(gone.name), 0) + coalesce(octet_length(nullif(gone.meta, '{}')::text), 0) + coalesce(octet_length(nullif(gone.attachments, '[]')::text), 0))::bigint, true) FROM gone GROUP BY subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER turns_held_went AFTER DELETE ON "turns" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION neuromem_turns_held_went();
--> statement-breakpoint
CREATE FUNCTION neuromem_turns_held_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(NEW.subject_id, 0, (coalesce(octet_length(NEW.text), 0) + coalesce(octet_length(NEW.name), 0) + coalesce(octet_length(nullif(NEW.meta, '{}')::text), 0) + coalesce(octet_length(nullif(NEW.attachments, '[]')::text), 0)) - (coalesce(octet_length(OLD.text), 0) + coalesce(octet_length(OLD.name), 0) + coalesce(octet_length(nullif(OLD.meta, '{}')::text), 0) + coalesce(octet_length(nullif(OLD.attachments, '[]')::text), 0)), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER turns_held_changed AFTER UPDATE OF text, name, meta, attachments ON "turns" FOR EACH ROW WHEN (OLD.text IS DISTINCT FROM NEW.text OR OLD.name IS DISTINCT FROM NEW.name OR OLD.meta IS DISTINCT FROM NEW.meta OR OLD.attachments IS DISTINCT FROM NEW.attachments) EXECUTE FUNCTION neuromem_turns_held_changed();
--> statement-breakpoint
CREATE FUNCTION neuromem_memories_held_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(subject_id, count(*)::bigint, sum(coalesce(octet_length(fresh.content), 0) + coalesce(octet_length(nullif(fresh.metadata, '{}')::text), 0))::bigint, true) FROM fresh GROUP BY subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memories_held_came AFTER INSERT ON "memories" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION neuromem_memories_held_came();
--> statement-breakpoint
CREATE FUNCTION neuromem_memories_held_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(subject_id, -count(*)::bigint, -sum(coalesce(octet_length(gone.content), 0) + coalesce(octet_length(nullif(gone.metadata, '{}')::text), 0))::bigint, true) FROM gone GROUP BY subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memories_held_went AFTER DELETE ON "memories" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION neuromem_memories_held_went();
--> statement-breakpoint
CREATE FUNCTION neuromem_memories_held_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(NEW.subject_id, 0, (coalesce(octet_length(NEW.content), 0) + coalesce(octet_length(nullif(NEW.metadata, '{}')::text), 0)) - (coalesce(octet_length(OLD.content), 0) + coalesce(octet_length(nullif(OLD.metadata, '{}')::text), 0)), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memories_held_changed AFTER UPDATE OF content, metadata ON "memories" FOR EACH ROW WHEN (OLD.content IS DISTINCT FROM NEW.content OR OLD.metadata IS DISTINCT FROM NEW.metadata) EXECUTE FUNCTION neuromem_memories_held_changed();
--> statement-breakpoint
CREATE FUNCTION neuromem_memory_history_held_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(subject_id, 0::bigint, sum(coalesce(octet_length(fresh.old_content), 0))::bigint, true) FROM fresh GROUP BY subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memory_history_held_came AFTER INSERT ON "memory_history" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION neuromem_memory_history_held_came();
--> statement-breakpoint
CREATE FUNCTION neuromem_memory_history_held_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(subject_id, -0::bigint, -sum(coalesce(octet_length(gone.old_content), 0))::bigint, true) FROM gone GROUP BY subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memory_history_held_went AFTER DELETE ON "memory_history" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION neuromem_memory_history_held_went();
--> statement-breakpoint
CREATE FUNCTION neuromem_memory_history_held_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_hold(NEW.subject_id, 0, (coalesce(octet_length(NEW.old_content), 0)) - (coalesce(octet_length(OLD.old_content), 0)), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memory_history_held_changed AFTER UPDATE OF old_content ON "memory_history" FOR EACH ROW WHEN (OLD.old_content IS DISTINCT FROM NEW.old_content) EXECUTE FUNCTION neuromem_memory_history_held_changed();
--> statement-breakpoint
UPDATE subjects SET held_rows = turns.rows + memories.rows, held_bytes = turns.bytes + memories.bytes + history.bytes
FROM subjects AS person
CROSS JOIN LATERAL (SELECT count(*) AS rows, coalesce(sum(coalesce(octet_length(held.text), 0) + coalesce(octet_length(held.name), 0) + coalesce(octet_length(nullif(held.meta, '{}')::text), 0) + coalesce(octet_length(nullif(held.attachments, '[]')::text), 0)), 0) AS bytes FROM turns held WHERE held.subject_id = person.id) AS turns
CROSS JOIN LATERAL (SELECT count(*) AS rows, coalesce(sum(coalesce(octet_length(held.content), 0) + coalesce(octet_length(nullif(held.metadata, '{}')::text), 0)), 0) AS bytes FROM memories held WHERE held.subject_id = person.id) AS memories
CROSS JOIN LATERAL (SELECT coalesce(sum(coalesce(octet_length(held.old_content), 0)), 0) AS bytes FROM memory_history held WHERE held.subject_id = person.id) AS history
WHERE subjects.id = person.id AND person.kind = 'user';
