CREATE TABLE "catalogue_versions" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"indexed" integer DEFAULT 0 NOT NULL
);
