import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`menu_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'link',
  	\`address\` text,
  	\`in_header\` integer DEFAULT true,
  	\`in_phone\` integer DEFAULT true,
  	\`in_footer\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries_order_idx\` ON \`menu_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_parent_id_idx\` ON \`menu_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_entries_locales_locale_parent_id_unique\` ON \`menu_entries_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`saved_by_schedule\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'link',
  	\`address\` text,
  	\`in_header\` integer DEFAULT true,
  	\`in_phone\` integer DEFAULT true,
  	\`in_footer\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_entries_order_idx\` ON \`_menu_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_entries_parent_id_idx\` ON \`_menu_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_entries_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v_version_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_v_version_entries_locales_locale_parent_id_unique\` ON \`_menu_v_version_entries_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
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
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_snapshot_idx\` ON \`_menu_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_published_locale_idx\` ON \`_menu_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`interface_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`saved_by\` text,
  	\`saved_by_schedule\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`interface_texts__status_idx\` ON \`interface_texts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`interface_texts_locales\` (
  	\`texts\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`interface_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`interface_texts_locales_locale_parent_id_unique\` ON \`interface_texts_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_interface_texts_v\` (
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
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version__status_idx\` ON \`_interface_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_created_at_idx\` ON \`_interface_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_updated_at_idx\` ON \`_interface_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_snapshot_idx\` ON \`_interface_texts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_published_locale_idx\` ON \`_interface_texts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_latest_idx\` ON \`_interface_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_interface_texts_v_locales\` (
  	\`version_texts\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_interface_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_interface_texts_v_locales_locale_parent_id_unique\` ON \`_interface_texts_v_locales\` (\`_parent_id\`,\`_locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`menu_entries\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_locales\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_entries_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`interface_texts\`;`)
  await db.run(sql`DROP TABLE \`interface_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v_locales\`;`)
}
