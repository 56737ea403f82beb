import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What several processes on one database tell each other (docs/decisions/0054-leases.md): SQLite has one process, and needs none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "leases" ("name" text PRIMARY KEY NOT NULL, "holder" text NOT NULL, "expires_at" timestamp(3) with time zone NOT NULL);
   CREATE TABLE "attempt_counts" ("key" text PRIMARY KEY NOT NULL, "attempts" integer NOT NULL, "ends_at" timestamp(3) with time zone NOT NULL);
   CREATE INDEX "attempt_counts_ends_at_idx" ON "attempt_counts" USING btree ("ends_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "attempt_counts";
   DROP TABLE "leases";`)
}
