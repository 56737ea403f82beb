import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_parameters_better" AS ENUM('more', 'less');
  ALTER TABLE "parameters" ADD COLUMN "better" "enum_parameters_better";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "parameters" DROP COLUMN "better";
  DROP TYPE "public"."enum_parameters_better";`)
}
