CREATE TABLE "favourite_lessons" (
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_lessons_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_prompts" (
	"user_id" uuid NOT NULL,
	"snippet_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_prompts_user_id_snippet_id_pk" PRIMARY KEY("user_id","snippet_id")
);
--> statement-breakpoint
ALTER TABLE "favourite_lessons" ADD CONSTRAINT "favourite_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_lessons" ADD CONSTRAINT "favourite_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_prompts" ADD CONSTRAINT "favourite_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_prompts" ADD CONSTRAINT "favourite_prompts_snippet_id_snippets_id_fk" FOREIGN KEY ("snippet_id") REFERENCES "public"."snippets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_lessons_lesson" ON "favourite_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "favourite_prompts_snippet" ON "favourite_prompts" USING btree ("snippet_id");