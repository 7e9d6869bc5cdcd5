CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "uploads_age";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "width" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "height" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "attached_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_loose" ON "uploads" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE INDEX "uploads_discarded" ON "uploads" USING btree ("discarded_at") WHERE discarded_at is not null;--> statement-breakpoint
-- By whatever way a snapshot goes (deleted, or with its person or lesson), its files are given up.
CREATE FUNCTION discard_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE uploads SET discarded_at = now() WHERE id = OLD.upload_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER snapshots_discard AFTER DELETE ON "snapshots"
  FOR EACH ROW EXECUTE FUNCTION discard_upload();
