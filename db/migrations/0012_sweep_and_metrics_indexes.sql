CREATE INDEX "replies_completed" ON "replies" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "conversation_sessions_unpublished" ON "conversation_sessions" USING btree ("ended_at") WHERE "conversation_sessions"."ended_at" IS NOT NULL AND "conversation_sessions"."reflect_published_seq" IS DISTINCT FROM "conversation_sessions"."next_seq" - 1;--> statement-breakpoint
CREATE INDEX "jobs_completed" ON "jobs" USING btree ("completed_at") WHERE "jobs"."status" = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "reflection_cycles_started" ON "reflection_cycles" USING brin ("started_at");--> statement-breakpoint
CREATE INDEX "model_calls_created" ON "model_calls" USING brin ("created_at");