import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  CREATE UNIQUE INDEX "kind_document_language_path_idx" ON "machine_translations" USING btree ("kind","document","language","path");
  CREATE INDEX "kind_language_idx" ON "machine_translations" USING btree ("kind","language");
  CREATE INDEX "translation_jobs_state_idx" ON "translation_jobs" USING btree ("state");
  CREATE INDEX "translation_jobs_updated_at_idx" ON "translation_jobs" USING btree ("updated_at");
  CREATE INDEX "translation_jobs_created_at_idx" ON "translation_jobs" USING btree ("created_at");
  CREATE INDEX "job_state_idx" ON "translation_job_items" USING btree ("job","state");
  CREATE UNIQUE INDEX "translation_usage_month_idx" ON "translation_usage" USING btree ("month");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "machine_translations" CASCADE;
  DROP TABLE "translation_jobs" CASCADE;
  DROP TABLE "translation_job_items" CASCADE;
  DROP TABLE "translation_usage" CASCADE;`)
}
