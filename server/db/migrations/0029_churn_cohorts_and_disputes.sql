CREATE TABLE "erased_subscribers" (
	"day" date NOT NULL,
	"lost_on" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "erased_subscribers_day_lost_on_pk" PRIMARY KEY("day","lost_on")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_state" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_days" ADD COLUMN "cohort" integer;--> statement-breakpoint
ALTER TABLE "business_days" ADD COLUMN "cohort_lost" integer;