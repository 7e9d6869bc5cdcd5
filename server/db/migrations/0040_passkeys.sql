CREATE TYPE "public"."passkey_purpose" AS ENUM('add', 'sign-in');--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'passkey-removed';--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"purpose" "passkey_purpose" NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "adds_to" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restore_ledger" ADD COLUMN "passkey_id" uuid;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
-- By whatever way a passkey is removed, a restored backup must not bring it back.
CREATE FUNCTION note_removed_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO restore_ledger (kind, user_id, passkey_id, at)
    VALUES ('passkey-removed', OLD.user_id, OLD.id, clock_timestamp());
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER passkeys_note_removal AFTER DELETE ON "passkeys"
  FOR EACH ROW EXECUTE FUNCTION note_removed_passkey();
