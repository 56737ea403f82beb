import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Snapshots of products (docs/decisions/0094-snapshots-of-products.md): no collection of Payload's, so no snapshot of the schema knows them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_snapshots" (
     "_parent_id" integer PRIMARY KEY NOT NULL REFERENCES "products"("id") ON DELETE cascade,
     "changed_at" timestamp(3) with time zone NOT NULL,
     "format" varchar NOT NULL,
     "document" bytea NOT NULL
   );
   ALTER TABLE "product_snapshots" ALTER COLUMN "document" SET STORAGE EXTERNAL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "product_snapshots";`)
}
