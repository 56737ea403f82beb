import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`profile_type\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_profile_type\` text;`)
  await db.run(sql`CREATE INDEX \`products_figures_idx\` ON \`products_specifications\` (\`parameter_id\`,\`number\`,\`max\`,\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_figures_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`profile_type\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_profile_type\`;`)
}
