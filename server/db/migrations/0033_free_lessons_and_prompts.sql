ALTER TABLE "lessons" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "snippets" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;