CREATE TABLE "price_history" (
	"store_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "price_history_product" ON "price_history" USING btree ("store_id","product_id","until");