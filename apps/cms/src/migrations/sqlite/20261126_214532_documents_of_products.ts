import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`product_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`audience\` text DEFAULT 'public' NOT NULL,
  	\`model_year_from\` numeric,
  	\`model_year_until\` numeric,
  	\`serial_from\` text,
  	\`serial_until\` text,
  	\`translation_state\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`product_documents_kind_idx\` ON \`product_documents\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_audience_idx\` ON \`product_documents\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_updated_at_idx\` ON \`product_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_created_at_idx\` ON \`product_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_deleted_at_idx\` ON \`product_documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_documents_key_idx\` ON \`product_documents\` (\`key\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`CREATE TABLE \`product_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_documents_title_idx\` ON \`product_documents_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_documents_locales_locale_parent_id_unique\` ON \`product_documents_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`product_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_documents_rels_order_idx\` ON \`product_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_rels_parent_idx\` ON \`product_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_rels_path_idx\` ON \`product_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_documents_rels_products_id_idx\` ON \`product_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`document_versions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document_id\` integer NOT NULL,
  	\`version\` text NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`valid_until\` text,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`published_at\` text,
  	\`sha256\` text,
  	\`prefix\` text DEFAULT 'documents',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`product_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`document_versions_document_idx\` ON \`document_versions\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`document_versions_valid_from_idx\` ON \`document_versions\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`document_versions_valid_until_idx\` ON \`document_versions\` (\`valid_until\`);`)
  await db.run(sql`CREATE INDEX \`document_versions_state_idx\` ON \`document_versions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`document_versions_updated_at_idx\` ON \`document_versions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_versions_created_at_idx\` ON \`document_versions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_versions_filename_idx\` ON \`document_versions\` (\`filename\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_version_language_idx\` ON \`document_versions\` (\`document_id\`,\`version\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`serial_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`serial\` text NOT NULL,
  	\`lookup\` text,
  	\`product_id\` integer NOT NULL,
  	\`model_year\` numeric,
  	\`delivered_on\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`serial_numbers_lookup_idx\` ON \`serial_numbers\` (\`lookup\`);`)
  await db.run(sql`CREATE INDEX \`serial_numbers_product_idx\` ON \`serial_numbers\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`serial_numbers_updated_at_idx\` ON \`serial_numbers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`serial_numbers_created_at_idx\` ON \`serial_numbers\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_documents_id\` integer REFERENCES product_documents(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`document_versions_id\` integer REFERENCES document_versions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`serial_numbers_id\` integer REFERENCES serial_numbers(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`product_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`document_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_serial_numbers_id_idx\` ON \`payload_locked_documents_rels\` (\`serial_numbers_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`product_documents\`;`)
  await db.run(sql`DROP TABLE \`product_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`product_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`document_versions\`;`)
  await db.run(sql`DROP TABLE \`serial_numbers\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`enquiries_id\` text,
  	\`answer_templates_id\` integer,
  	\`routing_rules_id\` integer,
  	\`teams_id\` integer,
  	\`dealer_contacts_id\` integer,
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
  	\`advisers_id\` integer,
  	\`seo_pages_id\` integer,
  	\`redirects_id\` integer,
  	\`structured_data_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routing_rules_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teams_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealer_contacts_id\`) REFERENCES \`dealer_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`advisers_id\`) REFERENCES \`advisers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_pages_id\`) REFERENCES \`seo_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`structured_data_id\`) REFERENCES \`structured_data\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "enquiries_id", "answer_templates_id", "routing_rules_id", "teams_id", "dealer_contacts_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "advisers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id") SELECT "id", "order", "parent_id", "path", "enquiries_id", "answer_templates_id", "routing_rules_id", "teams_id", "dealer_contacts_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "advisers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routing_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`routing_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_contacts_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisers_id_idx\` ON \`payload_locked_documents_rels\` (\`advisers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_structured_data_id_idx\` ON \`payload_locked_documents_rels\` (\`structured_data_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
