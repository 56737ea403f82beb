import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`products_latest_order_idx\` ON \`_products_v\` (\`latest\`,\`version_position\`,"created_at" DESC,\`version_deleted_at\`,\`version_model\`,\`version_slug\`,\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`products_latest_names_idx\` ON \`_products_v_locales\` (\`_parent_id\`,\`_locale\`,\`version_name\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_latest_order_idx\`;`)
  await db.run(sql`DROP INDEX \`products_latest_names_idx\`;`)
}
