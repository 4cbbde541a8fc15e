CREATE TABLE "write_probe" (
	"body" text NOT NULL
);
--> statement-breakpoint
-- As long as it says: a text that is compressed needs no room.
ALTER TABLE "write_probe" ALTER COLUMN "body" SET STORAGE EXTERNAL;
