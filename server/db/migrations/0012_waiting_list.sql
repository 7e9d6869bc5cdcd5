CREATE TYPE "public"."waiting_state" AS ENUM('asked', 'confirmed', 'told', 'unsubscribed');--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" integer NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"state" "waiting_state" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"letters" integer NOT NULL,
	"lettered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_entries_token_unique" UNIQUE("token"),
	CONSTRAINT "waiting_entries_wish" UNIQUE("email","course_id")
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_entries_course" ON "waiting_entries" USING btree ("course_id","state");--> statement-breakpoint
CREATE INDEX "waiting_entries_age" ON "waiting_entries" USING btree ("state","since");