CREATE TABLE "founder_notifications" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entitlements_renewal" ON "entitlements" USING btree ("renews_at") WHERE renews_at is not null;