CREATE TABLE "attributes" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"code" text NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "attributes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"url_path" text,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "categories_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"sku" text NOT NULL,
	"url_path" text NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"store_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "tax_rules_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"store_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"sku" text NOT NULL,
	CONSTRAINT "variants_store_id_product_id_sku_pk" PRIMARY KEY("store_id","product_id","sku")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"store_id" integer NOT NULL,
	"sku" text NOT NULL,
	"product_id" bigint NOT NULL,
	"page_product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"is_managed" boolean NOT NULL,
	CONSTRAINT "stock_store_id_sku_pk" PRIMARY KEY("store_id","sku")
);
--> statement-breakpoint
CREATE TABLE "invalidations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"tag" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "categories_url_path" ON "categories" USING btree ("store_id","url_path");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("store_id","sku");--> statement-breakpoint
CREATE INDEX "products_url_path" ON "products" USING btree ("store_id","url_path");--> statement-breakpoint
CREATE INDEX "variants_sku" ON "variants" USING btree ("store_id","sku");