CREATE TABLE "cart_gift_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"gift_card_id" integer NOT NULL,
	"code" text NOT NULL,
	"seen_balance" integer NOT NULL,
	CONSTRAINT "cart_gift_cards_once" UNIQUE("cart_id","gift_card_id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"ending" text NOT NULL,
	"initial_value" integer NOT NULL,
	"balance" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"expired_date" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_code" UNIQUE("store_id","code_hash"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."initial_value")
);
--> statement-breakpoint
CREATE TABLE "order_gift_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"gift_card_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "order_gift_cards_once" UNIQUE("order_id","gift_card_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_gift_cards" ADD CONSTRAINT "cart_gift_cards_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gift_cards" ADD CONSTRAINT "cart_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_gift_cards_card" ON "order_gift_cards" USING btree ("gift_card_id");