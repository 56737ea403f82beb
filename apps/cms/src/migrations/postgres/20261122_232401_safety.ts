import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_events_kind" AS ENUM('login', 'login-failed', 'logout', 'password-reset', 'create', 'save', 'publish', 'unpublish', 'trash', 'restore', 'delete', 'erase', 'export', 'role', 'settings');
  CREATE TYPE "public"."enum__company_v_version_socials_kind" AS ENUM('facebook', 'youtube', 'twitter', 'instagram', 'linkedin', 'whatsapp');
  CREATE TABLE "logins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer NOT NULL,
  	"session" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"address" varchar,
  	"network" varchar,
  	"user_agent" varchar,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"is_confirmed" boolean DEFAULT false NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" varchar DEFAULT '',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erased_enquiries" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_audit_events_kind" NOT NULL,
  	"account_name" varchar,
  	"account_id" varchar,
  	"entity" varchar,
  	"title" varchar,
  	"document_id" varchar,
  	"changed_fields" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__company_v_version_socials_kind" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_legal_name" varchar NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_fax" varchar,
  	"version_email" varchar NOT NULL,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_chat_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_address" varchar,
  	"version_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_files_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_files_v_locales" (
  	"version_catalogue_id" integer,
  	"version_privacy_policy_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  DROP INDEX "products_slug_idx";
  DROP INDEX "categories_slug_idx";
  DROP INDEX "parameters_key_idx";
  DROP INDEX "turnkeys_slug_idx";
  DROP INDEX "posts_slug_idx";
  DROP INDEX "seo_pages_path_idx";
  DROP INDEX "structured_data_path_idx";
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "category_sections" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_category_sections_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "parameters" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "turnkeys" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_turnkeys_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "turnkey_sections" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_turnkey_sections_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "questions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_questions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_slides_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "advantages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_advantages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "about_sections" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_about_sections_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "dealers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_dealers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "seo_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "structured_data" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "disabled" boolean DEFAULT false;
  ALTER TABLE "logins" ADD CONSTRAINT "logins_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v_version_socials" ADD CONSTRAINT "_company_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_files_v_locales" ADD CONSTRAINT "_company_files_v_locales_version_catalogue_id_files_id_fk" FOREIGN KEY ("version_catalogue_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_files_v_locales" ADD CONSTRAINT "_company_files_v_locales_version_privacy_policy_id_files_id_fk" FOREIGN KEY ("version_privacy_policy_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_files_v_locales" ADD CONSTRAINT "_company_files_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_files_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "logins_account_idx" ON "logins" USING btree ("account_id");
  CREATE INDEX "logins_updated_at_idx" ON "logins" USING btree ("updated_at");
  CREATE INDEX "logins_created_at_idx" ON "logins" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "erased_enquiries_updated_at_idx" ON "erased_enquiries" USING btree ("updated_at");
  CREATE INDEX "erased_enquiries_created_at_idx" ON "erased_enquiries" USING btree ("created_at");
  CREATE INDEX "audit_events_kind_idx" ON "audit_events" USING btree ("kind");
  CREATE INDEX "audit_events_account_name_idx" ON "audit_events" USING btree ("account_name");
  CREATE INDEX "audit_events_entity_idx" ON "audit_events" USING btree ("entity");
  CREATE INDEX "audit_events_document_id_idx" ON "audit_events" USING btree ("document_id");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "_company_v_version_socials_order_idx" ON "_company_v_version_socials" USING btree ("_order");
  CREATE INDEX "_company_v_version_socials_parent_id_idx" ON "_company_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_company_v_locales_locale_parent_id_unique" ON "_company_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_files_v_created_at_idx" ON "_company_files_v" USING btree ("created_at");
  CREATE INDEX "_company_files_v_updated_at_idx" ON "_company_files_v" USING btree ("updated_at");
  CREATE INDEX "_company_files_v_version_version_catalogue_idx" ON "_company_files_v_locales" USING btree ("version_catalogue_id","_locale");
  CREATE INDEX "_company_files_v_version_version_privacy_policy_idx" ON "_company_files_v_locales" USING btree ("version_privacy_policy_id","_locale");
  CREATE UNIQUE INDEX "_company_files_v_locales_locale_parent_id_unique" ON "_company_files_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "category_sections_deleted_at_idx" ON "category_sections" USING btree ("deleted_at");
  CREATE INDEX "_category_sections_v_version_version_deleted_at_idx" ON "_category_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "parameters_deleted_at_idx" ON "parameters" USING btree ("deleted_at");
  CREATE INDEX "turnkeys_deleted_at_idx" ON "turnkeys" USING btree ("deleted_at");
  CREATE INDEX "_turnkeys_v_version_version_deleted_at_idx" ON "_turnkeys_v" USING btree ("version_deleted_at");
  CREATE INDEX "turnkey_sections_deleted_at_idx" ON "turnkey_sections" USING btree ("deleted_at");
  CREATE INDEX "_turnkey_sections_v_version_version_deleted_at_idx" ON "_turnkey_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "questions_deleted_at_idx" ON "questions" USING btree ("deleted_at");
  CREATE INDEX "_questions_v_version_version_deleted_at_idx" ON "_questions_v" USING btree ("version_deleted_at");
  CREATE INDEX "slides_deleted_at_idx" ON "slides" USING btree ("deleted_at");
  CREATE INDEX "_slides_v_version_version_deleted_at_idx" ON "_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "advantages_deleted_at_idx" ON "advantages" USING btree ("deleted_at");
  CREATE INDEX "_advantages_v_version_version_deleted_at_idx" ON "_advantages_v" USING btree ("version_deleted_at");
  CREATE INDEX "about_sections_deleted_at_idx" ON "about_sections" USING btree ("deleted_at");
  CREATE INDEX "_about_sections_v_version_version_deleted_at_idx" ON "_about_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE INDEX "_certificates_v_version_version_deleted_at_idx" ON "_certificates_v" USING btree ("version_deleted_at");
  CREATE INDEX "dealers_deleted_at_idx" ON "dealers" USING btree ("deleted_at");
  CREATE INDEX "_dealers_v_version_version_deleted_at_idx" ON "_dealers_v" USING btree ("version_deleted_at");
  CREATE INDEX "seo_pages_deleted_at_idx" ON "seo_pages" USING btree ("deleted_at");
  CREATE INDEX "_seo_pages_v_version_version_deleted_at_idx" ON "_seo_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "structured_data_deleted_at_idx" ON "structured_data" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "parameters_key_idx" ON "parameters" USING btree ("key") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "turnkeys_slug_idx" ON "turnkeys" USING btree ("slug") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "seo_pages_path_idx" ON "seo_pages" USING btree ("path") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "structured_data_path_idx" ON "structured_data" USING btree ("path") WHERE "deleted_at" IS NULL;
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "logins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erased_enquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_version_socials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_files_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_files_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "logins" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "erased_enquiries" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "_company_v_version_socials" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TABLE "_company_files_v" CASCADE;
  DROP TABLE "_company_files_v_locales" CASCADE;
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "category_sections_deleted_at_idx";
  DROP INDEX "_category_sections_v_version_version_deleted_at_idx";
  DROP INDEX "parameters_deleted_at_idx";
  DROP INDEX "turnkeys_deleted_at_idx";
  DROP INDEX "_turnkeys_v_version_version_deleted_at_idx";
  DROP INDEX "turnkey_sections_deleted_at_idx";
  DROP INDEX "_turnkey_sections_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "reviews_deleted_at_idx";
  DROP INDEX "_reviews_v_version_version_deleted_at_idx";
  DROP INDEX "questions_deleted_at_idx";
  DROP INDEX "_questions_v_version_version_deleted_at_idx";
  DROP INDEX "slides_deleted_at_idx";
  DROP INDEX "_slides_v_version_version_deleted_at_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "advantages_deleted_at_idx";
  DROP INDEX "_advantages_v_version_version_deleted_at_idx";
  DROP INDEX "about_sections_deleted_at_idx";
  DROP INDEX "_about_sections_v_version_version_deleted_at_idx";
  DROP INDEX "certificates_deleted_at_idx";
  DROP INDEX "_certificates_v_version_version_deleted_at_idx";
  DROP INDEX "dealers_deleted_at_idx";
  DROP INDEX "_dealers_v_version_version_deleted_at_idx";
  DROP INDEX "seo_pages_deleted_at_idx";
  DROP INDEX "_seo_pages_v_version_version_deleted_at_idx";
  DROP INDEX "structured_data_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "files_deleted_at_idx";
  DROP INDEX "products_slug_idx";
  DROP INDEX "categories_slug_idx";
  DROP INDEX "parameters_key_idx";
  DROP INDEX "turnkeys_slug_idx";
  DROP INDEX "posts_slug_idx";
  DROP INDEX "seo_pages_path_idx";
  DROP INDEX "structured_data_path_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE UNIQUE INDEX "parameters_key_idx" ON "parameters" USING btree ("key");
  CREATE UNIQUE INDEX "turnkeys_slug_idx" ON "turnkeys" USING btree ("slug");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE UNIQUE INDEX "seo_pages_path_idx" ON "seo_pages" USING btree ("path");
  CREATE UNIQUE INDEX "structured_data_path_idx" ON "structured_data" USING btree ("path");
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "category_sections" DROP COLUMN "deleted_at";
  ALTER TABLE "_category_sections_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "parameters" DROP COLUMN "deleted_at";
  ALTER TABLE "turnkeys" DROP COLUMN "deleted_at";
  ALTER TABLE "_turnkeys_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "turnkey_sections" DROP COLUMN "deleted_at";
  ALTER TABLE "_turnkey_sections_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "reviews" DROP COLUMN "deleted_at";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "questions" DROP COLUMN "deleted_at";
  ALTER TABLE "_questions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "slides" DROP COLUMN "deleted_at";
  ALTER TABLE "_slides_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "advantages" DROP COLUMN "deleted_at";
  ALTER TABLE "_advantages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "about_sections" DROP COLUMN "deleted_at";
  ALTER TABLE "_about_sections_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "certificates" DROP COLUMN "deleted_at";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "dealers" DROP COLUMN "deleted_at";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "seo_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "structured_data" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "files" DROP COLUMN "deleted_at";
  ALTER TABLE "users" DROP COLUMN "disabled";
  DROP TYPE "public"."enum_audit_events_kind";
  DROP TYPE "public"."enum__company_v_version_socials_kind";`)
}
