-- Several tabs of one browser can be on their way to the identity provider: an attempt is known by its state.
ALTER TABLE "sign_in_attempts" DROP CONSTRAINT "sign_in_attempts_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD PRIMARY KEY ("state");
