ALTER TABLE "experience_deltas" ALTER COLUMN "changes" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "experience_deltas" ALTER COLUMN "learned" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "experience_runs" ALTER COLUMN "output" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "experience_runs" ALTER COLUMN "feedback" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "experience_runs" ALTER COLUMN "trace" SET DATA TYPE json;