CREATE TYPE "public"."ledger_kind" AS ENUM('erased', 'role');--> statement-breakpoint
CREATE TABLE "restore_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"user_id" uuid NOT NULL,
	"role" "role",
	"at" timestamp with time zone NOT NULL,
	"copied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "restore_ledger_erased" ON "restore_ledger" USING btree ("user_id") WHERE kind = 'erased';--> statement-breakpoint
CREATE INDEX "restore_ledger_person" ON "restore_ledger" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "restore_ledger_age" ON "restore_ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "restore_ledger_uncopied" ON "restore_ledger" USING btree ("id") WHERE copied_at is null;--> statement-breakpoint
-- By whatever way somebody is erased, a restored backup must not bring them back.
CREATE FUNCTION note_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO restore_ledger (kind, user_id, at) VALUES ('erased', OLD.id, clock_timestamp())
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_note_erasure AFTER DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION note_erasure();
--> statement-breakpoint
-- Nor a role that was changed since. The clock is read while the person's row is locked: the last change is the latest.
CREATE FUNCTION note_role_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO restore_ledger (kind, user_id, role, at) VALUES ('role', NEW.id, NEW.role, clock_timestamp());
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_note_role AFTER UPDATE OF "role" ON "users"
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION note_role_change();
