ALTER TABLE "lessons" ADD COLUMN "poster_url" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "captions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;