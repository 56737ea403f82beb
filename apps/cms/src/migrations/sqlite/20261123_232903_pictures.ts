import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`replaced_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`folder\` text NOT NULL,
  	\`upload\` numeric NOT NULL,
  	\`size\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`replaced_files_name_idx\` ON \`replaced_files\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`replaced_files_upload_idx\` ON \`replaced_files\` (\`upload\`);`)
  await db.run(sql`CREATE INDEX \`replaced_files_updated_at_idx\` ON \`replaced_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`replaced_files_created_at_idx\` ON \`replaced_files\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_y\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`replaced_files\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_x\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_y\`;`)
}
