CREATE TABLE "newsletter_coupons" (
	"store_id" integer NOT NULL,
	"mailbox_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_coupons_store_id_mailbox_key_pk" PRIMARY KEY("store_id","mailbox_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"store_id" integer NOT NULL,
	"email" text NOT NULL,
	"unsubscribe_key" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_store_id_email_pk" PRIMARY KEY("store_id","email")
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_key" ON "newsletter_subscribers" USING btree ("unsubscribe_key");