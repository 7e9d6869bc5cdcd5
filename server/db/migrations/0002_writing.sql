CREATE TABLE "legal_pages" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"last_updated" date NOT NULL,
	"markdown" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"published_on" date NOT NULL,
	"author" text NOT NULL,
	"tags" jsonb NOT NULL,
	"markdown" text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER legal_pages_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_pages"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER posts_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "posts"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
