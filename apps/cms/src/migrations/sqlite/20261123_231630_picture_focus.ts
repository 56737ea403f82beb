import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_y\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_x\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_y\`;`)
}
