import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Snapshots of products (docs/decisions/0094-snapshots-of-products.md): no collection of Payload's, so no snapshot of the schema knows them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`product_snapshots\` (
    \`_parent_id\` integer PRIMARY KEY NOT NULL,
    \`changed_at\` text NOT NULL,
    \`format\` text NOT NULL,
    \`document\` blob NOT NULL,
    FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON DELETE cascade
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`product_snapshots\`;`)
}
