CREATE TABLE "ticked_checks" (
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"check_id" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	"snapshot_id" uuid,
	CONSTRAINT "ticked_checks_user_id_lesson_id_check_id_pk" PRIMARY KEY("user_id","lesson_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "certification_submissions" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "ticked_checks" ADD CONSTRAINT "ticked_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticked_checks" ADD CONSTRAINT "ticked_checks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticked_checks" ADD CONSTRAINT "ticked_checks_snapshot_id_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."snapshots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticked_checks_lesson" ON "ticked_checks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "ticked_checks_snapshot" ON "ticked_checks" USING btree ("snapshot_id");