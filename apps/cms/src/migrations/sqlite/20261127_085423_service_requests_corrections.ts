import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`serial_numbers_corrections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`what\` text,
  	\`before\` text,
  	\`after\` text,
  	\`reason\` text,
  	\`corrected_at\` text,
  	\`corrected_by\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`serial_numbers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`serial_numbers_corrections_order_idx\` ON \`serial_numbers_corrections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`serial_numbers_corrections_parent_id_idx\` ON \`serial_numbers_corrections\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`serial_number\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`serial_key\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`condition\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_serial_key_idx\` ON \`enquiries\` (\`serial_key\`);`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`kind\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`serial_numbers_corrections\`;`)
  await db.run(sql`DROP INDEX \`enquiries_serial_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`serial_number\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`serial_key\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`condition\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`kind\`;`)
}
