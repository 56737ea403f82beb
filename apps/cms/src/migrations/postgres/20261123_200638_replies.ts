import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_signatures_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_received_mails_kind" AS ENUM('first', 'reply', 'auto-reply', 'bounce', 'delay');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'mail';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'reply';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'assignment';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'reminder';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'escalation';
  ALTER TYPE "public"."enum_messages_state" ADD VALUE 'bounced';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'next-step';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'escalated';
  CREATE TABLE "users_signatures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_users_signatures_language",
  	"text" varchar
  );
  
  CREATE TABLE "received_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"kind" "enum_received_mails_kind" NOT NULL,
  	"message_id" varchar,
  	"from" varchar,
  	"from_name" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"files" jsonb,
  	"not_kept" varchar,
  	"is_from_other" boolean,
  	"is_cut" boolean,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "taken_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mailboxes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"uid_validity" varchar,
  	"last_uid" numeric,
  	"last_read_at" timestamp(3) with time zone,
  	"failing_since" timestamp(3) with time zone,
  	"last_error" varchar,
  	"unreadable" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"author_id" integer NOT NULL,
  	"subject" varchar,
  	"text" varchar,
  	"files" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "next_step" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "waiting_since" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "escalated_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "files" jsonb;
  ALTER TABLE "users_signatures" ADD CONSTRAINT "users_signatures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_signatures_order_idx" ON "users_signatures" USING btree ("_order");
  CREATE INDEX "users_signatures_parent_id_idx" ON "users_signatures" USING btree ("_parent_id");
  CREATE INDEX "received_mails_enquiry_idx" ON "received_mails" USING btree ("enquiry_id");
  CREATE INDEX "received_mails_message_id_idx" ON "received_mails" USING btree ("message_id");
  CREATE INDEX "received_mails_from_idx" ON "received_mails" USING btree ("from");
  CREATE INDEX "received_mails_updated_at_idx" ON "received_mails" USING btree ("updated_at");
  CREATE INDEX "received_mails_created_at_idx" ON "received_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "taken_mails_fingerprint_idx" ON "taken_mails" USING btree ("fingerprint");
  CREATE INDEX "taken_mails_updated_at_idx" ON "taken_mails" USING btree ("updated_at");
  CREATE INDEX "taken_mails_created_at_idx" ON "taken_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "mailboxes_key_idx" ON "mailboxes" USING btree ("key");
  CREATE INDEX "mailboxes_updated_at_idx" ON "mailboxes" USING btree ("updated_at");
  CREATE INDEX "mailboxes_created_at_idx" ON "mailboxes" USING btree ("created_at");
  CREATE INDEX "answer_drafts_enquiry_idx" ON "answer_drafts" USING btree ("enquiry_id");
  CREATE INDEX "answer_drafts_author_idx" ON "answer_drafts" USING btree ("author_id");
  CREATE INDEX "answer_drafts_updated_at_idx" ON "answer_drafts" USING btree ("updated_at");
  CREATE INDEX "answer_drafts_created_at_idx" ON "answer_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "enquiry_author_idx" ON "answer_drafts" USING btree ("enquiry_id","author_id");
  CREATE INDEX "enquiries_next_step_on_idx" ON "enquiries" USING btree ("next_step_on");
  CREATE INDEX "enquiries_waiting_since_idx" ON "enquiries" USING btree ("waiting_since");
  CREATE INDEX "enquiries_escalated_at_idx" ON "enquiries" USING btree ("escalated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_signatures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "received_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "taken_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailboxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_signatures" CASCADE;
  DROP TABLE "received_mails" CASCADE;
  DROP TABLE "taken_mails" CASCADE;
  DROP TABLE "mailboxes" CASCADE;
  DROP TABLE "answer_drafts" CASCADE;
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('order', 'contact', 'footer');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('operator', 'receipt', 'answer', 'webhook', 'buyer-message');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_messages_state";
  CREATE TYPE "public"."enum_messages_state" AS ENUM('waiting', 'sending', 'handing-over', 'sent', 'failed', 'dropped');
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'waiting'::"public"."enum_messages_state";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_messages_state" USING "state"::"public"."enum_messages_state";
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiry_events_kind";
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('note', 'state', 'assignee', 'outcome', 'erasure-declined');
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiry_events_kind" USING "kind"::"public"."enum_enquiry_events_kind";
  DROP INDEX "enquiries_next_step_on_idx";
  DROP INDEX "enquiries_waiting_since_idx";
  DROP INDEX "enquiries_escalated_at_idx";
  ALTER TABLE "enquiries" DROP COLUMN "next_step_on";
  ALTER TABLE "enquiries" DROP COLUMN "next_step";
  ALTER TABLE "enquiries" DROP COLUMN "waiting_since";
  ALTER TABLE "enquiries" DROP COLUMN "escalated_at";
  ALTER TABLE "messages" DROP COLUMN "files";
  DROP TYPE "public"."enum_users_signatures_language";
  DROP TYPE "public"."enum_received_mails_kind";`)
}
