CREATE TABLE "founder_claims" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "founder_claims_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "is_reauthentication" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_claims" ADD CONSTRAINT "founder_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;