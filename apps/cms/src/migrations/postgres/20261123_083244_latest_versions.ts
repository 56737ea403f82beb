import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "products_latest_order_idx" ON "_products_v" USING btree ("latest","version_position","created_at" DESC NULLS FIRST,"version_deleted_at","version_model","version_slug","version__status");
  CREATE INDEX "products_latest_names_idx" ON "_products_v_locales" USING btree ("_parent_id","_locale","version_name");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_latest_order_idx";
  DROP INDEX "products_latest_names_idx";`)
}
