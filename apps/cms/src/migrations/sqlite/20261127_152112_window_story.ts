import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`window_story_stations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`stage\` text,
  	\`product_id\` integer,
  	\`parameter_id\` integer,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parameter_id\`) REFERENCES \`parameters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`window_story\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`window_story_stations_parent_id_idx\` ON \`window_story_stations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`window_story_stations_product_idx\` ON \`window_story_stations\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`window_story_stations_parameter_idx\` ON \`window_story_stations\` (\`parameter_id\`);`)
  await db.run(sql`CREATE TABLE \`window_story_stations_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`window_story_stations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`window_story_stations_locales_locale_parent_id_unique\` ON \`window_story_stations_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`window_story\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`saved_by_schedule\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`window_story__status_idx\` ON \`window_story\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`window_story_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`window_story\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`window_story_locales_locale_parent_id_unique\` ON \`window_story_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_window_story_v_version_stations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stage\` text,
  	\`product_id\` integer,
  	\`parameter_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parameter_id\`) REFERENCES \`parameters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_window_story_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_window_story_v_version_stations_parent_id_idx\` ON \`_window_story_v_version_stations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_version_stations_product_idx\` ON \`_window_story_v_version_stations\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_version_stations_parameter_idx\` ON \`_window_story_v_version_stations\` (\`parameter_id\`);`)
  await db.run(sql`CREATE TABLE \`_window_story_v_version_stations_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_window_story_v_version_stations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_window_story_v_version_stations_locales_locale_parent_id_un\` ON \`_window_story_v_version_stations_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_window_story_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_saved_by\` text,
  	\`version_saved_by_schedule\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_window_story_v_version_version__status_idx\` ON \`_window_story_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_created_at_idx\` ON \`_window_story_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_updated_at_idx\` ON \`_window_story_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_snapshot_idx\` ON \`_window_story_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_published_locale_idx\` ON \`_window_story_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_window_story_v_latest_idx\` ON \`_window_story_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_window_story_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_window_story_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_window_story_v_locales_locale_parent_id_unique\` ON \`_window_story_v_locales\` (\`_parent_id\`,\`_locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`window_story_stations\`;`)
  await db.run(sql`DROP TABLE \`window_story_stations_locales\`;`)
  await db.run(sql`DROP TABLE \`window_story\`;`)
  await db.run(sql`DROP TABLE \`window_story_locales\`;`)
  await db.run(sql`DROP TABLE \`_window_story_v_version_stations\`;`)
  await db.run(sql`DROP TABLE \`_window_story_v_version_stations_locales\`;`)
  await db.run(sql`DROP TABLE \`_window_story_v\`;`)
  await db.run(sql`DROP TABLE \`_window_story_v_locales\`;`)
}
