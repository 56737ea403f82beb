import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_profile_type" AS ENUM('pvc', 'aluminium', 'pvc-aluminium');
  CREATE TYPE "public"."enum__products_v_version_profile_type" AS ENUM('pvc', 'aluminium', 'pvc-aluminium');
  ALTER TABLE "products" ADD COLUMN "profile_type" "enum_products_profile_type";
  ALTER TABLE "_products_v" ADD COLUMN "version_profile_type" "enum__products_v_version_profile_type";
  CREATE INDEX "products_figures_idx" ON "products_specifications" USING btree ("parameter_id","number","max","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_figures_idx";
  ALTER TABLE "products" DROP COLUMN "profile_type";
  ALTER TABLE "_products_v" DROP COLUMN "version_profile_type";
  DROP TYPE "public"."enum_products_profile_type";
  DROP TYPE "public"."enum__products_v_version_profile_type";`)
}
