ALTER TABLE "memories" ADD COLUMN "time" jsonb;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "embedding_calibrations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "turns_speakers" ON "turns" USING btree ("subject_id",lower("name")) WHERE "turns"."name" IS NOT NULL;