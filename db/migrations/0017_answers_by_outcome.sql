-- An answer is kept with the word for what happened; an older row says its status until it expires.
ALTER TABLE "idempotency_keys" RENAME COLUMN "status" TO "outcome";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "outcome" SET DATA TYPE text;
