CREATE TABLE "back_in_stock_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"sku" text NOT NULL,
	"email" text NOT NULL,
	"unsubscribe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "back_in_stock_once" UNIQUE("store_id","sku","email")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "back_in_stock_reader" ON "back_in_stock_requests" USING btree ("unsubscribe_key");