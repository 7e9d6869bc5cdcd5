CREATE TABLE "lesson_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"sent_id" uuid,
	"lesson_id" integer NOT NULL,
	"text" text NOT NULL,
	"position_seconds" integer,
	"upload_id" uuid,
	"may_show_name" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_markdown" text,
	"answered_at" timestamp with time zone,
	"answer_changed_at" timestamp with time zone,
	"answered_by" uuid,
	"published_at" timestamp with time zone,
	"published_title" text,
	"published_question" text,
	"published_answer" text,
	CONSTRAINT "lesson_questions_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_questions_sent" ON "lesson_questions" USING btree ("user_id","sent_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_of_lesson" ON "lesson_questions" USING btree ("user_id","lesson_id","asked_at");--> statement-breakpoint
CREATE INDEX "lesson_questions_of_person" ON "lesson_questions" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "lesson_questions_open" ON "lesson_questions" USING btree ("asked_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "lesson_questions_answered" ON "lesson_questions" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "lesson_questions_published" ON "lesson_questions" USING btree ("lesson_id","published_at","id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "lesson_questions_lesson" ON "lesson_questions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_answered_by" ON "lesson_questions" USING btree ("answered_by");--> statement-breakpoint
-- Whoever changes a question, by whatever way, every process hears of it.
CREATE FUNCTION announce_question_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('questions_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_questions_announce AFTER INSERT OR UPDATE OR DELETE ON "lesson_questions"
  FOR EACH ROW EXECUTE FUNCTION announce_question_change();
--> statement-breakpoint
-- Pages of free lessons are cached for visitors, with the published answers.
CREATE TRIGGER lesson_questions_announce_published AFTER UPDATE ON "lesson_questions"
  FOR EACH ROW WHEN (
    (OLD.published_at, OLD.published_title, OLD.published_question, OLD.published_answer, OLD.user_id)
    IS DISTINCT FROM
    (NEW.published_at, NEW.published_title, NEW.published_question, NEW.published_answer, NEW.user_id)
  ) EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER lesson_questions_announce_unpublished AFTER DELETE ON "lesson_questions"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER lesson_questions_discard AFTER DELETE ON "lesson_questions"
  FOR EACH ROW WHEN (OLD.upload_id IS NOT NULL) EXECUTE FUNCTION discard_upload();
--> statement-breakpoint
CREATE TRIGGER lesson_questions_discard_replaced AFTER UPDATE OF "upload_id" ON "lesson_questions"
  FOR EACH ROW WHEN (OLD.upload_id IS DISTINCT FROM NEW.upload_id) EXECUTE FUNCTION discard_upload();
--> statement-breakpoint
-- A question can be deleted with its lesson or its asker. Its search document must not stay, nor be made meanwhile.
CREATE FUNCTION delete_answer_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1397047112);
  DELETE FROM search_documents WHERE kind = 'answer' AND document_id = OLD.id::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_questions_delete_document AFTER DELETE ON "lesson_questions"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION delete_answer_document();
