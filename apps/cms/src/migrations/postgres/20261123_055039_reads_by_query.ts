import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric NOT NULL,
  	"tag" varchar NOT NULL
  );
  
  CREATE TABLE "page_languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"changed_at" timestamp(3) with time zone NOT NULL,
  	"languages" varchar
  );
  
  CREATE INDEX "content_changes_revision_idx" ON "content_changes" USING btree ("revision");
  CREATE UNIQUE INDEX "kind_document_idx" ON "page_languages" USING btree ("kind","document");
  CREATE INDEX "products_published_order_idx" ON "products" USING btree ("category_id","position","id","_status","deleted_at") WHERE "_status" = 'published' AND "deleted_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content_changes" CASCADE;
  DROP TABLE "page_languages" CASCADE;
  DROP INDEX "products_published_order_idx";`)
}
