import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`tag\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`content_changes_revision_idx\` ON \`content_changes\` (\`revision\`);`)
  await db.run(sql`CREATE TABLE \`page_languages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`changed_at\` text NOT NULL,
  	\`languages\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_idx\` ON \`page_languages\` (\`kind\`,\`document\`);`)
  await db.run(sql`CREATE INDEX \`products_published_order_idx\` ON \`products\` (\`category_id\`,\`position\`,\`id\`,\`_status\`,\`deleted_at\`) WHERE "_status" = 'published' AND "deleted_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`content_changes\`;`)
  await db.run(sql`DROP TABLE \`page_languages\`;`)
  await db.run(sql`DROP INDEX \`products_published_order_idx\`;`)
}
