CREATE TABLE "private_notes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"text" text NOT NULL,
	"position_seconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "private_notes" ADD CONSTRAINT "private_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_notes" ADD CONSTRAINT "private_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_notes_of_lesson" ON "private_notes" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "private_notes_lesson" ON "private_notes" USING btree ("lesson_id");