-- A subject is in one tenant, so its rows need no tenant in the words' indexes: with it a search went through the list of all rows of the tenant, a
-- third of what a recall cost at 100 000 memories. The views say the tenant all the same, of each row that is found.
DROP INDEX "memories_words";
--> statement-breakpoint
CREATE INDEX "memories_words" ON "memories" USING gin ("subject_id", "lexemes") WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX "turns_words";
--> statement-breakpoint
CREATE INDEX "turns_words" ON "turns" USING gin ("subject_id", "lexemes") WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX "experience_claims_words";
--> statement-breakpoint
CREATE INDEX "experience_claims_words" ON "experience_claims" USING gin ("subject_id", "lexemes") WITH (fastupdate = off);
--> statement-breakpoint
DROP INDEX "story_chunks_words";
--> statement-breakpoint
CREATE INDEX "story_chunks_words" ON "story_chunks" USING gin ("subject_id", "lexemes") WITH (fastupdate = off);
