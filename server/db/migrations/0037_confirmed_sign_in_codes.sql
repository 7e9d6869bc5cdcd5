DROP INDEX "sign_in_codes_expiry";--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD COLUMN "confirmed_as_staff_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sign_in_codes_sent" ON "sign_in_codes" USING btree ("sent_at");--> statement-breakpoint
-- Only ASCII letters become lower case, whatever the locale: other letters belong to other mailboxes.
CREATE OR REPLACE FUNCTION add_sign_in_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sign_in_methods (user_id, issuer, subject, email, created_at, last_used_at)
    VALUES (NEW.id, NEW.issuer, NEW.subject, lower(NEW.email COLLATE "C"), NEW.created_at, NEW.last_seen_at)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
