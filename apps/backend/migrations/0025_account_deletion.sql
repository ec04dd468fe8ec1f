ALTER TABLE "outbox_mails" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forget_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "customer_id" integer;--> statement-breakpoint
CREATE INDEX "outbox_mails_customer" ON "outbox_mails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_reviews_customer" ON "product_reviews" USING btree ("customer_id");