CREATE TABLE "lesson_drop_off" (
	"lesson_id" integer NOT NULL,
	"segment" smallint NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "lesson_drop_off_lesson_id_segment_pk" PRIMARY KEY("lesson_id","segment")
);
--> statement-breakpoint
ALTER TABLE "lesson_drop_off" ADD CONSTRAINT "lesson_drop_off_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;