import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_serial_numbers_corrections_what" AS ENUM('deliveredOn', 'modelYear');
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
  
  ALTER TABLE "imports" ADD COLUMN "kind" varchar;
  ALTER TABLE "serial_numbers_corrections" ADD CONSTRAINT "serial_numbers_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."serial_numbers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "serial_numbers_corrections_order_idx" ON "serial_numbers_corrections" USING btree ("_order");
  CREATE INDEX "serial_numbers_corrections_parent_id_idx" ON "serial_numbers_corrections" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "serial_numbers_corrections" CASCADE;
  ALTER TABLE "imports" DROP COLUMN "kind";
  DROP TYPE "public"."enum_serial_numbers_corrections_what";`)
}
