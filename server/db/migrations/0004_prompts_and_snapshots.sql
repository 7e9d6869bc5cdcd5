CREATE TYPE "public"."snippet_category" AS ENUM('Design', 'Checkout', 'User Authentication', 'Security', 'AI Features', 'Database', 'Storage', '3rd Party Integrations', 'Web App Building');--> statement-breakpoint
CREATE TABLE "lesson_snippets" (
	"lesson_id" integer NOT NULL,
	"snippet_id" integer NOT NULL,
	CONSTRAINT "lesson_snippets_lesson_id_snippet_id_pk" PRIMARY KEY("lesson_id","snippet_id")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snapshots_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"prompt" text NOT NULL,
	"category" "snippet_category" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	"discarded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lesson_snippets" ADD CONSTRAINT "lesson_snippets_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_snippets" ADD CONSTRAINT "lesson_snippets_snippet_id_snippets_id_fk" FOREIGN KEY ("snippet_id") REFERENCES "public"."snippets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_snippets_snippet" ON "lesson_snippets" USING btree ("snippet_id");--> statement-breakpoint
CREATE INDEX "snapshots_lesson" ON "snapshots" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "snapshots_course" ON "snapshots" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER snippets_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "snippets"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER lesson_snippets_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lesson_snippets"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
