CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"user_id" uuid,
	"staff_area" text,
	"requires" text NOT NULL,
	"title" text NOT NULL,
	"context" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"address" text NOT NULL,
	"locked_address" text,
	"staff_address" text,
	"open_vector" "tsvector" NOT NULL,
	"full_vector" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_document_id_pk" PRIMARY KEY("kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	"repeated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" NOT NULL,
	"requires" text NOT NULL,
	CONSTRAINT "search_words_word_requires_pk" PRIMARY KEY("word","requires")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_owner" ON "search_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_documents_open" ON "search_documents" USING gin ("open_vector") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "search_documents_full" ON "search_documents" USING gin ("full_vector") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "search_documents_staff" ON "search_documents" USING gin ("full_vector") WHERE staff_area is not null;--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);