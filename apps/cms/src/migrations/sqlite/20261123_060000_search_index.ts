import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The search index (docs/decisions/0043-search-in-the-database.md): no collections of Payload's, so no snapshot knows them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_entries\` (\`id\` integer PRIMARY KEY NOT NULL, \`text\` text NOT NULL);`)
  await db.run(sql`CREATE TABLE \`search_words\` (\`id\` integer PRIMARY KEY NOT NULL, \`word\` text NOT NULL UNIQUE);`)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_entry_tokens\` USING fts5(tokens, tokenize = 'ascii', detail = none, content = '', contentless_delete = 1);`)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_word_tokens\` USING fts5(tokens, tokenize = 'ascii', detail = none, content = '', contentless_delete = 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_word_tokens\`;`)
  await db.run(sql`DROP TABLE \`search_entry_tokens\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DROP TABLE \`search_entries\`;`)
}
