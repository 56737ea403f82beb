import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_documents_kind" AS ENUM('manual', 'declaration', 'certificate', 'parts', 'cad', 'software', 'other');
  CREATE TYPE "public"."enum_product_documents_audience" AS ENUM('public', 'serial');
  CREATE TYPE "public"."enum_document_versions_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn', 'mul');
  CREATE TYPE "public"."enum_document_versions_state" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menu_entries_kind" AS ENUM('products', 'turnkey', 'about', 'service', 'blog', 'contact', 'reviews', 'link');
  CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_entries_kind" AS ENUM('products', 'turnkey', 'about', 'service', 'blog', 'contact', 'reviews', 'link');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_interface_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__interface_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__interface_texts_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-wanted' BEFORE 'dealer-asked';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-by-hand' BEFORE 'dealer-asked';
  CREATE TABLE "dealers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_dealers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
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
  
  CREATE TABLE "menu_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menu_entries_kind" DEFAULT 'link',
  	"address" varchar,
  	"in_header" boolean DEFAULT true,
  	"in_phone" boolean DEFAULT true,
  	"in_footer" boolean DEFAULT true
  );
  
  CREATE TABLE "menu_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"saved_by_schedule" boolean DEFAULT false,
  	"_status" "enum_menu_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__menu_v_version_entries_kind" DEFAULT 'link',
  	"address" varchar,
  	"in_header" boolean DEFAULT true,
  	"in_phone" boolean DEFAULT true,
  	"in_footer" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_saved_by_schedule" boolean DEFAULT false,
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "interface_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"saved_by_schedule" boolean DEFAULT false,
  	"_status" "enum_interface_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "interface_texts_locales" (
  	"texts" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_interface_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_saved_by_schedule" boolean DEFAULT false,
  	"version__status" "enum__interface_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__interface_texts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_interface_texts_v_locales" (
  	"version_texts" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "dealers" ADD COLUMN "takes_enquiries" boolean DEFAULT true;
  ALTER TABLE "_dealers_v" ADD COLUMN "version_takes_enquiries" boolean DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "serial_numbers_id" integer;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_locales" ADD CONSTRAINT "product_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_product_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."product_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "serial_numbers" ADD CONSTRAINT "serial_numbers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_entries" ADD CONSTRAINT "menu_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_locales" ADD CONSTRAINT "menu_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_entries" ADD CONSTRAINT "_menu_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_entries_locales" ADD CONSTRAINT "_menu_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interface_texts_locales" ADD CONSTRAINT "interface_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interface_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_interface_texts_v_locales" ADD CONSTRAINT "_interface_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_interface_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dealers_rels_order_idx" ON "dealers_rels" USING btree ("order");
  CREATE INDEX "dealers_rels_parent_idx" ON "dealers_rels" USING btree ("parent_id");
  CREATE INDEX "dealers_rels_path_idx" ON "dealers_rels" USING btree ("path");
  CREATE INDEX "dealers_rels_categories_id_idx" ON "dealers_rels" USING btree ("categories_id");
  CREATE INDEX "_dealers_v_rels_order_idx" ON "_dealers_v_rels" USING btree ("order");
  CREATE INDEX "_dealers_v_rels_parent_idx" ON "_dealers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_rels_path_idx" ON "_dealers_v_rels" USING btree ("path");
  CREATE INDEX "_dealers_v_rels_categories_id_idx" ON "_dealers_v_rels" USING btree ("categories_id");
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
  CREATE INDEX "menu_entries_order_idx" ON "menu_entries" USING btree ("_order");
  CREATE INDEX "menu_entries_parent_id_idx" ON "menu_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_entries_locales_locale_parent_id_unique" ON "menu_entries_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "menu__status_idx" ON "menu" USING btree ("_status");
  CREATE INDEX "_menu_v_version_entries_order_idx" ON "_menu_v_version_entries" USING btree ("_order");
  CREATE INDEX "_menu_v_version_entries_parent_id_idx" ON "_menu_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_entries_locales_locale_parent_id_unique" ON "_menu_v_version_entries_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  CREATE INDEX "interface_texts__status_idx" ON "interface_texts" USING btree ("_status");
  CREATE UNIQUE INDEX "interface_texts_locales_locale_parent_id_unique" ON "interface_texts_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_interface_texts_v_version_version__status_idx" ON "_interface_texts_v" USING btree ("version__status");
  CREATE INDEX "_interface_texts_v_created_at_idx" ON "_interface_texts_v" USING btree ("created_at");
  CREATE INDEX "_interface_texts_v_updated_at_idx" ON "_interface_texts_v" USING btree ("updated_at");
  CREATE INDEX "_interface_texts_v_snapshot_idx" ON "_interface_texts_v" USING btree ("snapshot");
  CREATE INDEX "_interface_texts_v_published_locale_idx" ON "_interface_texts_v" USING btree ("published_locale");
  CREATE INDEX "_interface_texts_v_latest_idx" ON "_interface_texts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_interface_texts_v_locales_locale_parent_id_unique" ON "_interface_texts_v_locales" USING btree ("_parent_id","_locale");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_documents_fk" FOREIGN KEY ("product_documents_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_versions_fk" FOREIGN KEY ("document_versions_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_serial_numbers_fk" FOREIGN KEY ("serial_numbers_id") REFERENCES "public"."serial_numbers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_product_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("product_documents_id");
  CREATE INDEX "payload_locked_documents_rels_document_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("document_versions_id");
  CREATE INDEX "payload_locked_documents_rels_serial_numbers_id_idx" ON "payload_locked_documents_rels" USING btree ("serial_numbers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_documents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "document_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "serial_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menu_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menu_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interface_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interface_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_interface_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_interface_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "dealers_rels" CASCADE;
  DROP TABLE "_dealers_v_rels" CASCADE;
  DROP TABLE "product_documents" CASCADE;
  DROP TABLE "product_documents_locales" CASCADE;
  DROP TABLE "product_documents_rels" CASCADE;
  DROP TABLE "document_versions" CASCADE;
  DROP TABLE "serial_numbers" CASCADE;
  DROP TABLE "menu_entries" CASCADE;
  DROP TABLE "menu_entries_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "_menu_v_version_entries" CASCADE;
  DROP TABLE "_menu_v_version_entries_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TABLE "interface_texts" CASCADE;
  DROP TABLE "interface_texts_locales" CASCADE;
  DROP TABLE "_interface_texts_v" CASCADE;
  DROP TABLE "_interface_texts_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_serial_numbers_fk";
  
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiry_events_kind";
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('note', 'state', 'assignee', 'outcome', 'erasure-declined', 'next-step', 'escalated', 'routed', 'route-passed', 'route-failed', 'dealer-asked', 'dealer-interested', 'dealer-declined', 'dealer-silent', 'dealer-withdrawn', 'offer-sent', 'offer-change', 'offer-accepted', 'offer-late', 'offer-expired', 'offer-withdrawn');
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiry_events_kind" USING "kind"::"public"."enum_enquiry_events_kind";
  DROP INDEX "payload_locked_documents_rels_product_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_document_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_serial_numbers_id_idx";
  ALTER TABLE "dealers" DROP COLUMN "takes_enquiries";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_takes_enquiries";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "serial_numbers_id";
  DROP TYPE "public"."enum_product_documents_kind";
  DROP TYPE "public"."enum_product_documents_audience";
  DROP TYPE "public"."enum_document_versions_language";
  DROP TYPE "public"."enum_document_versions_state";
  DROP TYPE "public"."enum_menu_entries_kind";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_entries_kind";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum__menu_v_published_locale";
  DROP TYPE "public"."enum_interface_texts_status";
  DROP TYPE "public"."enum__interface_texts_v_version_status";
  DROP TYPE "public"."enum__interface_texts_v_published_locale";`)
}
