import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What a deletion does to added references is written by hand: the generator leaves it out, and then nothing can be deleted.
  await db.run(sql`CREATE TABLE \`enquiries_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_texts_order_parent\` ON \`enquiries_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_texts_text_idx\` ON \`enquiries_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`reviews_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_figures_order_idx\` ON \`reviews_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_figures_parent_id_idx\` ON \`reviews_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews_figures_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reviews_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_figures_locales_locale_parent_id_unique\` ON \`reviews_figures_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_figures_order_idx\` ON \`_reviews_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_figures_parent_id_idx\` ON \`_reviews_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v_version_figures_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reviews_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_reviews_v_version_figures_locales_locale_parent_id_unique\` ON \`_reviews_v_version_figures_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`advisers_continents\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`advisers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisers_continents_order_idx\` ON \`advisers_continents\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`advisers_continents_parent_idx\` ON \`advisers_continents\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisers_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`advisers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisers_languages_order_idx\` ON \`advisers_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`advisers_languages_parent_idx\` ON \`advisers_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`position\` numeric DEFAULT 0,
  	\`phone\` text,
  	\`email\` text,
  	\`photo_id\` integer,
  	\`saved_by\` text,
  	\`saved_by_schedule\` integer DEFAULT false,
  	\`translation_state\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`advisers_position_idx\` ON \`advisers\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`advisers_photo_idx\` ON \`advisers\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`advisers_updated_at_idx\` ON \`advisers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`advisers_created_at_idx\` ON \`advisers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`advisers_deleted_at_idx\` ON \`advisers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`advisers__status_idx\` ON \`advisers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`advisers_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisers_locales_locale_parent_id_unique\` ON \`advisers_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_advisers_v_version_continents\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_advisers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_continents_order_idx\` ON \`_advisers_v_version_continents\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_continents_parent_idx\` ON \`_advisers_v_version_continents\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisers_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_advisers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_languages_order_idx\` ON \`_advisers_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_languages_parent_idx\` ON \`_advisers_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_photo_id\` integer,
  	\`version_saved_by\` text,
  	\`version_saved_by_schedule\` integer DEFAULT false,
  	\`version_translation_state\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`advisers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisers_v_parent_idx\` ON \`_advisers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_version_position_idx\` ON \`_advisers_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_version_photo_idx\` ON \`_advisers_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_version_updated_at_idx\` ON \`_advisers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_version_created_at_idx\` ON \`_advisers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_version_deleted_at_idx\` ON \`_advisers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_version_version__status_idx\` ON \`_advisers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_created_at_idx\` ON \`_advisers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_updated_at_idx\` ON \`_advisers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_snapshot_idx\` ON \`_advisers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_published_locale_idx\` ON \`_advisers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_advisers_v_latest_idx\` ON \`_advisers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_advisers_v_locales\` (
  	\`version_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_advisers_v_locales_locale_parent_id_unique\` ON \`_advisers_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`scheduled_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entity\` text,
  	\`document_id\` numeric,
  	\`title\` text,
  	\`action\` text NOT NULL,
  	\`language\` text,
  	\`at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`problem\` text,
  	\`set_by\` text,
  	\`without_approval\` integer,
  	\`done_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`scheduled_changes_entity_idx\` ON \`scheduled_changes\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_document_id_idx\` ON \`scheduled_changes\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_at_idx\` ON \`scheduled_changes\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_state_idx\` ON \`scheduled_changes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_updated_at_idx\` ON \`scheduled_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_created_at_idx\` ON \`scheduled_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`approvals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entity\` text,
  	\`document_id\` numeric,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`hashes\` text NOT NULL,
  	\`note\` text,
  	\`requested_by\` text,
  	\`requested_by_id\` text,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`approvals_entity_idx\` ON \`approvals\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`approvals_document_id_idx\` ON \`approvals\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`approvals_state_idx\` ON \`approvals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`approvals_updated_at_idx\` ON \`approvals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`approvals_created_at_idx\` ON \`approvals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`field_comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entity\` text,
  	\`document_id\` numeric,
  	\`path\` text,
  	\`language\` text,
  	\`text\` text NOT NULL,
  	\`author\` text,
  	\`resolved\` integer DEFAULT false,
  	\`resolved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`field_comments_entity_idx\` ON \`field_comments\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`field_comments_document_id_idx\` ON \`field_comments\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`field_comments_updated_at_idx\` ON \`field_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`field_comments_created_at_idx\` ON \`field_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`language\` text NOT NULL,
  	\`account_name\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_links_key_idx\` ON \`preview_links\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_document_idx\` ON \`preview_links\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_expires_at_idx\` ON \`preview_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`typed_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`data\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`typed_documents_key_idx\` ON \`typed_documents\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`typed_documents_updated_at_idx\` ON \`typed_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`typed_documents_created_at_idx\` ON \`typed_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file\` text NOT NULL,
  	\`account_id\` numeric,
  	\`account_name\` text,
  	\`state\` text NOT NULL,
  	\`done\` numeric,
  	\`total\` numeric,
  	\`seen_at\` text,
  	\`counts\` text,
  	\`notices\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_state_idx\` ON \`imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_rows\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`import\` numeric NOT NULL,
  	\`order\` numeric NOT NULL,
  	\`product\` numeric,
  	\`is_new\` integer,
  	\`has_problem\` integer,
  	\`has_conflict\` integer,
  	\`title\` text,
  	\`sheet\` text,
  	\`line\` numeric,
  	\`stamp\` text,
  	\`cells\` text,
  	\`version_before\` numeric,
  	\`version_after\` numeric,
  	\`published\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`import_rows_import_idx\` ON \`import_rows\` (\`import\`);`)
  await db.run(sql`CREATE TABLE \`translation_origins\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`origins\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_1_idx\` ON \`translation_origins\` (\`kind\`,\`document\`);`)
  await db.run(sql`CREATE TABLE \`content_checks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`run\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`checked_at\` text,
  	\`mailed_at\` text,
  	\`is_cut\` integer
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`content_checks_run_idx\` ON \`content_checks\` (\`run\`);`)
  await db.run(sql`CREATE TABLE \`content_findings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`run\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`title\` text,
  	\`language\` text NOT NULL,
  	\`finding\` text NOT NULL,
  	\`field\` text NOT NULL,
  	\`detail\` text,
  	\`length\` numeric,
  	\`picture\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`content_findings_run_idx\` ON \`content_findings\` (\`run\`);`)
  await db.run(sql`CREATE TABLE \`buyer_messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`text\` text,
  	\`urgent\` integer,
  	\`erasure\` integer,
  	\`files\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`buyer_messages_enquiry_idx\` ON \`buyer_messages\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`buyer_messages_updated_at_idx\` ON \`buyer_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`buyer_messages_created_at_idx\` ON \`buyer_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`desk_views\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`shared\` integer DEFAULT false,
  	\`owner_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`desk_views_shared_idx\` ON \`desk_views\` (\`shared\`);`)
  await db.run(sql`CREATE INDEX \`desk_views_owner_idx\` ON \`desk_views\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`desk_views_updated_at_idx\` ON \`desk_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`desk_views_created_at_idx\` ON \`desk_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`translation_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`required\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_translation_rules_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_required\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_translation_rules_v_created_at_idx\` ON \`_translation_rules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translation_rules_v_updated_at_idx\` ON \`_translation_rules_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_company_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_socials\`("_order", "_parent_id", "id", "kind", "url") SELECT "_order", "_parent_id", "id", "kind", "url" FROM \`company_socials\`;`)
  await db.run(sql`DROP TABLE \`company_socials\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_socials\` RENAME TO \`company_socials\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`company_socials_order_idx\` ON \`company_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_socials_parent_id_idx\` ON \`company_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_company\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`legal_name\` text,
  	\`phone\` text,
  	\`fax\` text,
  	\`email\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`chat_url\` text,
  	\`saved_by\` text,
  	\`saved_by_schedule\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company\`("id", "name", "legal_name", "phone", "fax", "email", "latitude", "longitude", "chat_url", "updated_at", "created_at") SELECT "id", "name", "legal_name", "phone", "fax", "email", "latitude", "longitude", "chat_url", "updated_at", "created_at" FROM \`company\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`ALTER TABLE \`__new_company\` RENAME TO \`company\`;`)
  await db.run(sql`CREATE INDEX \`company__status_idx\` ON \`company\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_v_version_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_v_version_socials\`("_order", "_parent_id", "id", "kind", "url", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "url", "_uuid" FROM \`_company_v_version_socials\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_socials\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_v_version_socials\` RENAME TO \`_company_v_version_socials\`;`)
  await db.run(sql`CREATE INDEX \`_company_v_version_socials_order_idx\` ON \`_company_v_version_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_socials_parent_id_idx\` ON \`_company_v_version_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_name\` text,
  	\`version_legal_name\` text,
  	\`version_phone\` text,
  	\`version_fax\` text,
  	\`version_email\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_chat_url\` text,
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
  await db.run(sql`INSERT INTO \`__new__company_v\`("id", "version_name", "version_legal_name", "version_phone", "version_fax", "version_email", "version_latitude", "version_longitude", "version_chat_url", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_name", "version_legal_name", "version_phone", "version_fax", "version_email", "version_latitude", "version_longitude", "version_chat_url", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_company_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_v\` RENAME TO \`_company_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_v_version_version__status_idx\` ON \`_company_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_snapshot_idx\` ON \`_company_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_published_locale_idx\` ON \`_company_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_latest_idx\` ON \`_company_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`buyer_wrote_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`urgent\` integer;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`erasure_requested_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`source_medium\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`campaign\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`landing_page\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_buyer_wrote_at_idx\` ON \`enquiries\` (\`buyer_wrote_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_urgent_idx\` ON \`enquiries\` (\`urgent\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_erasure_requested_at_idx\` ON \`enquiries\` (\`erasure_requested_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_outcome_idx\` ON \`enquiries\` (\`outcome\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_source_idx\` ON \`enquiries\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`enquiries\` (\`created_at\`,\`state\`,\`first_answered_at\`,\`closed_at\`,\`outcome\`,\`country_code\`,\`source\`,\`assignee_id\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`CREATE INDEX \`products_translation_states_idx\` ON \`_products_v\` (\`latest\`,\`version_translation_state\`,\`version_deleted_at\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`category_sections\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`category_sections\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`category_sections\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`parameters\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`turnkey_id\` integer REFERENCES turnkeys(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`translation_state\` text;`)
  await db.run(sql`CREATE INDEX \`reviews_turnkey_idx\` ON \`reviews\` (\`turnkey_id\`);`)
  await db.run(sql`ALTER TABLE \`reviews_rels\` ADD \`products_id\` integer REFERENCES products(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`reviews_rels_products_id_idx\` ON \`reviews_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_turnkey_id\` integer REFERENCES turnkeys(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_turnkey_idx\` ON \`_reviews_v\` (\`version_turnkey_id\`);`)
  await db.run(sql`ALTER TABLE \`_reviews_v_rels\` ADD \`products_id\` integer REFERENCES products(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_products_id_idx\` ON \`_reviews_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`questions\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`questions\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`questions\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`advantages\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`advantages\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`advantages\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`about_sections\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`about_sections\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`about_sections\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`document_id\` integer REFERENCES files(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`translation_state\` text;`)
  await db.run(sql`CREATE INDEX \`certificates_document_idx\` ON \`certificates\` (\`document_id\`);`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_document_id\` integer REFERENCES files(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_document_idx\` ON \`_certificates_v\` (\`version_document_id\`);`)
  await db.run(sql`ALTER TABLE \`dealers\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`dealers\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` ADD \`version_translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`translation_state\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`advisers_id\` integer REFERENCES advisers(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisers_id_idx\` ON \`payload_locked_documents_rels\` (\`advisers_id\`);`)
  await db.run(sql`ALTER TABLE \`company_files\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`company_files\` ADD \`saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`company_files\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`company_files__status_idx\` ON \`company_files\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` ADD \`version_saved_by_schedule\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_company_files_v_version_version__status_idx\` ON \`_company_files_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_files_v_snapshot_idx\` ON \`_company_files_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_company_files_v_published_locale_idx\` ON \`_company_files_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_files_v_latest_idx\` ON \`_company_files_v\` (\`latest\`);`)

  // Written by hand: what enquiries of before asked for and when they were closed, and indexes by enquiry and by slug.
  await db.run(sql`CREATE INDEX \`enquiries_texts_parent_idx\` ON \`enquiries_texts\` (\`parent_id\`,\`path\`,\`text\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_texts_path_idx\` ON \`enquiries_texts\` (\`path\`,\`text\`,\`parent_id\`);`)
  await db.run(sql`INSERT INTO enquiries_texts ("order", parent_id, path, text)
    SELECT min(line.key) + 1, enquiries.id, 'productSlugs', json_extract(line.value, '$.slug')
    FROM enquiries, json_each(CASE WHEN json_valid(basket) THEN basket ELSE '[]' END) line
    WHERE json_extract(line.value, '$.slug') IS NOT NULL GROUP BY enquiries.id, json_extract(line.value, '$.slug');`)
  await db.run(sql`INSERT INTO enquiries_texts ("order", parent_id, path, text)
    SELECT min(asked."order"), asked.parent_id, 'categorySlugs', categories.slug FROM enquiries_texts asked
    JOIN products ON products.slug = asked.text JOIN categories ON categories.id = products.category_id
    WHERE asked.path = 'productSlugs' GROUP BY asked.parent_id, categories.slug;`)
  await db.run(sql`UPDATE enquiries SET closed_at = (SELECT max(created_at) FROM enquiry_events
    WHERE enquiry_id = enquiries.id AND kind = 'state' AND text = 'closed') WHERE state = 'closed';`)

  // What was there was on the site, and is its newest version.
  for (const table of ['company', 'company_files']) {
    await db.run(sql.raw(`UPDATE \`${table}\` SET \`_status\` = 'published'`))
    await db.run(sql.raw(`UPDATE \`_${table}_v\` SET \`version__status\` = 'published', \`latest\` = false`))
    await db.run(
      sql.raw(`UPDATE \`_${table}_v\` SET \`latest\` = true WHERE \`id\` = (SELECT MAX(\`id\`) FROM \`_${table}_v\`)`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_texts\`;`)
  await db.run(sql`DROP TABLE \`reviews_figures\`;`)
  await db.run(sql`DROP TABLE \`reviews_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_version_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`advisers_continents\`;`)
  await db.run(sql`DROP TABLE \`advisers_languages\`;`)
  await db.run(sql`DROP TABLE \`advisers\`;`)
  await db.run(sql`DROP TABLE \`advisers_locales\`;`)
  await db.run(sql`DROP TABLE \`_advisers_v_version_continents\`;`)
  await db.run(sql`DROP TABLE \`_advisers_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_advisers_v\`;`)
  await db.run(sql`DROP TABLE \`_advisers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`scheduled_changes\`;`)
  await db.run(sql`DROP TABLE \`approvals\`;`)
  await db.run(sql`DROP TABLE \`field_comments\`;`)
  await db.run(sql`DROP TABLE \`preview_links\`;`)
  await db.run(sql`DROP TABLE \`typed_documents\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`import_rows\`;`)
  await db.run(sql`DROP TABLE \`translation_origins\`;`)
  await db.run(sql`DROP TABLE \`content_checks\`;`)
  await db.run(sql`DROP TABLE \`content_findings\`;`)
  await db.run(sql`DROP TABLE \`buyer_messages\`;`)
  await db.run(sql`DROP TABLE \`desk_views\`;`)
  await db.run(sql`DROP TABLE \`translation_rules\`;`)
  await db.run(sql`DROP TABLE \`_translation_rules_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`author\` text,
  	\`company\` text,
  	\`country\` text,
  	\`date\` text,
  	\`original_language\` text DEFAULT 'en',
  	\`photo_id\` integer,
  	\`video_poster_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reviews\`("id", "author", "company", "country", "date", "original_language", "photo_id", "video_poster_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "author", "company", "country", "date", "original_language", "photo_id", "video_poster_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`ALTER TABLE \`__new_reviews\` RENAME TO \`reviews\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`reviews_country_idx\` ON \`reviews\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`reviews_date_idx\` ON \`reviews\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reviews_photo_idx\` ON \`reviews\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_video_video_poster_idx\` ON \`reviews\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews__status_idx\` ON \`reviews\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_reviews_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reviews_rels\`("id", "order", "parent_id", "path", "files_id") SELECT "id", "order", "parent_id", "path", "files_id" FROM \`reviews_rels\`;`)
  await db.run(sql`DROP TABLE \`reviews_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_reviews_rels\` RENAME TO \`reviews_rels\`;`)
  await db.run(sql`CREATE INDEX \`reviews_rels_order_idx\` ON \`reviews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_parent_idx\` ON \`reviews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_path_idx\` ON \`reviews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_files_id_idx\` ON \`reviews_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__reviews_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_author\` text,
  	\`version_company\` text,
  	\`version_country\` text,
  	\`version_date\` text,
  	\`version_original_language\` text DEFAULT 'en',
  	\`version_photo_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reviews_v\`("id", "parent_id", "version_author", "version_company", "version_country", "version_date", "version_original_language", "version_photo_id", "version_video_poster_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_author", "version_company", "version_country", "version_date", "version_original_language", "version_photo_id", "version_video_poster_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__reviews_v\` RENAME TO \`_reviews_v\`;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_parent_idx\` ON \`_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_country_idx\` ON \`_reviews_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_date_idx\` ON \`_reviews_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_photo_idx\` ON \`_reviews_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_video_version_video_poster_idx\` ON \`_reviews_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_updated_at_idx\` ON \`_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_created_at_idx\` ON \`_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_deleted_at_idx\` ON \`_reviews_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__status_idx\` ON \`_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_snapshot_idx\` ON \`_reviews_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_published_locale_idx\` ON \`_reviews_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_latest_idx\` ON \`_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new__reviews_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reviews_v_rels\`("id", "order", "parent_id", "path", "files_id") SELECT "id", "order", "parent_id", "path", "files_id" FROM \`_reviews_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__reviews_v_rels\` RENAME TO \`_reviews_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_order_idx\` ON \`_reviews_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_parent_idx\` ON \`_reviews_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_path_idx\` ON \`_reviews_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_files_id_idx\` ON \`_reviews_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_certificates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_certificates\`("id", "position", "picture_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "position", "picture_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`ALTER TABLE \`__new_certificates\` RENAME TO \`certificates\`;`)
  await db.run(sql`CREATE INDEX \`certificates_position_idx\` ON \`certificates\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`certificates_picture_idx\` ON \`certificates\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates__status_idx\` ON \`certificates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__certificates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__certificates_v\`("id", "parent_id", "version_position", "version_picture_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_position", "version_picture_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_certificates_v\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__certificates_v\` RENAME TO \`_certificates_v\`;`)
  await db.run(sql`CREATE INDEX \`_certificates_v_parent_idx\` ON \`_certificates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_position_idx\` ON \`_certificates_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_picture_idx\` ON \`_certificates_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_updated_at_idx\` ON \`_certificates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_created_at_idx\` ON \`_certificates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_deleted_at_idx\` ON \`_certificates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__status_idx\` ON \`_certificates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_created_at_idx\` ON \`_certificates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_updated_at_idx\` ON \`_certificates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_snapshot_idx\` ON \`_certificates_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_published_locale_idx\` ON \`_certificates_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_latest_idx\` ON \`_certificates_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`enquiries_id\` text,
  	\`answer_templates_id\` integer,
  	\`products_id\` integer,
  	\`categories_id\` integer,
  	\`category_sections_id\` integer,
  	\`parameters_id\` integer,
  	\`turnkeys_id\` integer,
  	\`turnkey_sections_id\` integer,
  	\`posts_id\` integer,
  	\`reviews_id\` integer,
  	\`questions_id\` integer,
  	\`slides_id\` integer,
  	\`services_id\` integer,
  	\`advantages_id\` integer,
  	\`about_sections_id\` integer,
  	\`certificates_id\` integer,
  	\`dealers_id\` integer,
  	\`seo_pages_id\` integer,
  	\`redirects_id\` integer,
  	\`structured_data_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_sections_id\`) REFERENCES \`category_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`parameters_id\`) REFERENCES \`parameters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`turnkeys_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`turnkey_sections_id\`) REFERENCES \`turnkey_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`advantages_id\`) REFERENCES \`advantages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`about_sections_id\`) REFERENCES \`about_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_pages_id\`) REFERENCES \`seo_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`structured_data_id\`) REFERENCES \`structured_data\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "enquiries_id", "answer_templates_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id") SELECT "id", "order", "parent_id", "path", "enquiries_id", "answer_templates_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_category_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`category_sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parameters_id_idx\` ON \`payload_locked_documents_rels\` (\`parameters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_turnkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`turnkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_turnkey_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`turnkey_sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advantages_id_idx\` ON \`payload_locked_documents_rels\` (\`advantages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_about_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`about_sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_structured_data_id_idx\` ON \`payload_locked_documents_rels\` (\`structured_data_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`enquiries_buyer_wrote_at_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_urgent_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_erasure_requested_at_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_outcome_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_source_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`buyer_wrote_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`urgent\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`erasure_requested_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`outcome\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`source_medium\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`campaign\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`landing_page\`;`)
  await db.run(sql`DROP INDEX \`products_translation_states_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`CREATE TABLE \`__new_company\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`legal_name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`fax\` text,
  	\`email\` text NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`chat_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company\`("id", "name", "legal_name", "phone", "fax", "email", "latitude", "longitude", "chat_url", "updated_at", "created_at") SELECT "id", "name", "legal_name", "phone", "fax", "email", "latitude", "longitude", "chat_url", "updated_at", "created_at" FROM \`company\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`ALTER TABLE \`__new_company\` RENAME TO \`company\`;`)
  await db.run(sql`CREATE TABLE \`__new__company_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_legal_name\` text NOT NULL,
  	\`version_phone\` text NOT NULL,
  	\`version_fax\` text,
  	\`version_email\` text NOT NULL,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_chat_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_v\`("id", "version_name", "version_legal_name", "version_phone", "version_fax", "version_email", "version_latitude", "version_longitude", "version_chat_url", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_name", "version_legal_name", "version_phone", "version_fax", "version_email", "version_latitude", "version_longitude", "version_chat_url", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_company_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_v\` RENAME TO \`_company_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`company_files__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`company_files\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`company_files\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`company_files\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_company_files_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_company_files_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_company_files_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_company_files_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_company_files_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`CREATE TABLE \`__new_company_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_socials\`("_order", "_parent_id", "id", "kind", "url") SELECT "_order", "_parent_id", "id", "kind", "url" FROM \`company_socials\`;`)
  await db.run(sql`DROP TABLE \`company_socials\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_socials\` RENAME TO \`company_socials\`;`)
  await db.run(sql`CREATE INDEX \`company_socials_order_idx\` ON \`company_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_socials_parent_id_idx\` ON \`company_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_v_version_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_v_version_socials\`("_order", "_parent_id", "id", "kind", "url", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "url", "_uuid" FROM \`_company_v_version_socials\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_socials\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_v_version_socials\` RENAME TO \`_company_v_version_socials\`;`)
  await db.run(sql`CREATE INDEX \`_company_v_version_socials_order_idx\` ON \`_company_v_version_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_socials_parent_id_idx\` ON \`_company_v_version_socials\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`category_sections\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`category_sections\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`category_sections\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`parameters\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`advantages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`advantages\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`advantages\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`about_sections\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`about_sections\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`about_sections\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`dealers\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`dealers\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` DROP COLUMN \`saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` DROP COLUMN \`translation_state\`;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` DROP COLUMN \`version_saved_by_schedule\`;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` DROP COLUMN \`version_translation_state\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`translation_state\`;`)
}
