CREATE TABLE "content_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"is_stored" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
