ALTER TABLE "products" ALTER COLUMN "document" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "url_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "products" SET "url_key" = "document" ->> 'url_key', "slug" = "document" ->> 'slug';
