ALTER TABLE "trait_evidence" DROP CONSTRAINT "trait_evidence_memory";--> statement-breakpoint
ALTER TABLE "trait_evidence" DROP CONSTRAINT "trait_evidence_subject_id_trait_id_memory_id_evidence_type_pk";--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD CONSTRAINT "trait_evidence_key" PRIMARY KEY("subject_id","trait_id","memory_id","evidence_type","cycle_id");--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "trait_created_in" uuid;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "trait_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "sensitive" text;--> statement-breakpoint
ALTER TABLE "memory_history" ADD COLUMN "old_embedding" halfvec(1024);--> statement-breakpoint
ALTER TABLE "memory_history" ADD COLUMN "old_embedding_model" text;--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD COLUMN "strong" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trait_evidence" ADD COLUMN "withdrawn_in" uuid;--> statement-breakpoint
CREATE INDEX "trait_evidence_memory" ON "trait_evidence" USING btree ("subject_id","memory_id","trait_id","evidence_type");--> statement-breakpoint
-- Which memory was the strong one of an older cycle is not known: each of them was.
UPDATE trait_evidence AS evidence
SET strong = true
FROM memory_history AS event
WHERE event.subject_id = evidence.subject_id
  AND event.memory_id = evidence.trait_id
  AND event.cycle_id = evidence.cycle_id
  AND event.event = 'contradicted'
  AND event.detail @> '{"strong": true}'
  AND evidence.evidence_type = 'contradicting';
--> statement-breakpoint
UPDATE memories AS trait
SET trait_created_in = birth.cycle_id
FROM memory_history AS birth
WHERE birth.subject_id = trait.subject_id
  AND birth.memory_id = trait.id
  AND birth.event = 'created'
  AND birth.cycle_id IS NOT NULL
  AND trait.memory_type = 'trait';
