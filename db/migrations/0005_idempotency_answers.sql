ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiring" ON "idempotency_keys" USING btree ("expires_at");