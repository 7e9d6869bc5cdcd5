ALTER TYPE "public"."ledger_kind" ADD VALUE 'certificate-revoked';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'certificate-renamed';--> statement-breakpoint
ALTER TABLE "restore_ledger" ADD COLUMN "certificate_id" uuid;--> statement-breakpoint
ALTER TABLE "restore_ledger" ADD COLUMN "old_badge_id" uuid;--> statement-breakpoint
ALTER TABLE "restore_ledger" ADD COLUMN "new_badge_id" uuid;--> statement-breakpoint
-- A badge that was revoked, or replaced under another name, must not hold again in a restored backup.
CREATE FUNCTION note_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.badge_id IS DISTINCT FROM NEW.badge_id THEN
    INSERT INTO restore_ledger (kind, user_id, certificate_id, old_badge_id, new_badge_id, at)
      VALUES ('certificate-renamed', NEW.user_id, NEW.id, coalesce(OLD.badge_id, OLD.id), NEW.badge_id, clock_timestamp());
  END IF;
  IF OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL THEN
    INSERT INTO restore_ledger (kind, user_id, certificate_id, old_badge_id, at)
      VALUES ('certificate-revoked', NEW.user_id, NEW.id, coalesce(NEW.badge_id, NEW.id), clock_timestamp());
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER certificates_note_change AFTER UPDATE OF "badge_id", "revoked_at" ON "certificates"
  FOR EACH ROW EXECUTE FUNCTION note_certificate_change();
