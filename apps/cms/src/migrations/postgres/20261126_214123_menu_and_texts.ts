import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menu_entries_kind" AS ENUM('products', 'turnkey', 'about', 'service', 'blog', 'contact', 'reviews', 'link');
  CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_entries_kind" AS ENUM('products', 'turnkey', 'about', 'service', 'blog', 'contact', 'reviews', 'link');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_interface_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__interface_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__interface_texts_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
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
  
  ALTER TABLE "menu_entries" ADD CONSTRAINT "menu_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_locales" ADD CONSTRAINT "menu_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_entries" ADD CONSTRAINT "_menu_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_entries_locales" ADD CONSTRAINT "_menu_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interface_texts_locales" ADD CONSTRAINT "interface_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interface_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_interface_texts_v_locales" ADD CONSTRAINT "_interface_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_interface_texts_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "_interface_texts_v_locales_locale_parent_id_unique" ON "_interface_texts_v_locales" USING btree ("_parent_id","_locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TYPE "public"."enum_menu_entries_kind";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_entries_kind";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum__menu_v_published_locale";
  DROP TYPE "public"."enum_interface_texts_status";
  DROP TYPE "public"."enum__interface_texts_v_version_status";
  DROP TYPE "public"."enum__interface_texts_v_published_locale";`)
}
