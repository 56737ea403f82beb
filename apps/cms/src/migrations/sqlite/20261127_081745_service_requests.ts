import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`serial_number\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`serial_key\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`condition\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_serial_key_idx\` ON \`enquiries\` (\`serial_key\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`enquiries_serial_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`serial_number\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`serial_key\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`condition\`;`)
}
