CREATE TABLE "affinity_events" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "affinity_events_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"signals" jsonb NOT NULL,
	"delta" numeric(6, 4) NOT NULL,
	"before" numeric(6, 4) NOT NULL,
	"after" numeric(6, 4) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affinity_events_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "affinity_events_cause" CHECK ("affinity_events"."cause" IN ('message', 'confirm', 'signals', 'silence_decay'))
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "replies_subject_id_idempotency_key_pk" PRIMARY KEY("subject_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "conversation_sessions" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_turn_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"last_reflected_at" timestamp (3) with time zone,
	"next_seq" integer DEFAULT 1 NOT NULL,
	"reflect_published_seq" integer,
	CONSTRAINT "conversation_sessions_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "conversation_sessions_external" UNIQUE("subject_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"commit_id" text,
	"commit_hash" text NOT NULL,
	"first_seq" integer NOT NULL,
	"last_seq" integer NOT NULL,
	"infer" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'RECEIVED' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"attempts_stage2" integer DEFAULT 0 NOT NULL,
	"attempts_stage3" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_retry_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"last_error" jsonb,
	"metrics" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "jobs_commit" UNIQUE("subject_id","session_id","commit_id"),
	CONSTRAINT "jobs_status" CHECK ("jobs"."status" IN ('RECEIVED', 'STAGE2_RUNNING', 'STAGE3_RUNNING', 'COMPLETED', 'STAGE2_FAILED', 'STAGE3_FAILED', 'PAUSED'))
);
--> statement-breakpoint
CREATE TABLE "pin_intents" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"trigger_turn_id" text NOT NULL,
	"trigger_seq" integer NOT NULL,
	"target_turn_ids" text[] NOT NULL,
	"reason" text NOT NULL,
	"importance_boost" double precision NOT NULL,
	"ttl_seconds" integer NOT NULL,
	"requires_confirmation" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pin_intents_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "pin_intents_trigger" UNIQUE("subject_id","session_id","trigger_turn_id")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"turn_id" text NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"name" text,
	"text" text NOT NULL,
	"timestamp_iso" timestamp (3) with time zone NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"mark" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"embedding" halfvec(1024),
	"embedding_next" halfvec(1024),
	"embedding_model" text,
	"code" bit(1024) GENERATED ALWAYS AS (binary_quantize(embedding)::bit(1024)) STORED,
	"lexemes" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "turns_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "turns_turn_id" UNIQUE("subject_id","session_id","turn_id"),
	CONSTRAINT "turns_seq" UNIQUE("subject_id","session_id","seq"),
	CONSTRAINT "turns_role" CHECK ("turns"."role" IN ('user', 'assistant', 'tool', 'system'))
);
--> statement-breakpoint
CREATE TABLE "experience_claims" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"item_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"snippet" text NOT NULL,
	"embedding" halfvec(1024),
	"embedding_next" halfvec(1024),
	"embedding_model" text,
	"code" bit(1024) GENERATED ALWAYS AS (binary_quantize(embedding)::bit(1024)) STORED,
	"lexemes" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "experience_claims_subject_id_item_id_claim_id_pk" PRIMARY KEY("subject_id","item_id","claim_id"),
	CONSTRAINT "experience_claims_status" CHECK ("experience_claims"."status" IN ('fact', 'hypothesis', 'conclusion'))
);
--> statement-breakpoint
CREATE TABLE "experience_deltas" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"learned" jsonb NOT NULL,
	"rolled_back_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experience_deltas_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "experience_deltas_run" UNIQUE("subject_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "experience_edits" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "experience_edits_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"old_content" text,
	"new_content" text,
	"run_id" text,
	"delta_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experience_edits_subject_id_id_pk" PRIMARY KEY("subject_id","id")
);
--> statement-breakpoint
CREATE TABLE "experience_items" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experience_items_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "experience_items_status" CHECK ("experience_items"."status" IN ('active', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "experience_runs" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"run_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"output" jsonb NOT NULL,
	"feedback" jsonb NOT NULL,
	"used_item_ids" text[] NOT NULL,
	"trace" jsonb,
	"delta_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experience_runs_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "experience_runs_external" UNIQUE("subject_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "molecules" (
	"tenant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"cid" bigint,
	"canonical_smiles" text,
	"inchi_key" text,
	"has_cooh" boolean,
	"resolved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "molecules_tenant_id_name_pk" PRIMARY KEY("tenant_id","name"),
	CONSTRAINT "molecules_status" CHECK ("molecules"."status" IN ('resolved', 'unresolved'))
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"norm" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entities_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "entities_norm" UNIQUE("subject_id","norm"),
	CONSTRAINT "entities_type" CHECK ("entities"."type" IN ('person', 'place', 'organisation', 'thing', 'event', 'user'))
);
--> statement-breakpoint
CREATE TABLE "entity_aliases" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"norm" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entity_aliases_subject_id_norm_entity_id_pk" PRIMARY KEY("subject_id","norm","entity_id")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"subject_entity_id" uuid NOT NULL,
	"predicate" text NOT NULL,
	"object_entity_id" uuid NOT NULL,
	"weight" double precision DEFAULT 0.5 NOT NULL,
	"support_count" integer DEFAULT 1 NOT NULL,
	"valid_at" timestamp (3) with time zone,
	"invalid_at" timestamp (3) with time zone,
	"source_memory_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "relations_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "relations_live" UNIQUE NULLS NOT DISTINCT("subject_id","subject_entity_id","predicate","object_entity_id","invalid_at"),
	CONSTRAINT "relations_weight" CHECK ("relations"."weight" BETWEEN 0 AND 1),
	CONSTRAINT "relations_self" CHECK ("relations"."subject_entity_id" <> "relations"."object_entity_id")
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"memory_type" text NOT NULL,
	"content" text NOT NULL,
	"content_hash" text NOT NULL,
	"embedding" halfvec(1024),
	"embedding_next" halfvec(1024),
	"embedding_model" text,
	"code" bit(1024) GENERATED ALWAYS AS (binary_quantize(embedding)::bit(1024)) STORED,
	"lexemes" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"valid_at" timestamp (3) with time zone,
	"invalid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expired_at" timestamp (3) with time zone,
	"superseded_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"importance" double precision DEFAULT 5 NOT NULL,
	"valence" double precision,
	"category" text,
	"subtype" text,
	"evidence_level" text,
	"requires_confirmation" boolean DEFAULT false NOT NULL,
	"user_triggered_save" boolean DEFAULT false NOT NULL,
	"forget_policy" text DEFAULT 'permanent' NOT NULL,
	"ttl_seconds" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reflected_in" uuid,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"confirmation" boolean,
	"trait_stage" text,
	"trait_subtype" text,
	"trait_confidence" double precision,
	"trait_confidence_at" timestamp (3) with time zone,
	"trait_context" text,
	"trait_parent_id" uuid,
	"trait_reinforcement_count" integer,
	"trait_contradiction_count" integer,
	"trait_first_observed" timestamp (3) with time zone,
	"trait_last_reinforced" timestamp (3) with time zone,
	"trait_window_start" timestamp (3) with time zone,
	"trait_window_end" timestamp (3) with time zone,
	"trait_derived_from" text,
	"recallable" boolean GENERATED ALWAYS AS ((expired_at IS NULL AND superseded_by IS NULL AND (trait_stage IS NULL OR trait_stage IN ('emerging', 'established', 'core')))) STORED,
	CONSTRAINT "memories_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "memories_type" CHECK ("memories"."memory_type" IN ('fact', 'episodic', 'trait', 'note', 'document')),
	CONSTRAINT "memories_importance" CHECK ("memories"."importance" BETWEEN 0 AND 10),
	CONSTRAINT "memories_confidence" CHECK ("memories"."trait_confidence" BETWEEN 0 AND 1),
	CONSTRAINT "memories_stage" CHECK ("memories"."trait_stage" IN ('trend', 'candidate', 'emerging', 'established', 'core', 'dissolved')),
	CONSTRAINT "memories_trait_subtype" CHECK ("memories"."trait_subtype" IN ('behavior', 'preference', 'core'))
);
--> statement-breakpoint
CREATE TABLE "memory_history" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "memory_history_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"memory_id" uuid NOT NULL,
	"event" text NOT NULL,
	"old_content" text,
	"new_content" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor" text NOT NULL,
	"cycle_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_history_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "memory_history_event" CHECK ("memory_history"."event" IN ('created', 'reinforced', 'contradicted', 'promoted', 'upgraded', 'modified', 'dissolved', 'superseded', 'confirmed', 'denied', 'edited', 'expired', 'deleted')),
	CONSTRAINT "memory_history_actor" CHECK ("memory_history"."actor" IN ('user', 'reflection', 'system'))
);
--> statement-breakpoint
CREATE TABLE "memory_sources" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"memory_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn_id" text DEFAULT '' NOT NULL,
	"span_start" integer,
	"span_end" integer,
	CONSTRAINT "memory_sources_subject_id_memory_id_session_id_turn_id_pk" PRIMARY KEY("subject_id","memory_id","session_id","turn_id")
);
--> statement-breakpoint
CREATE TABLE "reflection_cycles" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"trigger_type" text NOT NULL,
	"trigger_value" double precision,
	"status" text NOT NULL,
	"memories_scanned" integer DEFAULT 0 NOT NULL,
	"traits_created" integer DEFAULT 0 NOT NULL,
	"traits_reinforced" integer DEFAULT 0 NOT NULL,
	"traits_updated" integer DEFAULT 0 NOT NULL,
	"traits_dissolved" integer DEFAULT 0 NOT NULL,
	"rejected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "reflection_cycles_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "reflection_cycles_status" CHECK ("reflection_cycles"."status" IN ('running', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "trait_evidence" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"trait_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"evidence_type" text NOT NULL,
	"quality" text NOT NULL,
	"cycle_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trait_evidence_subject_id_trait_id_memory_id_evidence_type_pk" PRIMARY KEY("subject_id","trait_id","memory_id","evidence_type"),
	CONSTRAINT "trait_evidence_memory" UNIQUE("subject_id","memory_id","trait_id","evidence_type"),
	CONSTRAINT "trait_evidence_type" CHECK ("trait_evidence"."evidence_type" IN ('supporting', 'contradicting')),
	CONSTRAINT "trait_evidence_quality" CHECK ("trait_evidence"."quality" IN ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"task" text NOT NULL,
	"version" integer NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"rows" jsonb NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_reflected_at" timestamp (3) with time zone,
	"reflect_lease_until" timestamp (3) with time zone,
	"reflect_lease_id" uuid,
	"reflect_failures" integer DEFAULT 0 NOT NULL,
	"reflect_retry_at" timestamp (3) with time zone,
	"affinity_score" numeric(6, 4),
	"last_interaction_at" timestamp (3) with time zone,
	"affinity_settled_days" integer DEFAULT 0 NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "subjects_tenant_id" UNIQUE("tenant_id","id"),
	CONSTRAINT "subjects_external" UNIQUE("tenant_id","kind","external_id"),
	CONSTRAINT "subjects_kind" CHECK ("subjects"."kind" IN ('user', 'project', 'bank')),
	CONSTRAINT "subjects_score" CHECK ("subjects"."affinity_score" BETWEEN -1 AND 1)
);
--> statement-breakpoint
CREATE TABLE "entity_states" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"chapter_index" integer,
	"scene_index" integer,
	"state_data" jsonb NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "entity_states_subject_id_id_pk" PRIMARY KEY("subject_id","id"),
	CONSTRAINT "entity_states_version" UNIQUE NULLS NOT DISTINCT("subject_id","entity_type","entity_id","chapter_index","scene_index","version"),
	CONSTRAINT "entity_states_type" CHECK ("entity_states"."entity_type" IN ('character', 'location', 'item')),
	CONSTRAINT "entity_states_version_positive" CHECK ("entity_states"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "scene_contexts" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"chapter_index" integer NOT NULL,
	"scene_index" integer NOT NULL,
	"context" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scene_contexts_subject_id_chapter_index_scene_index_pk" PRIMARY KEY("subject_id","chapter_index","scene_index")
);
--> statement-breakpoint
CREATE TABLE "story_chunks" (
	"tenant_id" uuid NOT NULL,
	"subject_id" bigint NOT NULL,
	"chunk_id" text NOT NULL,
	"chapter_index" integer,
	"scene_index" integer,
	"content" text NOT NULL,
	"content_type" text NOT NULL,
	"entities_mentioned" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"embedding" halfvec(1024),
	"embedding_next" halfvec(1024),
	"embedding_model" text,
	"code" bit(1024) GENERATED ALWAYS AS (binary_quantize(embedding)::bit(1024)) STORED,
	"lexemes" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "story_chunks_subject_id_chunk_id_pk" PRIMARY KEY("subject_id","chunk_id"),
	CONSTRAINT "story_chunks_type" CHECK ("story_chunks"."content_type" IN ('scene', 'dialogue', 'description'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_actor_route_key_pk" PRIMARY KEY("tenant_id","actor","route","key")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"embedding_model" text,
	"embedding_dim" integer NOT NULL,
	"embedding_model_next" text,
	CONSTRAINT "settings_one_row" CHECK ("settings"."only")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affinity_events" ADD CONSTRAINT "affinity_events_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sessions" ADD CONSTRAINT "conversation_sessions_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_session_fk" FOREIGN KEY ("subject_id","session_id") REFERENCES "public"."conversation_sessions"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_intents" ADD CONSTRAINT "pin_intents_session_fk" FOREIGN KEY ("subject_id","session_id") REFERENCES "public"."conversation_sessions"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_intents" ADD CONSTRAINT "pin_intents_job_fk" FOREIGN KEY ("subject_id","job_id") REFERENCES "public"."jobs"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_intents" ADD CONSTRAINT "pin_intents_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_session_fk" FOREIGN KEY ("subject_id","session_id") REFERENCES "public"."conversation_sessions"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_job_fk" FOREIGN KEY ("subject_id","job_id") REFERENCES "public"."jobs"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_claims" ADD CONSTRAINT "experience_claims_item_fk" FOREIGN KEY ("subject_id","item_id") REFERENCES "public"."experience_items"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_claims" ADD CONSTRAINT "experience_claims_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_deltas" ADD CONSTRAINT "experience_deltas_run_fk" FOREIGN KEY ("subject_id","run_id") REFERENCES "public"."experience_runs"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_deltas" ADD CONSTRAINT "experience_deltas_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_edits" ADD CONSTRAINT "experience_edits_item_fk" FOREIGN KEY ("subject_id","item_id") REFERENCES "public"."experience_items"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_edits" ADD CONSTRAINT "experience_edits_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_items" ADD CONSTRAINT "experience_items_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_runs" ADD CONSTRAINT "experience_runs_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "molecules" ADD CONSTRAINT "molecules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_aliases" ADD CONSTRAINT "entity_aliases_entity_fk" FOREIGN KEY ("subject_id","entity_id") REFERENCES "public"."entities"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_aliases" ADD CONSTRAINT "entity_aliases_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_subject_entity_fk" FOREIGN KEY ("subject_id","subject_entity_id") REFERENCES "public"."entities"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_object_entity_fk" FOREIGN KEY ("subject_id","object_entity_id") REFERENCES "public"."entities"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_source_memory_fk" FOREIGN KEY ("subject_id","source_memory_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_history" ADD CONSTRAINT "memory_history_memory_fk" FOREIGN KEY ("subject_id","memory_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_history" ADD CONSTRAINT "memory_history_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_sources" ADD CONSTRAINT "memory_sources_memory_fk" FOREIGN KEY ("subject_id","memory_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_sources" ADD CONSTRAINT "memory_sources_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_cycles" ADD CONSTRAINT "reflection_cycles_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD CONSTRAINT "trait_evidence_trait_fk" FOREIGN KEY ("subject_id","trait_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD CONSTRAINT "trait_evidence_memory_fk" FOREIGN KEY ("subject_id","memory_id") REFERENCES "public"."memories"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD CONSTRAINT "trait_evidence_cycle_fk" FOREIGN KEY ("subject_id","cycle_id") REFERENCES "public"."reflection_cycles"("subject_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD CONSTRAINT "trait_evidence_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_states" ADD CONSTRAINT "entity_states_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_contexts" ADD CONSTRAINT "scene_contexts_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_chunks" ADD CONSTRAINT "story_chunks_subject" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "public"."subjects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affinity_events_tenant" ON "affinity_events" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "affinity_events_newest" ON "affinity_events" USING btree ("subject_id","created_at","ordinal");--> statement-breakpoint
CREATE INDEX "replies_tenant" ON "replies" USING btree ("tenant_id","completed_at");--> statement-breakpoint
CREATE INDEX "replies_expiring" ON "replies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "conversation_sessions_tenant" ON "conversation_sessions" USING btree ("tenant_id","session_id");--> statement-breakpoint
CREATE INDEX "conversation_sessions_idle" ON "conversation_sessions" USING btree ("last_turn_at") WHERE "conversation_sessions"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "jobs_tenant" ON "jobs" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "jobs_id" ON "jobs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "jobs_session" ON "jobs" USING btree ("subject_id","session_id","first_seq");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("next_retry_at","created_at") WHERE "jobs"."status" NOT IN ('COMPLETED', 'PAUSED');--> statement-breakpoint
CREATE INDEX "pin_intents_tenant" ON "pin_intents" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "turns_tenant" ON "turns" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "turns_job" ON "turns" USING btree ("subject_id","job_id");--> statement-breakpoint
CREATE INDEX "experience_deltas_tenant" ON "experience_deltas" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "experience_edits_tenant" ON "experience_edits" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "experience_edits_item" ON "experience_edits" USING btree ("subject_id","item_id","ordinal");--> statement-breakpoint
CREATE INDEX "experience_items_tenant" ON "experience_items" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "experience_items_newest" ON "experience_items" USING btree ("subject_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "experience_runs_tenant" ON "experience_runs" USING btree ("tenant_id","run_id");--> statement-breakpoint
CREATE INDEX "entities_tenant" ON "entities" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "entity_aliases_match" ON "entity_aliases" USING btree ("tenant_id","subject_id","norm");--> statement-breakpoint
CREATE INDEX "relations_tenant" ON "relations" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "relations_from" ON "relations" USING btree ("subject_id","subject_entity_id","predicate");--> statement-breakpoint
CREATE INDEX "relations_to" ON "relations" USING btree ("subject_id","object_entity_id","predicate");--> statement-breakpoint
CREATE INDEX "relations_source" ON "relations" USING btree ("subject_id","source_memory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memories_live_content" ON "memories" USING btree ("subject_id","memory_type","content_hash") WHERE "memories"."expired_at" IS NULL AND "memories"."superseded_by" IS NULL;--> statement-breakpoint
CREATE INDEX "memories_tenant" ON "memories" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "memories_newest" ON "memories" USING btree ("subject_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "memories_unreflected" ON "memories" USING btree ("subject_id","created_at","id") WHERE "memories"."reflected_in" IS NULL AND "memories"."memory_type" IN ('fact', 'episodic') AND NOT "memories"."requires_confirmation" AND "memories"."expired_at" IS NULL AND "memories"."superseded_by" IS NULL;--> statement-breakpoint
CREATE INDEX "memories_traits" ON "memories" USING btree ("subject_id") WHERE "memories"."memory_type" = 'trait' AND "memories"."expired_at" IS NULL;--> statement-breakpoint
CREATE INDEX "memories_expiring" ON "memories" USING btree ("expires_at") WHERE "memories"."expired_at" IS NULL AND "memories"."expires_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "memory_history_tenant" ON "memory_history" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "memory_history_memory" ON "memory_history" USING btree ("subject_id","memory_id","created_at","ordinal");--> statement-breakpoint
CREATE INDEX "memory_sources_turn" ON "memory_sources" USING btree ("subject_id","session_id","turn_id");--> statement-breakpoint
CREATE INDEX "reflection_cycles_tenant" ON "reflection_cycles" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "reflection_cycles_newest" ON "reflection_cycles" USING btree ("subject_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "erasures_subject" ON "erasures" USING btree ("tenant_id","subject_id");--> statement-breakpoint
CREATE INDEX "subjects_reflected" ON "subjects" USING btree ("last_reflected_at" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entity_states_place" ON "entity_states" USING btree ("subject_id","chapter_index","scene_index","version");--> statement-breakpoint
CREATE INDEX "story_chunks_place" ON "story_chunks" USING btree ("subject_id","chapter_index","scene_index");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");