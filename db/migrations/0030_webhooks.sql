-- Who wants to be told of what, and what is to be told: each message one row until it has been told for 30 days.
CREATE TABLE "webhooks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone,
	"last_status" integer,
	"last_error" text,
	CONSTRAINT "webhooks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhooks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhooks_tenant" ON "webhooks" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_open" ON "webhook_messages" USING btree ("tenant_id","next_at") WHERE "webhook_messages"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "webhook_messages_of" ON "webhook_messages" USING btree ("tenant_id","webhook_id");
--> statement-breakpoint
DO $$
DECLARE walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['webhooks', 'webhook_messages'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = (SELECT neuromem_tenant())) WITH CHECK (tenant_id = (SELECT neuromem_tenant()))', walled);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO neuromem_app', walled);
  END LOOP;
END $$;
--> statement-breakpoint
-- What happened is noted in the batch that makes it happen, whoever writes it.
CREATE FUNCTION neuromem_tell(tenant uuid, what text, said jsonb, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_messages (tenant_id, id, webhook_id, event, data, happened_at)
  SELECT tenant, gen_random_uuid(), webhook.id, what, said, at
  FROM webhooks AS webhook
  WHERE webhook.tenant_id = tenant AND what = ANY (webhook.events)
$$;
--> statement-breakpoint
CREATE FUNCTION neuromem_told_memory() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who text := (SELECT external_id FROM subjects WHERE id = NEW.subject_id AND erased_at IS NULL);
  was jsonb;
BEGIN
  IF who IS NULL OR NOT EXISTS (SELECT FROM webhooks WHERE tenant_id = NEW.tenant_id) THEN RETURN NULL; END IF;
  IF NEW.memory_type <> 'trait' THEN
    PERFORM neuromem_tell(NEW.tenant_id, 'memory.waiting',
      jsonb_build_object('user_id', who, 'memory_id', NEW.id), NEW.updated_at);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    was := jsonb_build_object(
      'stage', CASE WHEN OLD.expired_at IS NULL THEN OLD.trait_stage ELSE 'dissolved' END, 'confidence', OLD.trait_confidence);
  END IF;
  PERFORM neuromem_tell(NEW.tenant_id, 'trait.changed', jsonb_build_object(
    'user_id', who, 'memory_id', NEW.id, 'before', was, 'after', jsonb_build_object(
      'stage', CASE WHEN NEW.expired_at IS NULL THEN NEW.trait_stage ELSE 'dissolved' END, 'confidence', NEW.trait_confidence)),
    NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memories_told_new AFTER INSERT ON "memories" FOR EACH ROW
  WHEN (NEW.expired_at IS NULL AND NEW.superseded_by IS NULL AND (NEW.memory_type = 'trait' OR NEW.requires_confirmation))
  EXECUTE FUNCTION neuromem_told_memory();
--> statement-breakpoint
CREATE TRIGGER memories_told_changed AFTER UPDATE ON "memories" FOR EACH ROW
  WHEN ((NEW.memory_type = 'trait' AND (OLD.trait_stage IS DISTINCT FROM NEW.trait_stage
      OR OLD.content IS DISTINCT FROM NEW.content OR (OLD.expired_at IS NULL) <> (NEW.expired_at IS NULL)))
    OR (NEW.memory_type <> 'trait' AND NEW.requires_confirmation AND NOT OLD.requires_confirmation
      AND NEW.expired_at IS NULL AND NEW.superseded_by IS NULL))
  EXECUTE FUNCTION neuromem_told_memory();
--> statement-breakpoint
CREATE FUNCTION neuromem_told_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM neuromem_tell(NEW.tenant_id, 'job.paused', jsonb_build_object(
    'user_id', subject.external_id, 'session_id', session.session_id, 'job_id', NEW.id, 'code', NEW.last_error ->> 'code'), now())
  FROM subjects AS subject
  JOIN conversation_sessions AS session ON session.subject_id = subject.id AND session.id = NEW.session_id
  WHERE subject.id = NEW.subject_id AND subject.erased_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_told AFTER UPDATE OF status ON "jobs" FOR EACH ROW
  WHEN (NEW.status = 'PAUSED' AND OLD.status <> 'PAUSED') EXECUTE FUNCTION neuromem_told_job();
--> statement-breakpoint
-- A user that is buried has the receipt for a name; what was still to be told of them is not told.
CREATE FUNCTION neuromem_told_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_messages WHERE tenant_id = NEW.tenant_id AND data ->> 'user_id' = OLD.external_id;
  PERFORM neuromem_tell(NEW.tenant_id, 'user.erased', jsonb_build_object(
    'user_id', OLD.external_id, 'receipt', left(NEW.external_id, 36),
    'erased_at', to_char(NEW.erased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), NEW.erased_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subjects_told AFTER UPDATE OF erased_at ON "subjects" FOR EACH ROW
  WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL AND NEW.kind = 'user') EXECUTE FUNCTION neuromem_told_erasure();
