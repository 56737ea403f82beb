import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_condition" AS ENUM('stopped', 'faulty');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'service';
  ALTER TYPE "public"."enum_routing_rules_kinds" ADD VALUE 'service';
  ALTER TABLE "enquiries" ADD COLUMN "serial_number" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "serial_key" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "condition" "enum_enquiries_condition";
  CREATE INDEX "enquiries_serial_key_idx" ON "enquiries" USING btree ("serial_key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TYPE "public"."enum_enquiries_condition";`)
}
