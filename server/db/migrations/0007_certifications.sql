CREATE TYPE "public"."review_decision" AS ENUM('awarded', 'changes_asked');--> statement-breakpoint
CREATE TABLE "certification_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"certification_id" integer NOT NULL,
	"project_url" text NOT NULL,
	"video_url" text NOT NULL,
	"comments" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decision" "review_decision",
	"feedback" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"course_id" integer NOT NULL,
	"brief_markdown" text NOT NULL,
	CONSTRAINT "certifications_course_id_unique" UNIQUE("course_id")
);
--> statement-breakpoint
ALTER TABLE "certification_submissions" ADD CONSTRAINT "certification_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_submissions" ADD CONSTRAINT "certification_submissions_certification_id_certifications_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_submissions" ADD CONSTRAINT "certification_submissions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certification_submissions_open" ON "certification_submissions" USING btree ("user_id","certification_id") WHERE "certification_submissions"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "certification_submissions_user" ON "certification_submissions" USING btree ("user_id","certification_id","submitted_at");--> statement-breakpoint
CREATE INDEX "certification_submissions_queue" ON "certification_submissions" USING btree ("decided_at","submitted_at");--> statement-breakpoint
CREATE TRIGGER certifications_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "certifications"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
