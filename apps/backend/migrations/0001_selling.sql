CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"sku" text NOT NULL,
	"options" text DEFAULT '' NOT NULL,
	"product_option" jsonb,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_choice" UNIQUE("cart_id","sku","options")
);
--> statement-breakpoint
CREATE TABLE "cart_tasks" (
	"store_id" integer NOT NULL,
	"scope" text NOT NULL,
	"task_id" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_tasks_store_id_scope_task_id_pk" PRIMARY KEY("store_id","scope","task_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"mask" text NOT NULL,
	"customer_id" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"coupon_code" text,
	"country" text DEFAULT 'NL' NOT NULL,
	"carrier_code" text,
	"method_code" text,
	"payment_method" text,
	"payment_additional" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_mask_unique" UNIQUE("mask")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"store_id" integer NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"usage_limit" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"minimum_subtotal" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outbox_mails_once" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"sku" text NOT NULL,
	"product_id" integer,
	"name" text NOT NULL,
	"product_type" text NOT NULL,
	"choices" jsonb NOT NULL,
	"product_option" jsonb,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"row_total" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL,
	"tax_percent" double precision NOT NULL,
	"is_managed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"number" text NOT NULL,
	"order_key" text,
	"content_hash" text NOT NULL,
	"cart_id" integer NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"payment" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"coupon_code" text,
	"carrier_code" text,
	"method_code" text,
	"shipping_title" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_title" text NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb NOT NULL,
	"extra_fields" jsonb,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_key" UNIQUE("store_id","order_key")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"status" text NOT NULL,
	"payment_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_bookings" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_bookings" ADD CONSTRAINT "payment_bookings_transaction_id_payment_attempts_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_attempts"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_bookings" ADD CONSTRAINT "payment_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_transaction_id_payment_attempts_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_attempts"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");