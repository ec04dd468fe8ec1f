CREATE TABLE "used_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used_until" double precision NOT NULL
);
