-- What is over may have ended at the same moment as its like before; only what holds, holds once.
ALTER TABLE "relations" DROP CONSTRAINT "relations_live";--> statement-breakpoint
CREATE UNIQUE INDEX "relations_live" ON "relations" USING btree ("subject_id","subject_entity_id","predicate","object_entity_id") WHERE "relations"."invalid_at" IS NULL;
