CREATE TABLE "product_parts" (
	"store_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"sku" text NOT NULL,
	CONSTRAINT "product_parts_store_id_product_id_sku_pk" PRIMARY KEY("store_id","product_id","sku")
);
--> statement-breakpoint
CREATE INDEX "product_parts_sku" ON "product_parts" USING btree ("store_id","sku");