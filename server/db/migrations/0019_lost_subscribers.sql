CREATE TABLE "lost_subscribers" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
