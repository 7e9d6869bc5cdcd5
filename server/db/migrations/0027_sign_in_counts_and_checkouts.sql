CREATE TABLE "sign_in_counts" (
	"client" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "last_checkout" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "last_checkout_choice" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "last_checkout_session" text;--> statement-breakpoint
CREATE INDEX "sign_in_counts_end" ON "sign_in_counts" USING btree ("ends_at");