CREATE TABLE "searched_texts" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"times" integer NOT NULL,
	"in_vain" integer NOT NULL,
	CONSTRAINT "searched_texts_store_id_day_text_pk" PRIMARY KEY("store_id","day","text")
);
