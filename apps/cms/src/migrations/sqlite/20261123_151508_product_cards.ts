import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`products_highlights_idx\` ON \`products_specifications\` (\`_parent_id\`,\`_order\`,\`id\`,\`parameter_id\`,\`number\`,\`max\`,\`yes\`,\`highlight\`) WHERE "highlight";`)
  await db.run(sql`CREATE INDEX \`products_card_texts_idx\` ON \`products_locales\` (\`_parent_id\`,\`_locale\`,\`name\`,\`subtitle\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_highlights_idx\`;`)
  await db.run(sql`DROP INDEX \`products_card_texts_idx\`;`)
}
