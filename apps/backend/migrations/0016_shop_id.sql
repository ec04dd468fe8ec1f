CREATE TABLE "shop" (
	"id" text PRIMARY KEY NOT NULL
);
