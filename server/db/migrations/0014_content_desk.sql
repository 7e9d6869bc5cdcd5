CREATE TYPE "public"."content_kind" AS ENUM('course', 'lesson', 'prompt', 'certification', 'post', 'legal', 'site');--> statement-breakpoint
CREATE TYPE "public"."save_kind" AS ENUM('file', 'create', 'save', 'publish', 'schedule', 'unpublish', 'reorder', 'delete', 'restore', 'import', 'follow', 'go_live');--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"editor_id" uuid NOT NULL,
	"kind" "content_kind" NOT NULL,
	"item_id" text NOT NULL,
	"based_on" integer,
	"facts" jsonb NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_editor_id_kind_item_id_pk" PRIMARY KEY("editor_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"kind" "content_kind" NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"is_deleted" boolean NOT NULL,
	"save_kind" "save_kind" NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"course_id" integer,
	"scheduled_for" date,
	CONSTRAINT "content_items_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" "content_kind" NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"body" text NOT NULL,
	"is_deleted" boolean NOT NULL,
	"save_kind" "save_kind" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "content_versions_kind_item_id_version_pk" PRIMARY KEY("kind","item_id","version")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_item" ON "content_drafts" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "content_items_list" ON "content_items" USING btree ("kind","is_deleted","place","item_id");--> statement-breakpoint
CREATE INDEX "content_items_course" ON "content_items" USING btree ("course_id","kind","is_deleted","place","item_id");--> statement-breakpoint
CREATE INDEX "content_items_scheduled" ON "content_items" USING btree ("scheduled_for") WHERE scheduled_for is not null;--> statement-breakpoint
CREATE INDEX "content_versions_person" ON "content_versions" USING btree ("saved_by");
--> statement-breakpoint
-- An import may let two courses change slugs, or certifications change courses, within one transaction.
ALTER TABLE "courses" DROP CONSTRAINT "courses_slug_unique";
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_slug_unique" UNIQUE ("slug") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "certifications" DROP CONSTRAINT "certifications_course_id_unique";
--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_course_id_unique" UNIQUE ("course_id") DEFERRABLE INITIALLY DEFERRED;
