import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`machine_translations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`language\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`findings\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_language_path_idx\` ON \`machine_translations\` (\`kind\`,\`document\`,\`language\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`kind_language_idx\` ON \`machine_translations\` (\`kind\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`translation_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`title\` text,
  	\`languages\` text,
  	\`account_id\` numeric,
  	\`account_name\` text,
  	\`done\` numeric DEFAULT 0,
  	\`total\` numeric DEFAULT 0,
  	\`characters\` numeric DEFAULT 0,
  	\`counts\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translation_jobs_state_idx\` ON \`translation_jobs\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`translation_jobs_updated_at_idx\` ON \`translation_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_jobs_created_at_idx\` ON \`translation_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`translation_job_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`job\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`answers\` text,
  	\`problems\` text,
  	\`translated\` numeric,
  	\`version_before\` numeric,
  	\`version_after\` numeric,
  	\`before\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`job_state_idx\` ON \`translation_job_items\` (\`job\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`translation_usage\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`month\` text NOT NULL,
  	\`characters\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translation_usage_month_idx\` ON \`translation_usage\` (\`month\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`machine_translations\`;`)
  await db.run(sql`DROP TABLE \`translation_jobs\`;`)
  await db.run(sql`DROP TABLE \`translation_job_items\`;`)
  await db.run(sql`DROP TABLE \`translation_usage\`;`)
}
