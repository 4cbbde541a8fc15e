-- A deletion of which something was restored has still bytes to be removed.
DROP INDEX "erasures_removable";
--> statement-breakpoint
CREATE INDEX "erasures_removable" ON "erasures" USING btree ("restorable_until") WHERE "erasures"."removed_at" IS NULL;
