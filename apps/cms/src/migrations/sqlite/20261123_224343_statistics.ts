import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`statistic_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`dimension\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`value\` text,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dimension_day_value_idx\` ON \`statistic_counts\` (\`dimension\`,\`day\`,\`value\`);`)
  await db.run(sql`CREATE TABLE \`statistic_batches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`batch\` text NOT NULL,
  	\`received_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`statistic_batches_batch_idx\` ON \`statistic_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`statistic_batches_received_at_idx\` ON \`statistic_batches\` (\`received_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`statistic_counts\`;`)
  await db.run(sql`DROP TABLE \`statistic_batches\`;`)
}
