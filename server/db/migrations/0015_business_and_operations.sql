CREATE TABLE "failed_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"charge_id" text,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_days" (
	"day" date PRIMARY KEY NOT NULL,
	"free" integer NOT NULL,
	"monthly" integer NOT NULL,
	"annual" integer NOT NULL,
	"lifetime" integer NOT NULL,
	"consulting" integer NOT NULL,
	"monthly_subscriptions" integer NOT NULL,
	"annual_subscriptions" integer NOT NULL,
	"consulting_subscriptions" integer NOT NULL,
	"subscribers" integer NOT NULL,
	"gained" integer NOT NULL,
	"lost" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_days" (
	"course_id" integer NOT NULL,
	"day" date NOT NULL,
	"started" integer NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "course_days_course_id_day_pk" PRIMARY KEY("course_id","day")
);
--> statement-breakpoint
CREATE TABLE "lesson_days" (
	"lesson_id" integer NOT NULL,
	"day" date NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "lesson_days_lesson_id_day_pk" PRIMARY KEY("lesson_id","day")
);
--> statement-breakpoint
CREATE TABLE "prompt_copies" (
	"snippet_id" integer NOT NULL,
	"day" date NOT NULL,
	"copies" integer NOT NULL,
	CONSTRAINT "prompt_copies_snippet_id_day_pk" PRIMARY KEY("snippet_id","day")
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "owed_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "course_days" ADD CONSTRAINT "course_days_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_days" ADD CONSTRAINT "lesson_days_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_copies" ADD CONSTRAINT "prompt_copies_snippet_id_snippets_id_fk" FOREIGN KEY ("snippet_id") REFERENCES "public"."snippets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_notices_age" ON "failed_notices" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "course_days_day" ON "course_days" USING btree ("day","course_id","started");--> statement-breakpoint
CREATE INDEX "entitlements_owed" ON "entitlements" USING btree ("owed_since") WHERE owed_since is not null;--> statement-breakpoint
CREATE INDEX "lesson_completions_time" ON "lesson_completions" USING btree ("completed_at");