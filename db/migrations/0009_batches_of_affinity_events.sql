DROP INDEX "affinity_events_newest";--> statement-breakpoint
ALTER TABLE "affinity_events" ADD COLUMN "batch" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "affinity_events_newest" ON "affinity_events" USING btree ("subject_id","batch","ordinal");