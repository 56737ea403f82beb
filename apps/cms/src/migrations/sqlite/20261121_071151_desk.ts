import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`answer_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_language_idx\` ON \`answer_templates\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_updated_at_idx\` ON \`answer_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_created_at_idx\` ON \`answer_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`message_id\` text NOT NULL,
  	\`to\` text,
  	\`subject\` text,
  	\`body\` text,
  	\`author_id\` integer,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text NOT NULL,
  	\`leased_until\` text,
  	\`last_error\` text,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_enquiry_idx\` ON \`messages\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_message_id_idx\` ON \`messages\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_to_idx\` ON \`messages\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`messages_author_idx\` ON \`messages\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_state_idx\` ON \`messages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`messages_next_at_idx\` ON \`messages\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`author_id\` integer,
  	\`text\` text,
  	\`before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_events_enquiry_idx\` ON \`enquiry_events\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_events_author_idx\` ON \`enquiry_events\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_events_updated_at_idx\` ON \`enquiry_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_events_created_at_idx\` ON \`enquiry_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`last\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_counters_year_idx\` ON \`enquiry_counters\` (\`year\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`number\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`country_code\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`machines\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`spam_signs\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`files\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_number_idx\` ON \`enquiries\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`answer_templates_id\` integer REFERENCES answer_templates(id) ON DELETE CASCADE;`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`enquiry_events\`;`)
  await db.run(sql`DROP TABLE \`enquiry_counters\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`note\` text,
  	\`kind\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`company_name\` text,
  	\`country\` text,
  	\`message\` text,
  	\`cart\` text,
  	\`language\` text,
  	\`action_location\` text,
  	\`content_hash\` text,
  	\`mail_state\` text DEFAULT 'waiting',
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`mail_next_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`INSERT INTO \`__new_enquiries\`("id", "state", "note", "kind", "full_name", "phone", "email", "company_name", "country", "message", "cart", "language", "action_location", "content_hash", "mail_state", "mail_attempts", "mail_next_at", "updated_at", "created_at") SELECT "id", "state", "note", "kind", "full_name", "phone", "email", "company_name", "country", "message", "cart", "language", "action_location", "content_hash", "mail_state", "mail_attempts", "mail_next_at", "updated_at", "created_at" FROM \`enquiries\`;`,
  )
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_mail_state_idx\` ON \`enquiries\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`enquiries_id\` text,
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
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "enquiries_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id") SELECT "id", "order", "parent_id", "path", "enquiries_id", "products_id", "categories_id", "category_sections_id", "parameters_id", "turnkeys_id", "turnkey_sections_id", "posts_id", "reviews_id", "questions_id", "slides_id", "services_id", "advantages_id", "about_sections_id", "certificates_id", "dealers_id", "seo_pages_id", "redirects_id", "structured_data_id", "media_id", "files_id", "users_id" FROM \`payload_locked_documents_rels\`;`,
  )
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_category_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`category_sections_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parameters_id_idx\` ON \`payload_locked_documents_rels\` (\`parameters_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_turnkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`turnkeys_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_turnkey_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`turnkey_sections_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_advantages_id_idx\` ON \`payload_locked_documents_rels\` (\`advantages_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_about_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`about_sections_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_seo_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_pages_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_structured_data_id_idx\` ON \`payload_locked_documents_rels\` (\`structured_data_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  )
}
