CREATE TABLE "sign_in_codes" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"return_to" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"linked" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_methods_identity" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_email" ON "sign_in_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_email" ON "sign_in_methods" USING btree ("email");--> statement-breakpoint
-- Whoever adds a person, the previous version included, they have the method by which they were added.
CREATE FUNCTION add_sign_in_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sign_in_methods (user_id, issuer, subject, email, created_at, last_used_at)
    VALUES (NEW.id, NEW.issuer, NEW.subject, lower(NEW.email), NEW.created_at, NEW.last_seen_at)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_add_sign_in_method AFTER INSERT ON "users"
  FOR EACH ROW EXECUTE FUNCTION add_sign_in_method();
--> statement-breakpoint
INSERT INTO sign_in_methods (user_id, issuer, subject, email, created_at, last_used_at)
  SELECT id, issuer, subject, lower(email), created_at, last_seen_at FROM users
  ON CONFLICT DO NOTHING;
