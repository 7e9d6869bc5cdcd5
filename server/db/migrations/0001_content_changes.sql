-- Whoever changes content, by whatever way, every process hears of it and drops what it has cached.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER courses_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER lessons_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER documents_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "documents"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
-- A reorder swaps places within one transaction, so the place may be taken twice until it commits.
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_place";
--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_place" UNIQUE ("course_id", "order_index") DEFERRABLE INITIALLY DEFERRED;
