CREATE TABLE "playback_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"speed" double precision NOT NULL,
	"is_autoplay" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_positions" (
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_positions_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "playback_settings" ADD CONSTRAINT "playback_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_positions_lesson" ON "watch_positions" USING btree ("lesson_id");