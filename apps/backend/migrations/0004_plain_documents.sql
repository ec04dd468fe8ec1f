-- Documents are read and written far more than they are stored: compressing them costs more than the room they take.
ALTER TABLE "products" ALTER COLUMN "document" SET STORAGE EXTERNAL;
