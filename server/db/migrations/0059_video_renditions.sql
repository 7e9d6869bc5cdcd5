CREATE TABLE "video_renditions" (
	"video_id" uuid NOT NULL,
	"quality" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"peak_bits" integer NOT NULL,
	"average_bits" integer NOT NULL,
	"codecs" text NOT NULL,
	"playlist" text NOT NULL,
	CONSTRAINT "video_renditions_video_id_quality_pk" PRIMARY KEY("video_id","quality")
);
--> statement-breakpoint
ALTER TABLE "playback_settings" ADD COLUMN "quality" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "converted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "conversion_percent" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "conversion_problem" text;--> statement-breakpoint
ALTER TABLE "video_renditions" ADD CONSTRAINT "video_renditions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Pages that are cached name the qualities of their video.
CREATE TRIGGER videos_announce AFTER UPDATE OF "converted_at" ON "videos"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
