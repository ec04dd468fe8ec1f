CREATE TABLE "assigned_ids" (
	"store_id" integer NOT NULL,
	"entity" text NOT NULL,
	"source_id" text NOT NULL,
	"id" bigint NOT NULL,
	CONSTRAINT "assigned_ids_store_id_entity_source_id_pk" PRIMARY KEY("store_id","entity","source_id")
);
