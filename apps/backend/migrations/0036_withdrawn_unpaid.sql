ALTER TABLE "order_lines" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "amount" integer;--> statement-breakpoint
UPDATE "payment_attempts" SET "amount" = "orders"."total" FROM "orders" WHERE "orders"."id" = "payment_attempts"."order_id";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "amount" SET NOT NULL;