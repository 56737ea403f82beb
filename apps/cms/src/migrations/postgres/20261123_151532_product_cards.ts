import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "products_highlights_idx" ON "products_specifications" USING btree ("_parent_id","_order","id","parameter_id","number","max","yes","highlight") WHERE "highlight";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_highlights_idx";`)
}
