ALTER TABLE "posts" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;