import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_outcome" AS ENUM('won', 'lost');
  CREATE TYPE "public"."enum_advisers_continents" AS ENUM('africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america');
  CREATE TYPE "public"."enum_advisers_languages" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_advisers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advisers_v_version_continents" AS ENUM('africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america');
  CREATE TYPE "public"."enum__advisers_v_version_languages" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum__advisers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advisers_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('waiting', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_approvals_state" AS ENUM('requested', 'approved', 'declined', 'withdrawn');
  CREATE TYPE "public"."enum_company_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_company_files_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_files_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_files_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'buyer-message';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'outcome';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'erasure-declined';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'schedule';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'schedule-cancel';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'approval-request';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'approval-withdraw';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'approve';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'decline';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'publish-unapproved';
  ALTER TYPE "public"."enum_audit_events_kind" ADD VALUE 'comment';
  CREATE TABLE "enquiries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "reviews_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "reviews_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_reviews_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reviews_v_version_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "advisers_continents" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_advisers_continents",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "advisers_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_advisers_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "advisers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"position" numeric DEFAULT 0,
  	"phone" varchar,
  	"email" varchar,
  	"photo_id" integer,
  	"saved_by" varchar,
  	"saved_by_schedule" boolean DEFAULT false,
  	"translation_state" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_advisers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "advisers_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advisers_v_version_continents" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__advisers_v_version_continents",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_advisers_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__advisers_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_advisers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_photo_id" integer,
  	"version_saved_by" varchar,
  	"version_saved_by_schedule" boolean DEFAULT false,
  	"version_translation_state" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__advisers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__advisers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_advisers_v_locales" (
  	"version_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "scheduled_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar,
  	"document_id" numeric,
  	"title" varchar,
  	"action" "enum_scheduled_changes_action" NOT NULL,
  	"language" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_scheduled_changes_state" NOT NULL,
  	"problem" varchar,
  	"set_by" varchar,
  	"without_approval" boolean,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "approvals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar,
  	"document_id" numeric,
  	"title" varchar,
  	"state" "enum_approvals_state" NOT NULL,
  	"hashes" jsonb NOT NULL,
  	"note" varchar,
  	"requested_by" varchar,
  	"requested_by_id" varchar,
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "field_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entity" varchar,
  	"document_id" numeric,
  	"path" varchar,
  	"language" varchar,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"resolved" boolean DEFAULT false,
  	"resolved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"language" varchar NOT NULL,
  	"account_name" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "typed_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"account_id" numeric,
  	"account_name" varchar,
  	"state" varchar NOT NULL,
  	"done" numeric,
  	"total" numeric,
  	"seen_at" varchar,
  	"counts" jsonb,
  	"notices" jsonb,
  	"failure" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import" numeric NOT NULL,
  	"order" numeric NOT NULL,
  	"product" numeric,
  	"is_new" boolean,
  	"has_problem" boolean,
  	"has_conflict" boolean,
  	"title" varchar,
  	"sheet" varchar,
  	"line" numeric,
  	"stamp" varchar,
  	"cells" jsonb,
  	"version_before" numeric,
  	"version_after" numeric,
  	"published" jsonb
  );
  
  CREATE TABLE "translation_origins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"origins" varchar NOT NULL
  );
  
  CREATE TABLE "content_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"run" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"checked_at" timestamp(3) with time zone,
  	"mailed_at" timestamp(3) with time zone,
  	"is_cut" boolean
  );
  
  CREATE TABLE "content_findings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"run" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"title" varchar,
  	"language" varchar NOT NULL,
  	"finding" varchar NOT NULL,
  	"field" varchar NOT NULL,
  	"detail" varchar,
  	"length" numeric,
  	"picture" numeric
  );
  
  CREATE TABLE "buyer_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"text" varchar,
  	"urgent" boolean,
  	"erasure" boolean,
  	"files" jsonb,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"shared" boolean DEFAULT false,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"required" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_translation_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_required" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "company_socials" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "company_socials" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "legal_name" DROP NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "_company_v_version_socials" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "_company_v_version_socials" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_legal_name" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_phone" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_email" DROP NOT NULL;
  ALTER TABLE "enquiries" ADD COLUMN "buyer_wrote_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "urgent" boolean;
  ALTER TABLE "enquiries" ADD COLUMN "erasure_requested_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "outcome" "enum_enquiries_outcome";
  ALTER TABLE "enquiries" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "source" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "source_medium" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "campaign" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "landing_page" varchar;
  ALTER TABLE "products" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "products" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "categories" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "categories" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "categories" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_categories_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "category_sections" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "category_sections" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "category_sections" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_category_sections_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_category_sections_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_category_sections_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "parameters" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "turnkeys" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "turnkeys" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "turnkeys" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_turnkeys_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_turnkeys_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_turnkeys_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "turnkey_sections" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "turnkey_sections" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "turnkey_sections" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_turnkey_sections_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_turnkey_sections_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_turnkey_sections_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "reviews" ADD COLUMN "turnkey_id" integer;
  ALTER TABLE "reviews" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "reviews" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "reviews_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_turnkey_id" integer;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "questions" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "questions" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "questions" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_questions_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_questions_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_questions_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "slides" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "slides" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "slides" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_slides_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "services" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "services" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "services" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_services_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "advantages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "advantages" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "advantages" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_advantages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_advantages_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_advantages_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "about_sections" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "about_sections" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "about_sections" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_about_sections_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_about_sections_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_about_sections_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "certificates" ADD COLUMN "document_id" integer;
  ALTER TABLE "certificates" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "certificates" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "certificates" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_document_id" integer;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_certificates_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "dealers" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "dealers" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_dealers_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_dealers_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "seo_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "seo_pages" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "seo_pages" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_translation_state" varchar;
  ALTER TABLE "media" ADD COLUMN "translation_state" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "advisers_id" integer;
  ALTER TABLE "company" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "company" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "company" ADD COLUMN "_status" "enum_company_status" DEFAULT 'draft';
  ALTER TABLE "_company_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_company_v" ADD COLUMN "version__status" "enum__company_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_company_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_company_v" ADD COLUMN "published_locale" "enum__company_v_published_locale";
  ALTER TABLE "_company_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "company_files" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "company_files" ADD COLUMN "saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "company_files" ADD COLUMN "_status" "enum_company_files_status" DEFAULT 'draft';
  ALTER TABLE "_company_files_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_company_files_v" ADD COLUMN "version_saved_by_schedule" boolean DEFAULT false;
  ALTER TABLE "_company_files_v" ADD COLUMN "version__status" "enum__company_files_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_company_files_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_company_files_v" ADD COLUMN "published_locale" "enum__company_files_v_published_locale";
  ALTER TABLE "_company_files_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "enquiries_texts" ADD CONSTRAINT "enquiries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_figures" ADD CONSTRAINT "reviews_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_figures_locales" ADD CONSTRAINT "reviews_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_version_figures" ADD CONSTRAINT "_reviews_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_version_figures_locales" ADD CONSTRAINT "_reviews_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisers_continents" ADD CONSTRAINT "advisers_continents_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisers_languages" ADD CONSTRAINT "advisers_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisers" ADD CONSTRAINT "advisers_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "advisers_locales" ADD CONSTRAINT "advisers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisers_v_version_continents" ADD CONSTRAINT "_advisers_v_version_continents_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_advisers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisers_v_version_languages" ADD CONSTRAINT "_advisers_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_advisers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisers_v" ADD CONSTRAINT "_advisers_v_parent_id_advisers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advisers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advisers_v" ADD CONSTRAINT "_advisers_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advisers_v_locales" ADD CONSTRAINT "_advisers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "buyer_messages" ADD CONSTRAINT "buyer_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiries_texts_order_parent" ON "enquiries_texts" USING btree ("order","parent_id");
  CREATE INDEX "enquiries_texts_text_idx" ON "enquiries_texts" USING btree ("text");
  CREATE INDEX "reviews_figures_order_idx" ON "reviews_figures" USING btree ("_order");
  CREATE INDEX "reviews_figures_parent_id_idx" ON "reviews_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reviews_figures_locales_locale_parent_id_unique" ON "reviews_figures_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_reviews_v_version_figures_order_idx" ON "_reviews_v_version_figures" USING btree ("_order");
  CREATE INDEX "_reviews_v_version_figures_parent_id_idx" ON "_reviews_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_reviews_v_version_figures_locales_locale_parent_id_unique" ON "_reviews_v_version_figures_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "advisers_continents_order_idx" ON "advisers_continents" USING btree ("order");
  CREATE INDEX "advisers_continents_parent_idx" ON "advisers_continents" USING btree ("parent_id");
  CREATE INDEX "advisers_languages_order_idx" ON "advisers_languages" USING btree ("order");
  CREATE INDEX "advisers_languages_parent_idx" ON "advisers_languages" USING btree ("parent_id");
  CREATE INDEX "advisers_position_idx" ON "advisers" USING btree ("position");
  CREATE INDEX "advisers_photo_idx" ON "advisers" USING btree ("photo_id");
  CREATE INDEX "advisers_updated_at_idx" ON "advisers" USING btree ("updated_at");
  CREATE INDEX "advisers_created_at_idx" ON "advisers" USING btree ("created_at");
  CREATE INDEX "advisers_deleted_at_idx" ON "advisers" USING btree ("deleted_at");
  CREATE INDEX "advisers__status_idx" ON "advisers" USING btree ("_status");
  CREATE UNIQUE INDEX "advisers_locales_locale_parent_id_unique" ON "advisers_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_advisers_v_version_continents_order_idx" ON "_advisers_v_version_continents" USING btree ("order");
  CREATE INDEX "_advisers_v_version_continents_parent_idx" ON "_advisers_v_version_continents" USING btree ("parent_id");
  CREATE INDEX "_advisers_v_version_languages_order_idx" ON "_advisers_v_version_languages" USING btree ("order");
  CREATE INDEX "_advisers_v_version_languages_parent_idx" ON "_advisers_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_advisers_v_parent_idx" ON "_advisers_v" USING btree ("parent_id");
  CREATE INDEX "_advisers_v_version_version_position_idx" ON "_advisers_v" USING btree ("version_position");
  CREATE INDEX "_advisers_v_version_version_photo_idx" ON "_advisers_v" USING btree ("version_photo_id");
  CREATE INDEX "_advisers_v_version_version_updated_at_idx" ON "_advisers_v" USING btree ("version_updated_at");
  CREATE INDEX "_advisers_v_version_version_created_at_idx" ON "_advisers_v" USING btree ("version_created_at");
  CREATE INDEX "_advisers_v_version_version_deleted_at_idx" ON "_advisers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_advisers_v_version_version__status_idx" ON "_advisers_v" USING btree ("version__status");
  CREATE INDEX "_advisers_v_created_at_idx" ON "_advisers_v" USING btree ("created_at");
  CREATE INDEX "_advisers_v_updated_at_idx" ON "_advisers_v" USING btree ("updated_at");
  CREATE INDEX "_advisers_v_snapshot_idx" ON "_advisers_v" USING btree ("snapshot");
  CREATE INDEX "_advisers_v_published_locale_idx" ON "_advisers_v" USING btree ("published_locale");
  CREATE INDEX "_advisers_v_latest_idx" ON "_advisers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_advisers_v_locales_locale_parent_id_unique" ON "_advisers_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "scheduled_changes_entity_idx" ON "scheduled_changes" USING btree ("entity");
  CREATE INDEX "scheduled_changes_document_id_idx" ON "scheduled_changes" USING btree ("document_id");
  CREATE INDEX "scheduled_changes_at_idx" ON "scheduled_changes" USING btree ("at");
  CREATE INDEX "scheduled_changes_state_idx" ON "scheduled_changes" USING btree ("state");
  CREATE INDEX "scheduled_changes_updated_at_idx" ON "scheduled_changes" USING btree ("updated_at");
  CREATE INDEX "scheduled_changes_created_at_idx" ON "scheduled_changes" USING btree ("created_at");
  CREATE INDEX "approvals_entity_idx" ON "approvals" USING btree ("entity");
  CREATE INDEX "approvals_document_id_idx" ON "approvals" USING btree ("document_id");
  CREATE INDEX "approvals_state_idx" ON "approvals" USING btree ("state");
  CREATE INDEX "approvals_updated_at_idx" ON "approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "approvals" USING btree ("created_at");
  CREATE INDEX "field_comments_entity_idx" ON "field_comments" USING btree ("entity");
  CREATE INDEX "field_comments_document_id_idx" ON "field_comments" USING btree ("document_id");
  CREATE INDEX "field_comments_updated_at_idx" ON "field_comments" USING btree ("updated_at");
  CREATE INDEX "field_comments_created_at_idx" ON "field_comments" USING btree ("created_at");
  CREATE UNIQUE INDEX "preview_links_key_idx" ON "preview_links" USING btree ("key");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "typed_documents_key_idx" ON "typed_documents" USING btree ("key");
  CREATE INDEX "typed_documents_updated_at_idx" ON "typed_documents" USING btree ("updated_at");
  CREATE INDEX "typed_documents_created_at_idx" ON "typed_documents" USING btree ("created_at");
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import");
  CREATE UNIQUE INDEX "kind_document_1_idx" ON "translation_origins" USING btree ("kind","document");
  CREATE UNIQUE INDEX "content_checks_run_idx" ON "content_checks" USING btree ("run");
  CREATE INDEX "content_findings_run_idx" ON "content_findings" USING btree ("run");
  CREATE INDEX "buyer_messages_enquiry_idx" ON "buyer_messages" USING btree ("enquiry_id");
  CREATE INDEX "buyer_messages_updated_at_idx" ON "buyer_messages" USING btree ("updated_at");
  CREATE INDEX "buyer_messages_created_at_idx" ON "buyer_messages" USING btree ("created_at");
  CREATE INDEX "desk_views_shared_idx" ON "desk_views" USING btree ("shared");
  CREATE INDEX "desk_views_owner_idx" ON "desk_views" USING btree ("owner_id");
  CREATE INDEX "desk_views_updated_at_idx" ON "desk_views" USING btree ("updated_at");
  CREATE INDEX "desk_views_created_at_idx" ON "desk_views" USING btree ("created_at");
  CREATE INDEX "_translation_rules_v_created_at_idx" ON "_translation_rules_v" USING btree ("created_at");
  CREATE INDEX "_translation_rules_v_updated_at_idx" ON "_translation_rules_v" USING btree ("updated_at");
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_turnkey_id_turnkeys_id_fk" FOREIGN KEY ("turnkey_id") REFERENCES "public"."turnkeys"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_turnkey_id_turnkeys_id_fk" FOREIGN KEY ("version_turnkey_id") REFERENCES "public"."turnkeys"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_document_id_files_id_fk" FOREIGN KEY ("version_document_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advisers_fk" FOREIGN KEY ("advisers_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_buyer_wrote_at_idx" ON "enquiries" USING btree ("buyer_wrote_at");
  CREATE INDEX "enquiries_urgent_idx" ON "enquiries" USING btree ("urgent");
  CREATE INDEX "enquiries_erasure_requested_at_idx" ON "enquiries" USING btree ("erasure_requested_at");
  CREATE INDEX "enquiries_outcome_idx" ON "enquiries" USING btree ("outcome");
  CREATE INDEX "enquiries_source_idx" ON "enquiries" USING btree ("source");
  CREATE INDEX "compound_index_idx" ON "enquiries" USING btree ("created_at","state","first_answered_at","closed_at","outcome","country_code","source","assignee_id","id");
  CREATE INDEX "products_translation_states_idx" ON "_products_v" USING btree ("latest","version_translation_state","version_deleted_at","parent_id");
  CREATE INDEX "reviews_turnkey_idx" ON "reviews" USING btree ("turnkey_id");
  CREATE INDEX "reviews_rels_products_id_idx" ON "reviews_rels" USING btree ("products_id");
  CREATE INDEX "_reviews_v_version_version_turnkey_idx" ON "_reviews_v" USING btree ("version_turnkey_id");
  CREATE INDEX "_reviews_v_rels_products_id_idx" ON "_reviews_v_rels" USING btree ("products_id");
  CREATE INDEX "certificates_document_idx" ON "certificates" USING btree ("document_id");
  CREATE INDEX "_certificates_v_version_version_document_idx" ON "_certificates_v" USING btree ("version_document_id");
  CREATE INDEX "payload_locked_documents_rels_advisers_id_idx" ON "payload_locked_documents_rels" USING btree ("advisers_id");
  CREATE INDEX "company__status_idx" ON "company" USING btree ("_status");
  CREATE INDEX "_company_v_version_version__status_idx" ON "_company_v" USING btree ("version__status");
  CREATE INDEX "_company_v_snapshot_idx" ON "_company_v" USING btree ("snapshot");
  CREATE INDEX "_company_v_published_locale_idx" ON "_company_v" USING btree ("published_locale");
  CREATE INDEX "_company_v_latest_idx" ON "_company_v" USING btree ("latest");
  CREATE INDEX "company_files__status_idx" ON "company_files" USING btree ("_status");
  CREATE INDEX "_company_files_v_version_version__status_idx" ON "_company_files_v" USING btree ("version__status");
  CREATE INDEX "_company_files_v_snapshot_idx" ON "_company_files_v" USING btree ("snapshot");
  CREATE INDEX "_company_files_v_published_locale_idx" ON "_company_files_v" USING btree ("published_locale");
  CREATE INDEX "_company_files_v_latest_idx" ON "_company_files_v" USING btree ("latest");`)

  // Written by hand: what enquiries of before asked for and when they were closed, and indexes by enquiry and by slug.
  await db.execute(sql`CREATE INDEX "enquiries_texts_parent_idx" ON "enquiries_texts" USING btree ("parent_id","path","text");`)
  await db.execute(sql`CREATE INDEX "enquiries_texts_path_idx" ON "enquiries_texts" USING btree ("path","text","parent_id");`)
  await db.execute(sql`INSERT INTO enquiries_texts ("order", parent_id, path, text)
    SELECT min(line.place), enquiries.id, 'productSlugs', line.value ->> 'slug'
    FROM enquiries, jsonb_array_elements(CASE jsonb_typeof(basket) WHEN 'array' THEN basket ELSE '[]'::jsonb END)
      WITH ORDINALITY line (value, place)
    WHERE line.value ->> 'slug' IS NOT NULL GROUP BY enquiries.id, line.value ->> 'slug';`)
  await db.execute(sql`INSERT INTO enquiries_texts ("order", parent_id, path, text)
    SELECT min(asked."order"), asked.parent_id, 'categorySlugs', categories.slug FROM enquiries_texts asked
    JOIN products ON products.slug = asked.text JOIN categories ON categories.id = products.category_id
    WHERE asked.path = 'productSlugs' GROUP BY asked.parent_id, categories.slug;`)
  await db.execute(sql`UPDATE enquiries SET closed_at = (SELECT max(created_at) FROM enquiry_events
    WHERE enquiry_id = enquiries.id AND kind = 'state' AND text = 'closed') WHERE state = 'closed';`)

  // What was there was on the site, and is its newest version.
  for (const table of ['company', 'company_files']) {
    await db.execute(sql.raw(`UPDATE "${table}" SET "_status" = 'published'`))
    await db.execute(sql.raw(`UPDATE "_${table}_v" SET "version__status" = 'published', "latest" = false`))
    await db.execute(sql.raw(`UPDATE "_${table}_v" SET "latest" = true WHERE "id" = (SELECT MAX("id") FROM "_${table}_v")`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_version_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisers_continents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisers_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisers_v_version_continents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisers_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scheduled_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "approvals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "field_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "typed_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_origins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "buyer_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translation_rules_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries_texts" CASCADE;
  DROP TABLE "reviews_figures" CASCADE;
  DROP TABLE "reviews_figures_locales" CASCADE;
  DROP TABLE "_reviews_v_version_figures" CASCADE;
  DROP TABLE "_reviews_v_version_figures_locales" CASCADE;
  DROP TABLE "advisers_continents" CASCADE;
  DROP TABLE "advisers_languages" CASCADE;
  DROP TABLE "advisers" CASCADE;
  DROP TABLE "advisers_locales" CASCADE;
  DROP TABLE "_advisers_v_version_continents" CASCADE;
  DROP TABLE "_advisers_v_version_languages" CASCADE;
  DROP TABLE "_advisers_v" CASCADE;
  DROP TABLE "_advisers_v_locales" CASCADE;
  DROP TABLE "scheduled_changes" CASCADE;
  DROP TABLE "approvals" CASCADE;
  DROP TABLE "field_comments" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "typed_documents" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "import_rows" CASCADE;
  DROP TABLE "translation_origins" CASCADE;
  DROP TABLE "content_checks" CASCADE;
  DROP TABLE "content_findings" CASCADE;
  DROP TABLE "buyer_messages" CASCADE;
  DROP TABLE "desk_views" CASCADE;
  DROP TABLE "translation_rules" CASCADE;
  DROP TABLE "_translation_rules_v" CASCADE;
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_turnkey_id_turnkeys_id_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_products_fk";
  
  ALTER TABLE "_reviews_v" DROP CONSTRAINT "_reviews_v_version_turnkey_id_turnkeys_id_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT "_reviews_v_rels_products_fk";
  
  ALTER TABLE "certificates" DROP CONSTRAINT "certificates_document_id_files_id_fk";
  
  ALTER TABLE "_certificates_v" DROP CONSTRAINT "_certificates_v_version_document_id_files_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_advisers_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('operator', 'receipt', 'answer', 'webhook');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiry_events_kind";
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('note', 'state', 'assignee');
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiry_events_kind" USING "kind"::"public"."enum_enquiry_events_kind";
  ALTER TABLE "audit_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_kind";
  CREATE TYPE "public"."enum_audit_events_kind" AS ENUM('login', 'login-failed', 'logout', 'password-reset', 'create', 'save', 'publish', 'unpublish', 'trash', 'restore', 'delete', 'erase', 'export', 'role', 'settings');
  ALTER TABLE "audit_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_events_kind" USING "kind"::"public"."enum_audit_events_kind";
  DROP INDEX "enquiries_buyer_wrote_at_idx";
  DROP INDEX "enquiries_urgent_idx";
  DROP INDEX "enquiries_erasure_requested_at_idx";
  DROP INDEX "enquiries_outcome_idx";
  DROP INDEX "enquiries_source_idx";
  DROP INDEX "compound_index_idx";
  DROP INDEX "products_translation_states_idx";
  DROP INDEX "reviews_turnkey_idx";
  DROP INDEX "reviews_rels_products_id_idx";
  DROP INDEX "_reviews_v_version_version_turnkey_idx";
  DROP INDEX "_reviews_v_rels_products_id_idx";
  DROP INDEX "certificates_document_idx";
  DROP INDEX "_certificates_v_version_version_document_idx";
  DROP INDEX "payload_locked_documents_rels_advisers_id_idx";
  DROP INDEX "company__status_idx";
  DROP INDEX "_company_v_version_version__status_idx";
  DROP INDEX "_company_v_snapshot_idx";
  DROP INDEX "_company_v_published_locale_idx";
  DROP INDEX "_company_v_latest_idx";
  DROP INDEX "company_files__status_idx";
  DROP INDEX "_company_files_v_version_version__status_idx";
  DROP INDEX "_company_files_v_snapshot_idx";
  DROP INDEX "_company_files_v_published_locale_idx";
  DROP INDEX "_company_files_v_latest_idx";
  ALTER TABLE "company_socials" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "company_socials" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "legal_name" SET NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "_company_v_version_socials" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "_company_v_version_socials" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_legal_name" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_phone" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_email" SET NOT NULL;
  ALTER TABLE "enquiries" DROP COLUMN "buyer_wrote_at";
  ALTER TABLE "enquiries" DROP COLUMN "urgent";
  ALTER TABLE "enquiries" DROP COLUMN "erasure_requested_at";
  ALTER TABLE "enquiries" DROP COLUMN "outcome";
  ALTER TABLE "enquiries" DROP COLUMN "closed_at";
  ALTER TABLE "enquiries" DROP COLUMN "source";
  ALTER TABLE "enquiries" DROP COLUMN "source_medium";
  ALTER TABLE "enquiries" DROP COLUMN "campaign";
  ALTER TABLE "enquiries" DROP COLUMN "landing_page";
  ALTER TABLE "products" DROP COLUMN "saved_by";
  ALTER TABLE "products" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "products" DROP COLUMN "translation_state";
  ALTER TABLE "_products_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_products_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "categories" DROP COLUMN "saved_by";
  ALTER TABLE "categories" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "categories" DROP COLUMN "translation_state";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_categories_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "category_sections" DROP COLUMN "saved_by";
  ALTER TABLE "category_sections" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "category_sections" DROP COLUMN "translation_state";
  ALTER TABLE "_category_sections_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_category_sections_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_category_sections_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "parameters" DROP COLUMN "translation_state";
  ALTER TABLE "turnkeys" DROP COLUMN "saved_by";
  ALTER TABLE "turnkeys" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "turnkeys" DROP COLUMN "translation_state";
  ALTER TABLE "_turnkeys_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_turnkeys_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_turnkeys_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "turnkey_sections" DROP COLUMN "saved_by";
  ALTER TABLE "turnkey_sections" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "turnkey_sections" DROP COLUMN "translation_state";
  ALTER TABLE "_turnkey_sections_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_turnkey_sections_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_turnkey_sections_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "posts" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "posts" DROP COLUMN "translation_state";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_posts_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "reviews" DROP COLUMN "turnkey_id";
  ALTER TABLE "reviews" DROP COLUMN "saved_by";
  ALTER TABLE "reviews" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "reviews" DROP COLUMN "translation_state";
  ALTER TABLE "reviews_rels" DROP COLUMN "products_id";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_turnkey_id";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "questions" DROP COLUMN "saved_by";
  ALTER TABLE "questions" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "questions" DROP COLUMN "translation_state";
  ALTER TABLE "_questions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_questions_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_questions_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "slides" DROP COLUMN "saved_by";
  ALTER TABLE "slides" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "slides" DROP COLUMN "translation_state";
  ALTER TABLE "_slides_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_slides_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_slides_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "services" DROP COLUMN "saved_by";
  ALTER TABLE "services" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "services" DROP COLUMN "translation_state";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_services_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "advantages" DROP COLUMN "saved_by";
  ALTER TABLE "advantages" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "advantages" DROP COLUMN "translation_state";
  ALTER TABLE "_advantages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_advantages_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_advantages_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "about_sections" DROP COLUMN "saved_by";
  ALTER TABLE "about_sections" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "about_sections" DROP COLUMN "translation_state";
  ALTER TABLE "_about_sections_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_about_sections_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_about_sections_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "certificates" DROP COLUMN "document_id";
  ALTER TABLE "certificates" DROP COLUMN "saved_by";
  ALTER TABLE "certificates" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "certificates" DROP COLUMN "translation_state";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_document_id";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_certificates_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "dealers" DROP COLUMN "saved_by";
  ALTER TABLE "dealers" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "seo_pages" DROP COLUMN "saved_by";
  ALTER TABLE "seo_pages" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "seo_pages" DROP COLUMN "translation_state";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_translation_state";
  ALTER TABLE "media" DROP COLUMN "translation_state";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "advisers_id";
  ALTER TABLE "company" DROP COLUMN "saved_by";
  ALTER TABLE "company" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "company" DROP COLUMN "_status";
  ALTER TABLE "_company_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_company_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_company_v" DROP COLUMN "version__status";
  ALTER TABLE "_company_v" DROP COLUMN "snapshot";
  ALTER TABLE "_company_v" DROP COLUMN "published_locale";
  ALTER TABLE "_company_v" DROP COLUMN "latest";
  ALTER TABLE "company_files" DROP COLUMN "saved_by";
  ALTER TABLE "company_files" DROP COLUMN "saved_by_schedule";
  ALTER TABLE "company_files" DROP COLUMN "_status";
  ALTER TABLE "_company_files_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_company_files_v" DROP COLUMN "version_saved_by_schedule";
  ALTER TABLE "_company_files_v" DROP COLUMN "version__status";
  ALTER TABLE "_company_files_v" DROP COLUMN "snapshot";
  ALTER TABLE "_company_files_v" DROP COLUMN "published_locale";
  ALTER TABLE "_company_files_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_enquiries_outcome";
  DROP TYPE "public"."enum_advisers_continents";
  DROP TYPE "public"."enum_advisers_languages";
  DROP TYPE "public"."enum_advisers_status";
  DROP TYPE "public"."enum__advisers_v_version_continents";
  DROP TYPE "public"."enum__advisers_v_version_languages";
  DROP TYPE "public"."enum__advisers_v_version_status";
  DROP TYPE "public"."enum__advisers_v_published_locale";
  DROP TYPE "public"."enum_scheduled_changes_action";
  DROP TYPE "public"."enum_scheduled_changes_state";
  DROP TYPE "public"."enum_approvals_state";
  DROP TYPE "public"."enum_company_status";
  DROP TYPE "public"."enum__company_v_version_status";
  DROP TYPE "public"."enum__company_v_published_locale";
  DROP TYPE "public"."enum_company_files_status";
  DROP TYPE "public"."enum__company_files_v_version_status";
  DROP TYPE "public"."enum__company_files_v_published_locale";`)
}
