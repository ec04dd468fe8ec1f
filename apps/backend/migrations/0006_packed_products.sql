ALTER TABLE "products" ALTER COLUMN "document" SET DATA TYPE bytea USING convert_to("document"::text, 'UTF8');
