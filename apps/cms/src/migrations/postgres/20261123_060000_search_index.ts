import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The search index (docs/decisions/0043-search-in-the-database.md): no collections of Payload's, so no snapshot knows them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_entries" ("id" bigint PRIMARY KEY NOT NULL, "text" text NOT NULL, "tokens" text[] NOT NULL);
   CREATE INDEX "search_entries_tokens_idx" ON "search_entries" USING gin ("tokens");
   CREATE TABLE "search_words" ("id" bigserial PRIMARY KEY NOT NULL, "word" text COLLATE "C" NOT NULL UNIQUE, "tokens" text[] NOT NULL);
   CREATE INDEX "search_words_tokens_idx" ON "search_words" USING gin ("tokens");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_words";
   DROP TABLE "search_entries";`)
}
