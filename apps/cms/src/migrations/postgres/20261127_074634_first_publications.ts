import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "first_publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"first_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "kind_document_2_idx" ON "first_publications" USING btree ("kind","document");
  CREATE INDEX "kind_firstAt_idx" ON "first_publications" USING btree ("kind","first_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "first_publications" CASCADE;`)
}
