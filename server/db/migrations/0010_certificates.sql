CREATE TABLE "badge_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_key" text,
	"sealed_with" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "badge_keys_sealed_with_unique" UNIQUE("sealed_with")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"certification_id" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"shows_project" boolean DEFAULT false NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"reviewer_name" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "certificates_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "revoked_badges" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_certification_id_certifications_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_submission_id_certification_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."certification_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","certification_id");--> statement-breakpoint
-- What was awarded before there were certificates gets one too. Two random ids are a token that nobody guesses.
INSERT INTO "certificates" ("user_id", "certification_id", "submission_id", "token", "name", "awarded_at", "reviewer_name")
SELECT s."user_id", s."certification_id", s."id",
  translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  left(coalesce(nullif(btrim(u."name"), ''), nullif(btrim(concat_ws(' ', u."first_name", u."last_name")), ''), 'A learner'), 80),
  s."decided_at",
  coalesce(nullif(btrim(r."name"), ''), (SELECT "body" #>> '{founder,name}' FROM "documents" WHERE "name" = 'site'), 'The founder')
FROM "certification_submissions" s
JOIN "users" u ON u."id" = s."user_id"
LEFT JOIN "users" r ON r."id" = s."decided_by"
WHERE s."decision" = 'awarded' AND s."decided_at" IS NOT NULL;
