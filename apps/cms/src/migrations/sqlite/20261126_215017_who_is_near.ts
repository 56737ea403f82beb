import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dealers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_rels_order_idx\` ON \`dealers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_parent_idx\` ON \`dealers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_path_idx\` ON \`dealers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_categories_id_idx\` ON \`dealers_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_order_idx\` ON \`_dealers_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_parent_idx\` ON \`_dealers_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_path_idx\` ON \`_dealers_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_categories_id_idx\` ON \`_dealers_v_rels\` (\`categories_id\`);`)
  await db.run(sql`ALTER TABLE \`dealers\` ADD \`takes_enquiries\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` ADD \`version_takes_enquiries\` integer DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`dealers_rels\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`dealers\` DROP COLUMN \`takes_enquiries\`;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` DROP COLUMN \`version_takes_enquiries\`;`)
}
