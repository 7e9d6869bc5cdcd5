ALTER TABLE "certificates" ADD COLUMN "badge_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "name_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "reissued_at" timestamp with time zone;