CREATE TYPE "public"."upload_state" AS ENUM('uploading', 'ready');--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" "upload_state" NOT NULL,
	"container" text,
	"video_codec" text,
	"audio_codec" text,
	"duration_seconds" double precision,
	"width" integer,
	"height" integer,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"locked_by" uuid,
	"locked_until" timestamp with time zone,
	"is_lock_wanted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_state" ON "videos" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "videos_person" ON "videos" USING btree ("uploaded_by");