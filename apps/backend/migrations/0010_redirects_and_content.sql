CREATE TABLE "cms_blocks" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "cms_blocks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "cms_pages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "redirects_store_id_id_pk" PRIMARY KEY("store_id","id")
);
