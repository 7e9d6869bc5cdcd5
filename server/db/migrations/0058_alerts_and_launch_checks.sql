CREATE TABLE "alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone,
	"changing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "launch_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"results" jsonb
);
--> statement-breakpoint
CREATE TABLE "request_minutes" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL
);
