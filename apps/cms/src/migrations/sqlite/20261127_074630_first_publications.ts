import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`first_publications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`first_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_2_idx\` ON \`first_publications\` (\`kind\`,\`document\`);`)
  await db.run(sql`CREATE INDEX \`kind_firstAt_idx\` ON \`first_publications\` (\`kind\`,\`first_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`first_publications\`;`)
}
