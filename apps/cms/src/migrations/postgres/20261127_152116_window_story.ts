import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_window_story_stations_stage" AS ENUM('cut', 'reinforced', 'slotted', 'welded', 'cleaned', 'mullion', 'hardware', 'glazed', 'inspected');
  CREATE TYPE "public"."enum_window_story_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__window_story_v_version_stations_stage" AS ENUM('cut', 'reinforced', 'slotted', 'welded', 'cleaned', 'mullion', 'hardware', 'glazed', 'inspected');
  CREATE TYPE "public"."enum__window_story_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__window_story_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TABLE "window_story_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"stage" "enum_window_story_stations_stage",
  	"product_id" integer,
  	"parameter_id" integer
  );
  
  CREATE TABLE "window_story_stations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "window_story" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"saved_by_schedule" boolean DEFAULT false,
  	"_status" "enum_window_story_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "window_story_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_window_story_v_version_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"stage" "enum__window_story_v_version_stations_stage",
  	"product_id" integer,
  	"parameter_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_window_story_v_version_stations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_window_story_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_saved_by_schedule" boolean DEFAULT false,
  	"version__status" "enum__window_story_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__window_story_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_window_story_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "window_story_stations" ADD CONSTRAINT "window_story_stations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "window_story_stations" ADD CONSTRAINT "window_story_stations_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "window_story_stations" ADD CONSTRAINT "window_story_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."window_story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "window_story_stations_locales" ADD CONSTRAINT "window_story_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."window_story_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "window_story_locales" ADD CONSTRAINT "window_story_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."window_story"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_window_story_v_version_stations" ADD CONSTRAINT "_window_story_v_version_stations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_window_story_v_version_stations" ADD CONSTRAINT "_window_story_v_version_stations_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_window_story_v_version_stations" ADD CONSTRAINT "_window_story_v_version_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_window_story_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_window_story_v_version_stations_locales" ADD CONSTRAINT "_window_story_v_version_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_window_story_v_version_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_window_story_v_locales" ADD CONSTRAINT "_window_story_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_window_story_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "window_story_stations_parent_id_idx" ON "window_story_stations" USING btree ("_parent_id");
  CREATE INDEX "window_story_stations_product_idx" ON "window_story_stations" USING btree ("product_id");
  CREATE INDEX "window_story_stations_parameter_idx" ON "window_story_stations" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "window_story_stations_locales_locale_parent_id_unique" ON "window_story_stations_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "window_story__status_idx" ON "window_story" USING btree ("_status");
  CREATE UNIQUE INDEX "window_story_locales_locale_parent_id_unique" ON "window_story_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_window_story_v_version_stations_parent_id_idx" ON "_window_story_v_version_stations" USING btree ("_parent_id");
  CREATE INDEX "_window_story_v_version_stations_product_idx" ON "_window_story_v_version_stations" USING btree ("product_id");
  CREATE INDEX "_window_story_v_version_stations_parameter_idx" ON "_window_story_v_version_stations" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "_window_story_v_version_stations_locales_locale_parent_id_un" ON "_window_story_v_version_stations_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_window_story_v_version_version__status_idx" ON "_window_story_v" USING btree ("version__status");
  CREATE INDEX "_window_story_v_created_at_idx" ON "_window_story_v" USING btree ("created_at");
  CREATE INDEX "_window_story_v_updated_at_idx" ON "_window_story_v" USING btree ("updated_at");
  CREATE INDEX "_window_story_v_snapshot_idx" ON "_window_story_v" USING btree ("snapshot");
  CREATE INDEX "_window_story_v_published_locale_idx" ON "_window_story_v" USING btree ("published_locale");
  CREATE INDEX "_window_story_v_latest_idx" ON "_window_story_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_window_story_v_locales_locale_parent_id_unique" ON "_window_story_v_locales" USING btree ("_parent_id","_locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "window_story_stations" CASCADE;
  DROP TABLE "window_story_stations_locales" CASCADE;
  DROP TABLE "window_story" CASCADE;
  DROP TABLE "window_story_locales" CASCADE;
  DROP TABLE "_window_story_v_version_stations" CASCADE;
  DROP TABLE "_window_story_v_version_stations_locales" CASCADE;
  DROP TABLE "_window_story_v" CASCADE;
  DROP TABLE "_window_story_v_locales" CASCADE;
  DROP TYPE "public"."enum_window_story_stations_stage";
  DROP TYPE "public"."enum_window_story_status";
  DROP TYPE "public"."enum__window_story_v_version_stations_stage";
  DROP TYPE "public"."enum__window_story_v_version_status";
  DROP TYPE "public"."enum__window_story_v_published_locale";`)
}
