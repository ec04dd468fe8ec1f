DROP INDEX "carts_customer";--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_customer" ON "carts" USING btree ("store_id","customer_id") WHERE "carts"."status" = 'open';