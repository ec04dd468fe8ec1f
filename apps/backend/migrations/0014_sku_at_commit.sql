DROP INDEX "products_sku";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sku" UNIQUE("store_id","sku") DEFERRABLE INITIALLY DEFERRED;
