CREATE TYPE "public"."ticket_event_kind" AS ENUM('created', 'moved', 'acknowledged', 'started', 'completed', 'moved_back');--> statement-breakpoint
CREATE TYPE "public"."ticket_side" AS ENUM('member', 'consultant');--> statement-breakpoint
CREATE TYPE "public"."ticket_status" AS ENUM('Idea', 'Priority', 'In Progress', 'Completed');--> statement-breakpoint
CREATE TYPE "public"."ticket_type" AS ENUM('Review', 'Build');--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" "ticket_event_kind" NOT NULL,
	"side" "ticket_side" NOT NULL,
	"status" "ticket_status" NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"side" "ticket_side" NOT NULL,
	"author_id" uuid,
	"markdown" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" "ticket_type" NOT NULL,
	"status" "ticket_status" NOT NULL,
	"video_url" text,
	"replit_join_link" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"prioritised_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_events_ticket" ON "ticket_events" USING btree ("ticket_id","happened_at");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","sent_at");--> statement-breakpoint
CREATE INDEX "ticket_messages_author" ON "ticket_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","completed_at");--> statement-breakpoint
CREATE INDEX "tickets_prioritised" ON "tickets" USING btree ("prioritised_at");--> statement-breakpoint
-- Whoever changes a ticket, by whatever way, every process hears which one and whose it is.
CREATE FUNCTION announce_ticket_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed tickets;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM pg_notify('tickets_changed', changed.user_id || ' ' || changed.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tickets_announce AFTER INSERT OR UPDATE OR DELETE ON "tickets"
  FOR EACH ROW EXECUTE FUNCTION announce_ticket_change();
--> statement-breakpoint
CREATE FUNCTION announce_ticket_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tickets_changed', t.user_id || ' ' || t.id) FROM tickets t WHERE t.id = NEW.ticket_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_announce AFTER INSERT ON "ticket_messages"
  FOR EACH ROW EXECUTE FUNCTION announce_ticket_message();
