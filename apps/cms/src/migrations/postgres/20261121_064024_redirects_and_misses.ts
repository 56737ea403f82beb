import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_made_by" AS ENUM('hand', 'slug', 'import');
  CREATE TYPE "public"."enum_search_misses_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_search_misses_kind" AS ENUM('all', 'products', 'articles', 'turnkeys');
  CREATE TABLE "missing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_search_misses_language" NOT NULL,
  	"kind" "enum_search_misses_kind" NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "redirects" ADD COLUMN "external" boolean DEFAULT false;
  ALTER TABLE "redirects" ADD COLUMN "made_by" "enum_redirects_made_by" DEFAULT 'hand';
  CREATE UNIQUE INDEX "missing_pages_path_idx" ON "missing_pages" USING btree ("path");
  CREATE INDEX "missing_pages_count_idx" ON "missing_pages" USING btree ("count");
  CREATE INDEX "missing_pages_last_seen_idx" ON "missing_pages" USING btree ("last_seen");
  CREATE UNIQUE INDEX "search_misses_key_idx" ON "search_misses" USING btree ("key");
  CREATE INDEX "search_misses_count_idx" ON "search_misses" USING btree ("count");
  CREATE INDEX "search_misses_last_seen_idx" ON "search_misses" USING btree ("last_seen");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_misses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "missing_pages" CASCADE;
  DROP TABLE "search_misses" CASCADE;
  DROP INDEX "redirects_to_idx";
  ALTER TABLE "redirects" DROP COLUMN "external";
  ALTER TABLE "redirects" DROP COLUMN "made_by";
  DROP TYPE "public"."enum_redirects_made_by";
  DROP TYPE "public"."enum_search_misses_language";
  DROP TYPE "public"."enum_search_misses_kind";`)
}
