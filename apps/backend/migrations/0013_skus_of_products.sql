DROP INDEX "product_parts_sku";--> statement-breakpoint
DROP INDEX "variants_sku";--> statement-breakpoint
ALTER TABLE "product_parts" DROP CONSTRAINT "product_parts_store_id_product_id_sku_pk";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_store_id_product_id_sku_pk";--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_store_id_sku_product_id_pk" PRIMARY KEY("store_id","sku","product_id");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_store_id_sku_product_id_pk" PRIMARY KEY("store_id","sku","product_id");--> statement-breakpoint
CREATE INDEX "product_parts_product" ON "product_parts" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("store_id","product_id");