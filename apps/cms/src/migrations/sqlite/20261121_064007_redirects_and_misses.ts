import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missing_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_seen\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_pages_path_idx\` ON \`missing_pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_pages_count_idx\` ON \`missing_pages\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`missing_pages_last_seen_idx\` ON \`missing_pages\` (\`last_seen\`);`)
  await db.run(sql`CREATE TABLE \`search_misses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_seen\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_misses_key_idx\` ON \`search_misses\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_count_idx\` ON \`search_misses\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_last_seen_idx\` ON \`search_misses\` (\`last_seen\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`external\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`made_by\` text DEFAULT 'hand';`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missing_pages\`;`)
  await db.run(sql`DROP TABLE \`search_misses\`;`)
  await db.run(sql`DROP INDEX \`redirects_to_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`external\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`made_by\`;`)
}
