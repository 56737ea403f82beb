import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_latest_names_idx\`;`)
  await db.run(sql`CREATE INDEX \`products_latest_names_idx\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`,\`version_name\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_latest_names_idx\`;`)
  await db.run(sql`CREATE INDEX \`products_latest_names_idx\` ON \`_products_v_locales\` (\`_parent_id\`,\`_locale\`,\`version_name\`);`)
}
