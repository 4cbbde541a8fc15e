-- Off by default: `npm run db:partition -- <parts>`. Splits the big tables by hash of subject_id; every key, index, policy and view keeps
-- its name. Every query names its subject, so it reads one part. Needs Postgres 17 (identity columns of partitioned tables). Rewrites the
-- tables inside one transaction: nobody reads or writes them meanwhile.
CREATE FUNCTION pg_temp.partition_by_subject(whole text, parts int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old text := whole || '_whole';
  columns text;
  options text;
  identity text;
  item record;
  again text[] := '{}';
BEGIN
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO columns FROM pg_attribute
    WHERE attrelid = whole::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  SELECT coalesce('WITH (' || array_to_string(reloptions, ', ') || ')', '') INTO options FROM pg_class WHERE oid = whole::regclass;
  SELECT attname INTO identity FROM pg_attribute WHERE attrelid = whole::regclass AND attidentity <> '' AND NOT attisdropped;

  -- What depends on the table goes, and is made again at the end: views, keys of others that point here, its own keys and indexes.
  FOR item IN
    SELECT DISTINCT v.oid::regclass::text AS name, pg_get_viewdef(v.oid) AS definition
    FROM pg_depend d JOIN pg_rewrite r ON r.oid = d.objid JOIN pg_class v ON v.oid = r.ev_class
    WHERE d.refobjid = whole::regclass AND v.relkind = 'v'
  LOOP
    again := again || format('CREATE VIEW %s AS %s', item.name, item.definition) || format('GRANT SELECT ON %s TO neuromem_app', item.name);
    EXECUTE format('DROP VIEW %s', item.name);
  END LOOP;
  FOR item IN
    SELECT conrelid::regclass::text AS child, conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'f' AND confrelid = whole::regclass AND conparentid = 0
  LOOP
    again := again || format('ALTER TABLE %s ADD CONSTRAINT %I %s', CASE WHEN item.child = whole THEN quote_ident(whole) ELSE item.child END, item.conname, item.definition);
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', item.child, item.conname);
  END LOOP;
  FOR item IN
    SELECT conname, contype, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = whole::regclass AND contype IN ('p', 'u', 'f') AND conparentid = 0 ORDER BY contype = 'f', conname
  LOOP
    IF item.contype = 'f' THEN
      again := again || format('ALTER TABLE %I ADD CONSTRAINT %I %s', whole, item.conname, item.definition);
    ELSE
      again := array_prepend(format('ALTER TABLE %I ADD CONSTRAINT %I %s', whole, item.conname, item.definition), again);
    END IF;
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I CASCADE', whole, item.conname);
  END LOOP;
  FOR item IN SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = whole::regclass LOOP
    again := again || item.definition;
    EXECUTE format('DROP INDEX %s', item.name);
  END LOOP;

  -- Those that count go with the old table.
  FOR item IN SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger WHERE tgrelid = whole::regclass AND NOT tgisinternal LOOP
    again := again || item.definition;
  END LOOP;

  EXECUTE format('ALTER TABLE %I RENAME TO %I', whole, old);
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL) PARTITION BY HASH (subject_id)', whole, old);
  FOR part IN 0 .. parts - 1 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s) %s', whole || '_p' || part, whole, parts, part, options);
    -- How many values the planner believes a column to have is not among what LIKE copies.
    FOR item IN SELECT attname, array_to_string(attoptions, ', ') AS settings FROM pg_attribute WHERE attrelid = old::regclass AND attoptions IS NOT NULL LOOP
      EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET (%s)', whole || '_p' || part, item.attname, item.settings);
    END LOOP;
  END LOOP;
  EXECUTE format('INSERT INTO %I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM %I', whole, columns, columns, old);
  EXECUTE format('DROP TABLE %I', old);
  IF identity IS NOT NULL THEN
    EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L), coalesce((SELECT max(%I) FROM %I), 0) + 1, false)', whole, identity, identity, whole);
  END IF;
  FOR item IN SELECT unnest(again) AS statement LOOP EXECUTE item.statement; END LOOP;

  -- The wall stands before the whole and before every part; only the whole has a door.
  FOR item IN SELECT whole AS name UNION ALL SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = whole::regclass LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', item.name);
    EXECUTE format('CREATE POLICY tenant_wall ON %s USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()))', item.name);
  END LOOP;
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO neuromem_app', whole);
END $$;
--> statement-breakpoint
-- Parents first: a key that points at a table is made again when that table has its parts.
SELECT pg_temp.partition_by_subject(name, PARTS)
FROM unnest(ARRAY['turns', 'memories', 'memory_sources', 'memory_history', 'trait_evidence', 'affinity_events']) AS name;
