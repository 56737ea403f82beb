import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_dealer_state" AS ENUM('asked', 'interested', 'declined', 'silent', 'withdrawn');
  CREATE TYPE "public"."enum_enquiries_offer_state" AS ENUM('sent', 'change-wished', 'accepted', 'expired', 'withdrawn');
  CREATE TYPE "public"."enum_routing_rules_languages" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_routing_rules_kinds" AS ENUM('order', 'contact', 'footer', 'mail');
  CREATE TYPE "public"."enum_routing_rules_target" AS ENUM('person', 'team', 'dealer');
  CREATE TYPE "public"."enum_routing_rules_show_contact" AS ENUM('interested', 'at-once');
  CREATE TYPE "public"."enum_dealer_contacts_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_products_profile_type" AS ENUM('pvc', 'aluminium', 'pvc-aluminium');
  CREATE TYPE "public"."enum__products_v_version_profile_type" AS ENUM('pvc', 'aluminium', 'pvc-aluminium');
  CREATE TYPE "public"."enum_dealer_links_state" AS ENUM('asked', 'interested', 'declined', 'silent', 'withdrawn');
  CREATE TYPE "public"."enum_dealer_links_show_contact" AS ENUM('interested', 'at-once');
  CREATE TYPE "public"."enum_offers_state" AS ENUM('draft', 'sent', 'change-wished', 'accepted', 'superseded', 'expired', 'withdrawn');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'dealer';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'dealer-answer';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'offer';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'routed';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'route-passed';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'route-failed';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-asked';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-interested';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-declined';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-silent';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'dealer-withdrawn';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'offer-sent';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'offer-change';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'offer-accepted';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'offer-late';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'offer-expired';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'offer-withdrawn';
  CREATE TABLE "routing_rules_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_routing_rules_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_routing_rules_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"position" numeric,
  	"target" "enum_routing_rules_target" DEFAULT 'person' NOT NULL,
  	"person_id" integer,
  	"team_id" integer,
  	"dealer_id" integer,
  	"show_contact" "enum_routing_rules_show_contact" DEFAULT 'interested',
  	"answer_days" numeric DEFAULT 3,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "routing_rules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"last_member" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "teams_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "dealer_contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"dealer_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_dealer_contacts_language" DEFAULT 'en' NOT NULL,
  	"paused" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "replaced_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder" varchar NOT NULL,
  	"upload" numeric NOT NULL,
  	"size" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "machine_translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"language" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"findings" varchar
  );
  
  CREATE TABLE "translation_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"title" varchar,
  	"languages" jsonb,
  	"account_id" numeric,
  	"account_name" varchar,
  	"done" numeric DEFAULT 0,
  	"total" numeric DEFAULT 0,
  	"characters" numeric DEFAULT 0,
  	"counts" jsonb,
  	"failure" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_job_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"title" varchar,
  	"state" varchar NOT NULL,
  	"answers" jsonb,
  	"problems" jsonb,
  	"translated" numeric,
  	"version_before" numeric,
  	"version_after" numeric,
  	"before" jsonb
  );
  
  CREATE TABLE "translation_usage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"month" varchar NOT NULL,
  	"characters" numeric NOT NULL
  );
  
  CREATE TABLE "dealer_links" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"contact_id" integer,
  	"state" "enum_dealer_links_state" NOT NULL,
  	"show_contact" "enum_dealer_links_show_contact" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"number" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"state" "enum_offers_state" NOT NULL,
  	"valid_until" varchar NOT NULL,
  	"note" varchar,
  	"files" jsonb,
  	"author_id" integer,
  	"sent_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"accepted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offer_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "statistic_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"dimension" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"value" varchar,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "statistic_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "dealer_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "dealer_state" "enum_enquiries_dealer_state";
  ALTER TABLE "enquiries" ADD COLUMN "offer_state" "enum_enquiries_offer_state";
  ALTER TABLE "products" ADD COLUMN "profile_type" "enum_products_profile_type";
  ALTER TABLE "_products_v" ADD COLUMN "version_profile_type" "enum__products_v_version_profile_type";
  ALTER TABLE "media" ADD COLUMN "focus_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focus_y" numeric;
  ALTER TABLE "users" ADD COLUMN "away_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "routing_rules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "teams_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealer_contacts_id" integer;
  ALTER TABLE "routing_rules_countries" ADD CONSTRAINT "routing_rules_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_languages" ADD CONSTRAINT "routing_rules_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_kinds" ADD CONSTRAINT "routing_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_dealer_id_dealer_contacts_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealer_contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routing_rules_texts" ADD CONSTRAINT "routing_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams_rels" ADD CONSTRAINT "teams_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams_rels" ADD CONSTRAINT "teams_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_contacts" ADD CONSTRAINT "dealer_contacts_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_links" ADD CONSTRAINT "dealer_links_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_links" ADD CONSTRAINT "dealer_links_contact_id_dealer_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."dealer_contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "routing_rules_countries_order_idx" ON "routing_rules_countries" USING btree ("order");
  CREATE INDEX "routing_rules_countries_parent_idx" ON "routing_rules_countries" USING btree ("parent_id");
  CREATE INDEX "routing_rules_languages_order_idx" ON "routing_rules_languages" USING btree ("order");
  CREATE INDEX "routing_rules_languages_parent_idx" ON "routing_rules_languages" USING btree ("parent_id");
  CREATE INDEX "routing_rules_kinds_order_idx" ON "routing_rules_kinds" USING btree ("order");
  CREATE INDEX "routing_rules_kinds_parent_idx" ON "routing_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "routing_rules_enabled_idx" ON "routing_rules" USING btree ("enabled");
  CREATE INDEX "routing_rules_position_idx" ON "routing_rules" USING btree ("position");
  CREATE INDEX "routing_rules_person_idx" ON "routing_rules" USING btree ("person_id");
  CREATE INDEX "routing_rules_team_idx" ON "routing_rules" USING btree ("team_id");
  CREATE INDEX "routing_rules_dealer_idx" ON "routing_rules" USING btree ("dealer_id");
  CREATE INDEX "routing_rules_updated_at_idx" ON "routing_rules" USING btree ("updated_at");
  CREATE INDEX "routing_rules_created_at_idx" ON "routing_rules" USING btree ("created_at");
  CREATE INDEX "routing_rules_texts_order_parent" ON "routing_rules_texts" USING btree ("order","parent_id");
  CREATE INDEX "teams_updated_at_idx" ON "teams" USING btree ("updated_at");
  CREATE INDEX "teams_created_at_idx" ON "teams" USING btree ("created_at");
  CREATE INDEX "teams_rels_order_idx" ON "teams_rels" USING btree ("order");
  CREATE INDEX "teams_rels_parent_idx" ON "teams_rels" USING btree ("parent_id");
  CREATE INDEX "teams_rels_path_idx" ON "teams_rels" USING btree ("path");
  CREATE INDEX "teams_rels_users_id_idx" ON "teams_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "dealer_contacts_dealer_idx" ON "dealer_contacts" USING btree ("dealer_id");
  CREATE INDEX "dealer_contacts_updated_at_idx" ON "dealer_contacts" USING btree ("updated_at");
  CREATE INDEX "dealer_contacts_created_at_idx" ON "dealer_contacts" USING btree ("created_at");
  CREATE INDEX "replaced_files_name_idx" ON "replaced_files" USING btree ("name");
  CREATE INDEX "replaced_files_upload_idx" ON "replaced_files" USING btree ("upload");
  CREATE INDEX "replaced_files_updated_at_idx" ON "replaced_files" USING btree ("updated_at");
  CREATE INDEX "replaced_files_created_at_idx" ON "replaced_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_document_language_path_idx" ON "machine_translations" USING btree ("kind","document","language","path");
  CREATE INDEX "kind_language_idx" ON "machine_translations" USING btree ("kind","language");
  CREATE INDEX "translation_jobs_state_idx" ON "translation_jobs" USING btree ("state");
  CREATE INDEX "translation_jobs_updated_at_idx" ON "translation_jobs" USING btree ("updated_at");
  CREATE INDEX "translation_jobs_created_at_idx" ON "translation_jobs" USING btree ("created_at");
  CREATE INDEX "job_state_idx" ON "translation_job_items" USING btree ("job","state");
  CREATE UNIQUE INDEX "translation_usage_month_idx" ON "translation_usage" USING btree ("month");
  CREATE INDEX "dealer_links_enquiry_idx" ON "dealer_links" USING btree ("enquiry_id");
  CREATE INDEX "dealer_links_contact_idx" ON "dealer_links" USING btree ("contact_id");
  CREATE INDEX "dealer_links_due_at_idx" ON "dealer_links" USING btree ("due_at");
  CREATE INDEX "dealer_links_updated_at_idx" ON "dealer_links" USING btree ("updated_at");
  CREATE INDEX "dealer_links_created_at_idx" ON "dealer_links" USING btree ("created_at");
  CREATE INDEX "offers_enquiry_idx" ON "offers" USING btree ("enquiry_id");
  CREATE INDEX "offers_state_idx" ON "offers" USING btree ("state");
  CREATE INDEX "offers_author_idx" ON "offers" USING btree ("author_id");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "number_version_idx" ON "offers" USING btree ("number","version");
  CREATE UNIQUE INDEX "offer_counters_year_idx" ON "offer_counters" USING btree ("year");
  CREATE UNIQUE INDEX "dimension_day_value_idx" ON "statistic_counts" USING btree ("dimension","day","value");
  CREATE UNIQUE INDEX "statistic_batches_batch_idx" ON "statistic_batches" USING btree ("batch");
  CREATE INDEX "statistic_batches_received_at_idx" ON "statistic_batches" USING btree ("received_at");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_dealer_id_dealer_contacts_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealer_contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routing_rules_fk" FOREIGN KEY ("routing_rules_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_teams_fk" FOREIGN KEY ("teams_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_contacts_fk" FOREIGN KEY ("dealer_contacts_id") REFERENCES "public"."dealer_contacts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_dealer_idx" ON "enquiries" USING btree ("dealer_id");
  CREATE INDEX "enquiries_dealer_state_idx" ON "enquiries" USING btree ("dealer_state");
  CREATE INDEX "enquiries_offer_state_idx" ON "enquiries" USING btree ("offer_state");
  CREATE INDEX "products_figures_idx" ON "products_specifications" USING btree ("parameter_id","number","max","_parent_id");
  CREATE INDEX "payload_locked_documents_rels_routing_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("routing_rules_id");
  CREATE INDEX "payload_locked_documents_rels_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("teams_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_contacts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "routing_rules_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "routing_rules_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "routing_rules_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "routing_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "routing_rules_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "replaced_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machine_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_job_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_usage" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offer_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistic_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistic_batches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "routing_rules_countries" CASCADE;
  DROP TABLE "routing_rules_languages" CASCADE;
  DROP TABLE "routing_rules_kinds" CASCADE;
  DROP TABLE "routing_rules" CASCADE;
  DROP TABLE "routing_rules_texts" CASCADE;
  DROP TABLE "teams" CASCADE;
  DROP TABLE "teams_rels" CASCADE;
  DROP TABLE "dealer_contacts" CASCADE;
  DROP TABLE "replaced_files" CASCADE;
  DROP TABLE "machine_translations" CASCADE;
  DROP TABLE "translation_jobs" CASCADE;
  DROP TABLE "translation_job_items" CASCADE;
  DROP TABLE "translation_usage" CASCADE;
  DROP TABLE "dealer_links" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offer_counters" CASCADE;
  DROP TABLE "statistic_counts" CASCADE;
  DROP TABLE "statistic_batches" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_dealer_id_dealer_contacts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_routing_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_teams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealer_contacts_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('operator', 'receipt', 'answer', 'webhook', 'buyer-message', 'reply', 'assignment', 'reminder', 'escalation');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiry_events_kind";
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('note', 'state', 'assignee', 'outcome', 'erasure-declined', 'next-step', 'escalated');
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiry_events_kind" USING "kind"::"public"."enum_enquiry_events_kind";
  DROP INDEX "enquiries_dealer_idx";
  DROP INDEX "enquiries_dealer_state_idx";
  DROP INDEX "enquiries_offer_state_idx";
  DROP INDEX "products_figures_idx";
  DROP INDEX "payload_locked_documents_rels_routing_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_teams_id_idx";
  DROP INDEX "payload_locked_documents_rels_dealer_contacts_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "dealer_id";
  ALTER TABLE "enquiries" DROP COLUMN "dealer_state";
  ALTER TABLE "enquiries" DROP COLUMN "offer_state";
  ALTER TABLE "products" DROP COLUMN "profile_type";
  ALTER TABLE "_products_v" DROP COLUMN "version_profile_type";
  ALTER TABLE "media" DROP COLUMN "focus_x";
  ALTER TABLE "media" DROP COLUMN "focus_y";
  ALTER TABLE "users" DROP COLUMN "away_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "routing_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "teams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealer_contacts_id";
  DROP TYPE "public"."enum_enquiries_dealer_state";
  DROP TYPE "public"."enum_enquiries_offer_state";
  DROP TYPE "public"."enum_routing_rules_languages";
  DROP TYPE "public"."enum_routing_rules_kinds";
  DROP TYPE "public"."enum_routing_rules_target";
  DROP TYPE "public"."enum_routing_rules_show_contact";
  DROP TYPE "public"."enum_dealer_contacts_language";
  DROP TYPE "public"."enum_products_profile_type";
  DROP TYPE "public"."enum__products_v_version_profile_type";
  DROP TYPE "public"."enum_dealer_links_state";
  DROP TYPE "public"."enum_dealer_links_show_contact";
  DROP TYPE "public"."enum_offers_state";`)
}
