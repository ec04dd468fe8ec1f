CREATE TABLE "product_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"nickname" text NOT NULL,
	"rating" integer NOT NULL,
	"status" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parts" jsonb;--> statement-breakpoint
CREATE INDEX "product_reviews_of" ON "product_reviews" USING btree ("store_id","product_id","status");