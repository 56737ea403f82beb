import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_condition" AS ENUM('stopped', 'faulty');
  CREATE TYPE "public"."enum_serial_numbers_corrections_what" AS ENUM('deliveredOn', 'modelYear');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'service';
  ALTER TYPE "public"."enum_routing_rules_kinds" ADD VALUE 'service';
  CREATE TABLE "serial_numbers_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"what" "enum_serial_numbers_corrections_what",
  	"before" varchar,
  	"after" varchar,
  	"reason" varchar,
  	"corrected_at" timestamp(3) with time zone,
  	"corrected_by" varchar
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "serial_number" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "serial_key" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "condition" "enum_enquiries_condition";
  ALTER TABLE "imports" ADD COLUMN "kind" varchar;
  ALTER TABLE "serial_numbers_corrections" ADD CONSTRAINT "serial_numbers_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."serial_numbers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "serial_numbers_corrections_order_idx" ON "serial_numbers_corrections" USING btree ("_order");
  CREATE INDEX "serial_numbers_corrections_parent_id_idx" ON "serial_numbers_corrections" USING btree ("_parent_id");
  CREATE INDEX "enquiries_serial_key_idx" ON "enquiries" USING btree ("serial_key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "serial_numbers_corrections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "serial_numbers_corrections" CASCADE;
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('order', 'contact', 'footer', 'mail');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "routing_rules_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_routing_rules_kinds";
  CREATE TYPE "public"."enum_routing_rules_kinds" AS ENUM('order', 'contact', 'footer', 'mail');
  ALTER TABLE "routing_rules_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum_routing_rules_kinds" USING "value"::"public"."enum_routing_rules_kinds";
  DROP INDEX "enquiries_serial_key_idx";
  ALTER TABLE "enquiries" DROP COLUMN "serial_number";
  ALTER TABLE "enquiries" DROP COLUMN "serial_key";
  ALTER TABLE "enquiries" DROP COLUMN "condition";
  ALTER TABLE "imports" DROP COLUMN "kind";
  DROP TYPE "public"."enum_enquiries_condition";
  DROP TYPE "public"."enum_serial_numbers_corrections_what";`)
}
