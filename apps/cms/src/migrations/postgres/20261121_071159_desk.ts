import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_answer_templates_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('operator', 'receipt', 'answer', 'webhook');
  CREATE TYPE "public"."enum_messages_state" AS ENUM('waiting', 'sending', 'handing over', 'sent', 'failed', 'dropped');
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('note', 'state', 'assignee');
  ALTER TYPE "public"."enum_enquiries_state" ADD VALUE 'closed' BEFORE 'spam';
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_answer_templates_language" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"kind" "enum_messages_kind" NOT NULL,
  	"message_id" varchar NOT NULL,
  	"to" varchar,
  	"subject" varchar,
  	"body" varchar,
  	"author_id" integer,
  	"state" "enum_messages_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone NOT NULL,
  	"leased_until" timestamp(3) with time zone,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"kind" "enum_enquiry_events_kind" NOT NULL,
  	"author_id" integer,
  	"text" varchar,
  	"before" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "number" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "country_code" "country";
  ALTER TABLE "enquiries" ADD COLUMN "machines" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "spam_signs" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "files" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "answer_templates_language_idx" ON "answer_templates" USING btree ("language");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "messages_enquiry_idx" ON "messages" USING btree ("enquiry_id");
  CREATE UNIQUE INDEX "messages_message_id_idx" ON "messages" USING btree ("message_id");
  CREATE INDEX "messages_to_idx" ON "messages" USING btree ("to");
  CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_id");
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "messages_next_at_idx" ON "messages" USING btree ("next_at");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "enquiry_events_enquiry_idx" ON "enquiry_events" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_events_author_idx" ON "enquiry_events" USING btree ("author_id");
  CREATE INDEX "enquiry_events_updated_at_idx" ON "enquiry_events" USING btree ("updated_at");
  CREATE INDEX "enquiry_events_created_at_idx" ON "enquiry_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "enquiry_counters_year_idx" ON "enquiry_counters" USING btree ("year");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "enquiries_number_idx" ON "enquiries" USING btree ("number");
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee_id");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_counters" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "enquiry_events" CASCADE;
  DROP TABLE "enquiry_counters" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_enquiries_state";
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'in progress', 'answered', 'spam');
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_enquiries_state";
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_enquiries_state" USING "state"::"public"."enum_enquiries_state";
  DROP INDEX "enquiries_number_idx";
  DROP INDEX "enquiries_assignee_idx";
  DROP INDEX "enquiries_email_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "number";
  ALTER TABLE "enquiries" DROP COLUMN "assignee_id";
  ALTER TABLE "enquiries" DROP COLUMN "country_code";
  ALTER TABLE "enquiries" DROP COLUMN "machines";
  ALTER TABLE "enquiries" DROP COLUMN "spam_signs";
  ALTER TABLE "enquiries" DROP COLUMN "first_answered_at";
  ALTER TABLE "enquiries" DROP COLUMN "files";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  DROP TYPE "public"."enum_answer_templates_language";
  DROP TYPE "public"."enum_messages_kind";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_enquiry_events_kind";`)
}
