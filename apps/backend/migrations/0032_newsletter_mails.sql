CREATE TABLE "newsletter_mails" (
	"store_id" integer NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"written_to" uuid,
	"written_at" timestamp with time zone,
	CONSTRAINT "newsletter_mails_store_id_key_pk" PRIMARY KEY("store_id","key")
);
