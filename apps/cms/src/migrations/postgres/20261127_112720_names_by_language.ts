import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_latest_names_idx";
  CREATE INDEX "products_latest_names_idx" ON "_products_v_locales" USING btree ("_locale","_parent_id","version_name");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_latest_names_idx";
  CREATE INDEX "products_latest_names_idx" ON "_products_v_locales" USING btree ("_parent_id","_locale","version_name");`)
}
