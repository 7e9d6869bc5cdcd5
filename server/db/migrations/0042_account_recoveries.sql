CREATE TABLE "account_recoveries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "adds_to" uuid;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The same rule as normalizeEmail in domain/account/email-address.ts: no letter but A to Z changes, whatever the locale.
CREATE FUNCTION normalized_email(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(btrim(email), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_sign_in_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sign_in_methods (user_id, issuer, subject, email, created_at, last_used_at)
    VALUES (NEW.id, NEW.issuer, NEW.subject, normalized_email(NEW.email), NEW.created_at, NEW.last_seen_at)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Methods of people from before there were methods got their address by the rules of the locale.
UPDATE sign_in_methods AS method SET email = normalized_email(person.email)
  FROM users AS person
  WHERE person.id = method.user_id AND person.issuer = method.issuer AND person.subject = method.subject
    AND method.email = lower(person.email) AND method.email <> normalized_email(person.email);
