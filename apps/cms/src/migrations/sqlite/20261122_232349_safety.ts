import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`logins\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account_id\` integer NOT NULL,
  	\`session\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`address\` text,
  	\`network\` text,
  	\`user_agent\` text,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`logins_account_idx\` ON \`logins\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`logins_updated_at_idx\` ON \`logins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`logins_created_at_idx\` ON \`logins\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account_id\` integer NOT NULL,
  	\`secret\` text NOT NULL,
  	\`is_confirmed\` integer DEFAULT false NOT NULL,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery_codes\` text DEFAULT '',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erased_enquiries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erased_enquiries_updated_at_idx\` ON \`erased_enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erased_enquiries_created_at_idx\` ON \`erased_enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`account_name\` text,
  	\`account_id\` text,
  	\`entity\` text,
  	\`title\` text,
  	\`document_id\` text,
  	\`changed_fields\` text,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_events_kind_idx\` ON \`audit_events\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_account_name_idx\` ON \`audit_events\` (\`account_name\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_entity_idx\` ON \`audit_events\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_document_id_idx\` ON \`audit_events\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_updated_at_idx\` ON \`audit_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_created_at_idx\` ON \`audit_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_socials_order_idx\` ON \`_company_v_version_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_socials_parent_id_idx\` ON \`_company_v_version_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v\` (
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
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_locales\` (
  	\`version_address\` text,
  	\`version_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_v_locales_locale_parent_id_unique\` ON \`_company_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_files_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_files_v_created_at_idx\` ON \`_company_files_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_files_v_updated_at_idx\` ON \`_company_files_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_company_files_v_locales\` (
  	\`version_catalogue_id\` integer,
  	\`version_privacy_policy_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_catalogue_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_privacy_policy_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_files_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_files_v_version_version_catalogue_idx\` ON \`_company_files_v_locales\` (\`version_catalogue_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_files_v_version_version_privacy_policy_idx\` ON \`_company_files_v_locales\` (\`version_privacy_policy_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_files_v_locales_locale_parent_id_unique\` ON \`_company_files_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`products_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`DROP INDEX \`categories_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`DROP INDEX \`parameters_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`parameters\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`parameters_deleted_at_idx\` ON \`parameters\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`parameters_key_idx\` ON \`parameters\` (\`key\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`DROP INDEX \`turnkeys_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`turnkeys\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`turnkeys_deleted_at_idx\` ON \`turnkeys\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`turnkeys_slug_idx\` ON \`turnkeys\` (\`slug\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`DROP INDEX \`posts_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`DROP INDEX \`seo_pages_path_idx\`;`)
  await db.run(sql`ALTER TABLE \`seo_pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`seo_pages_deleted_at_idx\` ON \`seo_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_pages_path_idx\` ON \`seo_pages\` (\`path\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`DROP INDEX \`structured_data_path_idx\`;`)
  await db.run(sql`ALTER TABLE \`structured_data\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`structured_data_deleted_at_idx\` ON \`structured_data\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`structured_data_path_idx\` ON \`structured_data\` (\`path\`) WHERE "deleted_at" IS NULL;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`category_sections\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`category_sections_deleted_at_idx\` ON \`category_sections\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_deleted_at_idx\` ON \`_category_sections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_deleted_at_idx\` ON \`_turnkeys_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_deleted_at_idx\` ON \`turnkey_sections\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version_deleted_at_idx\` ON \`_turnkey_sections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_deleted_at_idx\` ON \`_reviews_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`questions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`questions_deleted_at_idx\` ON \`questions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_deleted_at_idx\` ON \`_questions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`slides_deleted_at_idx\` ON \`slides\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_deleted_at_idx\` ON \`_slides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`advantages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`advantages_deleted_at_idx\` ON \`advantages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_advantages_v_version_version_deleted_at_idx\` ON \`_advantages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`about_sections\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`about_sections_deleted_at_idx\` ON \`about_sections\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version_deleted_at_idx\` ON \`_about_sections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_deleted_at_idx\` ON \`_certificates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`dealers\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`dealers_deleted_at_idx\` ON \`dealers\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_deleted_at_idx\` ON \`_dealers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_version_version_deleted_at_idx\` ON \`_seo_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`files_deleted_at_idx\` ON \`files\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`disabled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`logins\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`erased_enquiries\`;`)
  await db.run(sql`DROP TABLE \`audit_events\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_socials\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_files_v\`;`)
  await db.run(sql`DROP TABLE \`_company_files_v_locales\`;`)
  await db.run(sql`DROP INDEX \`products_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`products_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`categories_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_categories_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`category_sections_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`category_sections\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_category_sections_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_category_sections_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`parameters_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`parameters_key_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`parameters_key_idx\` ON \`parameters\` (\`key\`);`)
  await db.run(sql`ALTER TABLE \`parameters\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`turnkeys_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`turnkeys_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`turnkeys_slug_idx\` ON \`turnkeys\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`turnkeys\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_turnkeys_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_turnkeys_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`turnkey_sections_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`turnkey_sections\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_turnkey_sections_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_turnkey_sections_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`reviews_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_reviews_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`questions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_questions_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`slides_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_slides_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`services_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_services_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`advantages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`advantages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_advantages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_advantages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`about_sections_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`about_sections\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_about_sections_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_about_sections_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`certificates_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_certificates_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`dealers_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`dealers\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_dealers_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`seo_pages_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`seo_pages_path_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_pages_path_idx\` ON \`seo_pages\` (\`path\`);`)
  await db.run(sql`ALTER TABLE \`seo_pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_seo_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_seo_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`structured_data_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`structured_data_path_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`structured_data_path_idx\` ON \`structured_data\` (\`path\`);`)
  await db.run(sql`ALTER TABLE \`structured_data\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`files_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`disabled\`;`)
}
