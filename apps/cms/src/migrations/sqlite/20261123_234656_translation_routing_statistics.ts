import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // By hand: what a deletion does to added references; the generator leaves it out, and then nothing can be deleted.
  await db.run(sql`CREATE TABLE \`routing_rules_countries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_countries_order_idx\` ON \`routing_rules_countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_countries_parent_idx\` ON \`routing_rules_countries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_languages_order_idx\` ON \`routing_rules_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_languages_parent_idx\` ON \`routing_rules_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_kinds_order_idx\` ON \`routing_rules_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_kinds_parent_idx\` ON \`routing_rules_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`position\` numeric,
  	\`target\` text DEFAULT 'person' NOT NULL,
  	\`person_id\` integer,
  	\`team_id\` integer,
  	\`dealer_id\` integer,
  	\`show_contact\` text DEFAULT 'interested',
  	\`answer_days\` numeric DEFAULT 3,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealer_contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_enabled_idx\` ON \`routing_rules\` (\`enabled\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_position_idx\` ON \`routing_rules\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_person_idx\` ON \`routing_rules\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_team_idx\` ON \`routing_rules\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_dealer_idx\` ON \`routing_rules\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_updated_at_idx\` ON \`routing_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_created_at_idx\` ON \`routing_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_texts_order_parent\` ON \`routing_rules_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teams\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_member\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`teams_updated_at_idx\` ON \`teams\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`teams_created_at_idx\` ON \`teams\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`teams_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teams_rels_order_idx\` ON \`teams_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`teams_rels_parent_idx\` ON \`teams_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`teams_rels_path_idx\` ON \`teams_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`teams_rels_users_id_idx\` ON \`teams_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_contacts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`dealer_id\` integer NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`paused\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_contacts_dealer_idx\` ON \`dealer_contacts\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_contacts_updated_at_idx\` ON \`dealer_contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealer_contacts_created_at_idx\` ON \`dealer_contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`replaced_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`folder\` text NOT NULL,
  	\`upload\` numeric NOT NULL,
  	\`size\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`replaced_files_name_idx\` ON \`replaced_files\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`replaced_files_upload_idx\` ON \`replaced_files\` (\`upload\`);`)
  await db.run(sql`CREATE INDEX \`replaced_files_updated_at_idx\` ON \`replaced_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`replaced_files_created_at_idx\` ON \`replaced_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`machine_translations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`language\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`findings\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_language_path_idx\` ON \`machine_translations\` (\`kind\`,\`document\`,\`language\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`kind_language_idx\` ON \`machine_translations\` (\`kind\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`translation_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`title\` text,
  	\`languages\` text,
  	\`account_id\` numeric,
  	\`account_name\` text,
  	\`done\` numeric DEFAULT 0,
  	\`total\` numeric DEFAULT 0,
  	\`characters\` numeric DEFAULT 0,
  	\`counts\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translation_jobs_state_idx\` ON \`translation_jobs\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`translation_jobs_updated_at_idx\` ON \`translation_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_jobs_created_at_idx\` ON \`translation_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`translation_job_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`job\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`answers\` text,
  	\`problems\` text,
  	\`translated\` numeric,
  	\`version_before\` numeric,
  	\`version_after\` numeric,
  	\`before\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`job_state_idx\` ON \`translation_job_items\` (\`job\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`translation_usage\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`month\` text NOT NULL,
  	\`characters\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translation_usage_month_idx\` ON \`translation_usage\` (\`month\`);`)
  await db.run(sql`CREATE TABLE \`dealer_links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`contact_id\` integer,
  	\`state\` text NOT NULL,
  	\`show_contact\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`answered_at\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`dealer_contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dealer_links_enquiry_idx\` ON \`dealer_links\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_links_contact_idx\` ON \`dealer_links\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_links_due_at_idx\` ON \`dealer_links\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`dealer_links_updated_at_idx\` ON \`dealer_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealer_links_created_at_idx\` ON \`dealer_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`offers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`valid_until\` text NOT NULL,
  	\`note\` text,
  	\`files\` text,
  	\`author_id\` integer,
  	\`sent_at\` text,
  	\`answered_at\` text,
  	\`accepted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offers_enquiry_idx\` ON \`offers\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_state_idx\` ON \`offers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`offers_author_idx\` ON \`offers\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_updated_at_idx\` ON \`offers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_created_at_idx\` ON \`offers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`number_version_idx\` ON \`offers\` (\`number\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`offer_counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`last\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`offer_counters_year_idx\` ON \`offer_counters\` (\`year\`);`)
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
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`dealer_id\` integer REFERENCES dealer_contacts(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`dealer_state\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`offer_state\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_dealer_idx\` ON \`enquiries\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_dealer_state_idx\` ON \`enquiries\` (\`dealer_state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_offer_state_idx\` ON \`enquiries\` (\`offer_state\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`profile_type\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_profile_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`away_until\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`routing_rules_id\` integer REFERENCES routing_rules(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`teams_id\` integer REFERENCES teams(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`dealer_contacts_id\` integer REFERENCES dealer_contacts(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routing_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`routing_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealer_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`dealer_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`products_figures_idx\` ON \`products_specifications\` (\`parameter_id\`,\`number\`,\`max\`,\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`routing_rules_countries\`;`)
  await db.run(sql`DROP TABLE \`routing_rules_languages\`;`)
  await db.run(sql`DROP TABLE \`routing_rules_kinds\`;`)
  await db.run(sql`DROP TABLE \`routing_rules\`;`)
  await db.run(sql`DROP TABLE \`routing_rules_texts\`;`)
  await db.run(sql`DROP TABLE \`teams\`;`)
  await db.run(sql`DROP TABLE \`teams_rels\`;`)
  await db.run(sql`DROP TABLE \`dealer_contacts\`;`)
  await db.run(sql`DROP TABLE \`replaced_files\`;`)
  await db.run(sql`DROP TABLE \`machine_translations\`;`)
  await db.run(sql`DROP TABLE \`translation_jobs\`;`)
  await db.run(sql`DROP TABLE \`translation_job_items\`;`)
  await db.run(sql`DROP TABLE \`translation_usage\`;`)
  await db.run(sql`DROP TABLE \`dealer_links\`;`)
  await db.run(sql`DROP TABLE \`offers\`;`)
  await db.run(sql`DROP TABLE \`offer_counters\`;`)
  await db.run(sql`DROP TABLE \`statistic_counts\`;`)
  await db.run(sql`DROP TABLE \`statistic_batches\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`kind\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`company_name\` text,
  	\`country\` text,
  	\`country_code\` text,
  	\`message\` text,
  	\`product_list\` text,
  	\`language\` text,
  	\`action_location\` text,
  	\`spam_signs\` text,
  	\`first_answered_at\` text,
  	\`next_step_on\` text,
  	\`next_step\` text,
  	\`waiting_since\` text,
  	\`escalated_at\` text,
  	\`buyer_wrote_at\` text,
  	\`urgent\` integer,
  	\`erasure_requested_at\` text,
  	\`outcome\` text,
  	\`closed_at\` text,
  	\`source\` text,
  	\`source_medium\` text,
  	\`campaign\` text,
  	\`landing_page\` text,
  	\`basket\` text,
  	\`files\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "number", "created_at", "state", "assignee_id", "kind", "full_name", "phone", "email", "company_name", "country", "country_code", "message", "product_list", "language", "action_location", "spam_signs", "first_answered_at", "next_step_on", "next_step", "waiting_since", "escalated_at", "buyer_wrote_at", "urgent", "erasure_requested_at", "outcome", "closed_at", "source", "source_medium", "campaign", "landing_page", "basket", "files", "content_hash", "updated_at") SELECT "id", "number", "created_at", "state", "assignee_id", "kind", "full_name", "phone", "email", "company_name", "country", "country_code", "message", "product_list", "language", "action_location", "spam_signs", "first_answered_at", "next_step_on", "next_step", "waiting_since", "escalated_at", "buyer_wrote_at", "urgent", "erasure_requested_at", "outcome", "closed_at", "source", "source_medium", "campaign", "landing_page", "basket", "files", "content_hash", "updated_at" FROM \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_number_idx\` ON \`enquiries\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_next_step_on_idx\` ON \`enquiries\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_waiting_since_idx\` ON \`enquiries\` (\`waiting_since\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_escalated_at_idx\` ON \`enquiries\` (\`escalated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_buyer_wrote_at_idx\` ON \`enquiries\` (\`buyer_wrote_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_urgent_idx\` ON \`enquiries\` (\`urgent\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_erasure_requested_at_idx\` ON \`enquiries\` (\`erasure_requested_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_outcome_idx\` ON \`enquiries\` (\`outcome\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_source_idx\` ON \`enquiries\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`enquiries\` (\`created_at\`,\`state\`,\`first_answered_at\`,\`closed_at\`,\`outcome\`,\`country_code\`,\`source\`,\`assignee_id\`,\`id\`);`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "enquiries_id", "answer_templates_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "advisers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id") SELECT "id", "order", "parent_id", "path", "enquiries_id", "answer_templates_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "advisers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisers_id_idx\` ON \`payload_locked_documents_rels\` (\`advisers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_structured_data_id_idx\` ON \`payload_locked_documents_rels\` (\`structured_data_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`products_figures_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`profile_type\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_profile_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_x\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_y\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`away_until\`;`)
}
