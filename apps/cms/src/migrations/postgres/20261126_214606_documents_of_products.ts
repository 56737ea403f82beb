import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_documents_kind" AS ENUM('manual', 'declaration', 'certificate', 'parts', 'cad', 'software', 'other');
  CREATE TYPE "public"."enum_product_documents_audience" AS ENUM('public', 'serial');
  CREATE TYPE "public"."enum_document_versions_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn', 'mul');
  CREATE TYPE "public"."enum_document_versions_state" AS ENUM('draft', 'published');
  CREATE TABLE "product_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" "enum_product_documents_kind" NOT NULL,
  	"audience" "enum_product_documents_audience" DEFAULT 'public' NOT NULL,
  	"model_year_from" numeric,
  	"model_year_until" numeric,
  	"serial_from" varchar,
  	"serial_until" varchar,
  	"translation_state" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "document_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document_id" integer NOT NULL,
  	"version" varchar NOT NULL,
  	"language" "enum_document_versions_language" DEFAULT 'en' NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"state" "enum_document_versions_state" DEFAULT 'draft' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"sha256" varchar,
  	"prefix" varchar DEFAULT 'documents',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "serial_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"serial" varchar NOT NULL,
  	"lookup" varchar,
  	"product_id" integer NOT NULL,
  	"model_year" numeric,
  	"delivered_on" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "serial_numbers_id" integer;
  ALTER TABLE "product_documents_locales" ADD CONSTRAINT "product_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_product_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."product_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "serial_numbers" ADD CONSTRAINT "serial_numbers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_documents_kind_idx" ON "product_documents" USING btree ("kind");
  CREATE INDEX "product_documents_audience_idx" ON "product_documents" USING btree ("audience");
  CREATE INDEX "product_documents_updated_at_idx" ON "product_documents" USING btree ("updated_at");
  CREATE INDEX "product_documents_created_at_idx" ON "product_documents" USING btree ("created_at");
  CREATE INDEX "product_documents_deleted_at_idx" ON "product_documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "product_documents_key_idx" ON "product_documents" USING btree ("key") WHERE "deleted_at" IS NULL;
  CREATE INDEX "product_documents_title_idx" ON "product_documents_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "product_documents_locales_locale_parent_id_unique" ON "product_documents_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "product_documents_rels_order_idx" ON "product_documents_rels" USING btree ("order");
  CREATE INDEX "product_documents_rels_parent_idx" ON "product_documents_rels" USING btree ("parent_id");
  CREATE INDEX "product_documents_rels_path_idx" ON "product_documents_rels" USING btree ("path");
  CREATE INDEX "product_documents_rels_products_id_idx" ON "product_documents_rels" USING btree ("products_id");
  CREATE INDEX "document_versions_document_idx" ON "document_versions" USING btree ("document_id");
  CREATE INDEX "document_versions_valid_from_idx" ON "document_versions" USING btree ("valid_from");
  CREATE INDEX "document_versions_valid_until_idx" ON "document_versions" USING btree ("valid_until");
  CREATE INDEX "document_versions_state_idx" ON "document_versions" USING btree ("state");
  CREATE INDEX "document_versions_updated_at_idx" ON "document_versions" USING btree ("updated_at");
  CREATE INDEX "document_versions_created_at_idx" ON "document_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "document_versions_filename_idx" ON "document_versions" USING btree ("filename");
  CREATE UNIQUE INDEX "document_version_language_idx" ON "document_versions" USING btree ("document_id","version","language");
  CREATE UNIQUE INDEX "serial_numbers_lookup_idx" ON "serial_numbers" USING btree ("lookup");
  CREATE INDEX "serial_numbers_product_idx" ON "serial_numbers" USING btree ("product_id");
  CREATE INDEX "serial_numbers_updated_at_idx" ON "serial_numbers" USING btree ("updated_at");
  CREATE INDEX "serial_numbers_created_at_idx" ON "serial_numbers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_documents_fk" FOREIGN KEY ("product_documents_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_versions_fk" FOREIGN KEY ("document_versions_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_serial_numbers_fk" FOREIGN KEY ("serial_numbers_id") REFERENCES "public"."serial_numbers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_product_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("product_documents_id");
  CREATE INDEX "payload_locked_documents_rels_document_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("document_versions_id");
  CREATE INDEX "payload_locked_documents_rels_serial_numbers_id_idx" ON "payload_locked_documents_rels" USING btree ("serial_numbers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_documents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "document_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "serial_numbers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_documents" CASCADE;
  DROP TABLE "product_documents_locales" CASCADE;
  DROP TABLE "product_documents_rels" CASCADE;
  DROP TABLE "document_versions" CASCADE;
  DROP TABLE "serial_numbers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_serial_numbers_fk";
  
  DROP INDEX "payload_locked_documents_rels_product_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_document_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_serial_numbers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "serial_numbers_id";
  DROP TYPE "public"."enum_product_documents_kind";
  DROP TYPE "public"."enum_product_documents_audience";
  DROP TYPE "public"."enum_document_versions_language";
  DROP TYPE "public"."enum_document_versions_state";`)
}
