import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
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
  	\`basket\` text,
  	\`files\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_number_idx\` ON \`enquiries\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`products_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`parameter_id\` integer,
  	\`number\` numeric,
  	\`max\` numeric,
  	\`yes\` integer,
  	\`highlight\` integer,
  	FOREIGN KEY (\`parameter_id\`) REFERENCES \`parameters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_specifications_order_idx\` ON \`products_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_specifications_parent_id_idx\` ON \`products_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_specifications_parameter_idx\` ON \`products_specifications\` (\`parameter_id\`);`)
  await db.run(sql`CREATE TABLE \`products_specifications_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_specifications_locales_locale_parent_id_unique\` ON \`products_specifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_features_order_idx\` ON \`products_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_features_parent_id_idx\` ON \`products_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_features_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_features_locales_locale_parent_id_unique\` ON \`products_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_faq_order_idx\` ON \`products_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_faq_parent_id_idx\` ON \`products_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_faq_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_faq_locales_locale_parent_id_unique\` ON \`products_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`model\` text,
  	\`slug\` text,
  	\`position\` numeric DEFAULT 0,
  	\`category_id\` integer,
  	\`picture_id\` integer,
  	\`video_poster_id\` integer,
  	\`model3d_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`model3d_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_position_idx\` ON \`products\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`products_category_idx\` ON \`products\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`products_picture_idx\` ON \`products\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_video_video_poster_idx\` ON \`products\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`products_model3d_idx\` ON \`products\` (\`model3d_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`name\` text,
  	\`subtitle\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_name_idx\` ON \`products_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_files_id_idx\` ON \`products_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_products_id_idx\` ON \`products_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parameter_id\` integer,
  	\`number\` numeric,
  	\`max\` numeric,
  	\`yes\` integer,
  	\`highlight\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`parameter_id\`) REFERENCES \`parameters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_specifications_order_idx\` ON \`_products_v_version_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specifications_parent_id_idx\` ON \`_products_v_version_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specifications_parameter_idx\` ON \`_products_v_version_specifications\` (\`parameter_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specifications_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_specifications_locales_locale_parent_id_\` ON \`_products_v_version_specifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_features_order_idx\` ON \`_products_v_version_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_features_parent_id_idx\` ON \`_products_v_version_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_features_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_features_locales_locale_parent_id_unique\` ON \`_products_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_faq_order_idx\` ON \`_products_v_version_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_faq_parent_id_idx\` ON \`_products_v_version_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_faq_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_faq_locales_locale_parent_id_unique\` ON \`_products_v_version_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_model\` text,
  	\`version_slug\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_category_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_model3d_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_model3d_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_position_idx\` ON \`_products_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_category_idx\` ON \`_products_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_picture_idx\` ON \`_products_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_video_version_video_poster_idx\` ON \`_products_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_model3d_idx\` ON \`_products_v\` (\`version_model3d_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_name\` text,
  	\`version_subtitle\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_name_idx\` ON \`_products_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_files_id_idx\` ON \`_products_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_products_id_idx\` ON \`_products_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`position\` numeric DEFAULT 0,
  	\`show_in_menu\` integer DEFAULT true,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_position_idx\` ON \`categories\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`categories_picture_idx\` ON \`categories\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_name_idx\` ON \`categories_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_show_in_menu\` integer DEFAULT true,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_slug_idx\` ON \`_categories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_position_idx\` ON \`_categories_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_picture_idx\` ON \`_categories_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_snapshot_idx\` ON \`_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_published_locale_idx\` ON \`_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_name_idx\` ON \`_categories_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_categories_v_locales_locale_parent_id_unique\` ON \`_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`category_sections\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer,
  	\`position\` numeric DEFAULT 0,
  	\`show_on_homepage\` integer DEFAULT false,
  	\`picture_id\` integer,
  	\`video_preview_id\` integer,
  	\`video_poster_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`category_sections_category_idx\` ON \`category_sections\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_position_idx\` ON \`category_sections\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_picture_idx\` ON \`category_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_video_preview_idx\` ON \`category_sections\` (\`video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_video_video_poster_idx\` ON \`category_sections\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_updated_at_idx\` ON \`category_sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_created_at_idx\` ON \`category_sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`category_sections__status_idx\` ON \`category_sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`category_sections_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`category_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`category_sections_name_idx\` ON \`category_sections_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`category_sections_locales_locale_parent_id_unique\` ON \`category_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`category_sections_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`category_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`category_sections_rels_order_idx\` ON \`category_sections_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_rels_parent_idx\` ON \`category_sections_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_rels_path_idx\` ON \`category_sections_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_rels_files_id_idx\` ON \`category_sections_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`category_sections_rels_products_id_idx\` ON \`category_sections_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_category_sections_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_show_on_homepage\` integer DEFAULT false,
  	\`version_picture_id\` integer,
  	\`version_video_preview_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`category_sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_category_sections_v_parent_idx\` ON \`_category_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_category_idx\` ON \`_category_sections_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_position_idx\` ON \`_category_sections_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_picture_idx\` ON \`_category_sections_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_video_preview_idx\` ON \`_category_sections_v\` (\`version_video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_video_version_video_poster_idx\` ON \`_category_sections_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_updated_at_idx\` ON \`_category_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_created_at_idx\` ON \`_category_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version__status_idx\` ON \`_category_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_created_at_idx\` ON \`_category_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_updated_at_idx\` ON \`_category_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_snapshot_idx\` ON \`_category_sections_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_published_locale_idx\` ON \`_category_sections_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_latest_idx\` ON \`_category_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_category_sections_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_category_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_category_sections_v_version_version_name_idx\` ON \`_category_sections_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_category_sections_v_locales_locale_parent_id_unique\` ON \`_category_sections_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_category_sections_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_category_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_category_sections_v_rels_order_idx\` ON \`_category_sections_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_rels_parent_idx\` ON \`_category_sections_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_rels_path_idx\` ON \`_category_sections_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_rels_files_id_idx\` ON \`_category_sections_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_sections_v_rels_products_id_idx\` ON \`_category_sections_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`parameters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`group\` text,
  	\`kind\` text DEFAULT 'number' NOT NULL,
  	\`unit\` text,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`parameters_key_idx\` ON \`parameters\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`parameters_position_idx\` ON \`parameters\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`parameters_updated_at_idx\` ON \`parameters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`parameters_created_at_idx\` ON \`parameters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`parameters_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`parameters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`parameters_name_idx\` ON \`parameters_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`parameters_locales_locale_parent_id_unique\` ON \`parameters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkeys_advantages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkeys_advantages_order_idx\` ON \`turnkeys_advantages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_advantages_parent_id_idx\` ON \`turnkeys_advantages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkeys_advantages_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`turnkeys_advantages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`turnkeys_advantages_locales_locale_parent_id_unique\` ON \`turnkeys_advantages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkeys_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`count\` numeric DEFAULT 1,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkeys_products_order_idx\` ON \`turnkeys_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_products_parent_id_idx\` ON \`turnkeys_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_products_product_idx\` ON \`turnkeys_products\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`position\` numeric DEFAULT 0,
  	\`country\` text,
  	\`profile_type\` text,
  	\`capacity\` numeric,
  	\`workers\` numeric,
  	\`picture_id\` integer,
  	\`video_poster_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`turnkeys_slug_idx\` ON \`turnkeys\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_position_idx\` ON \`turnkeys\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_country_idx\` ON \`turnkeys\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_picture_idx\` ON \`turnkeys\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_video_video_poster_idx\` ON \`turnkeys\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_updated_at_idx\` ON \`turnkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_created_at_idx\` ON \`turnkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys__status_idx\` ON \`turnkeys\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`turnkeys_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkeys_name_idx\` ON \`turnkeys_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`turnkeys_locales_locale_parent_id_unique\` ON \`turnkeys_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkeys_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkeys_rels_order_idx\` ON \`turnkeys_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_rels_parent_idx\` ON \`turnkeys_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_rels_path_idx\` ON \`turnkeys_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_rels_media_id_idx\` ON \`turnkeys_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkeys_rels_files_id_idx\` ON \`turnkeys_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkeys_v_version_advantages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_turnkeys_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_advantages_order_idx\` ON \`_turnkeys_v_version_advantages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_advantages_parent_id_idx\` ON \`_turnkeys_v_version_advantages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkeys_v_version_advantages_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_turnkeys_v_version_advantages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_turnkeys_v_version_advantages_locales_locale_parent_id_uniq\` ON \`_turnkeys_v_version_advantages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkeys_v_version_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`count\` numeric DEFAULT 1,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_turnkeys_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_products_order_idx\` ON \`_turnkeys_v_version_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_products_parent_id_idx\` ON \`_turnkeys_v_version_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_products_product_idx\` ON \`_turnkeys_v_version_products\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkeys_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_country\` text,
  	\`version_profile_type\` text,
  	\`version_capacity\` numeric,
  	\`version_workers\` numeric,
  	\`version_picture_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_parent_idx\` ON \`_turnkeys_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_slug_idx\` ON \`_turnkeys_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_position_idx\` ON \`_turnkeys_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_country_idx\` ON \`_turnkeys_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_picture_idx\` ON \`_turnkeys_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_video_version_video_poster_idx\` ON \`_turnkeys_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_updated_at_idx\` ON \`_turnkeys_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_created_at_idx\` ON \`_turnkeys_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version__status_idx\` ON \`_turnkeys_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_created_at_idx\` ON \`_turnkeys_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_updated_at_idx\` ON \`_turnkeys_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_snapshot_idx\` ON \`_turnkeys_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_published_locale_idx\` ON \`_turnkeys_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_latest_idx\` ON \`_turnkeys_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_turnkeys_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_turnkeys_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_version_version_name_idx\` ON \`_turnkeys_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_turnkeys_v_locales_locale_parent_id_unique\` ON \`_turnkeys_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkeys_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_turnkeys_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_rels_order_idx\` ON \`_turnkeys_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_rels_parent_idx\` ON \`_turnkeys_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_rels_path_idx\` ON \`_turnkeys_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_rels_media_id_idx\` ON \`_turnkeys_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkeys_v_rels_files_id_idx\` ON \`_turnkeys_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkey_sections\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkey_sections_position_idx\` ON \`turnkey_sections\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_picture_idx\` ON \`turnkey_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_updated_at_idx\` ON \`turnkey_sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_created_at_idx\` ON \`turnkey_sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections__status_idx\` ON \`turnkey_sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`turnkey_sections_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`turnkey_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkey_sections_name_idx\` ON \`turnkey_sections_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`turnkey_sections_locales_locale_parent_id_unique\` ON \`turnkey_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`turnkey_sections_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`turnkeys_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`turnkey_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`turnkeys_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`turnkey_sections_rels_order_idx\` ON \`turnkey_sections_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_rels_parent_idx\` ON \`turnkey_sections_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_rels_path_idx\` ON \`turnkey_sections_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`turnkey_sections_rels_turnkeys_id_idx\` ON \`turnkey_sections_rels\` (\`turnkeys_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkey_sections_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`turnkey_sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_parent_idx\` ON \`_turnkey_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version_position_idx\` ON \`_turnkey_sections_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version_picture_idx\` ON \`_turnkey_sections_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version_updated_at_idx\` ON \`_turnkey_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version_created_at_idx\` ON \`_turnkey_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version__status_idx\` ON \`_turnkey_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_created_at_idx\` ON \`_turnkey_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_updated_at_idx\` ON \`_turnkey_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_snapshot_idx\` ON \`_turnkey_sections_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_published_locale_idx\` ON \`_turnkey_sections_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_latest_idx\` ON \`_turnkey_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_turnkey_sections_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_turnkey_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_version_version_name_idx\` ON \`_turnkey_sections_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_turnkey_sections_v_locales_locale_parent_id_unique\` ON \`_turnkey_sections_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_turnkey_sections_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`turnkeys_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_turnkey_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`turnkeys_id\`) REFERENCES \`turnkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_rels_order_idx\` ON \`_turnkey_sections_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_rels_parent_idx\` ON \`_turnkey_sections_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_rels_path_idx\` ON \`_turnkey_sections_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_turnkey_sections_v_rels_turnkeys_id_idx\` ON \`_turnkey_sections_v_rels\` (\`turnkeys_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'article',
  	\`published_at\` text,
  	\`event_starts_on\` text,
  	\`event_ends_on\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_picture_idx\` ON \`posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`event_place\` text,
  	\`excerpt\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_title_idx\` ON \`posts_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'article',
  	\`version_published_at\` text,
  	\`version_event_starts_on\` text,
  	\`version_event_ends_on\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_picture_idx\` ON \`_posts_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_event_place\` text,
  	\`version_excerpt\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_title_idx\` ON \`_posts_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
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
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_country_idx\` ON \`reviews\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`reviews_date_idx\` ON \`reviews\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reviews_photo_idx\` ON \`reviews\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_video_video_poster_idx\` ON \`reviews\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews__status_idx\` ON \`reviews\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reviews_locales\` (
  	\`role\` text,
  	\`text\` text,
  	\`video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_locales_locale_parent_id_unique\` ON \`reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_rels_order_idx\` ON \`reviews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_parent_idx\` ON \`reviews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_path_idx\` ON \`reviews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_files_id_idx\` ON \`reviews_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v\` (
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
  await db.run(sql`CREATE INDEX \`_reviews_v_parent_idx\` ON \`_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_country_idx\` ON \`_reviews_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_date_idx\` ON \`_reviews_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_photo_idx\` ON \`_reviews_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_video_version_video_poster_idx\` ON \`_reviews_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_updated_at_idx\` ON \`_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_created_at_idx\` ON \`_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__status_idx\` ON \`_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_snapshot_idx\` ON \`_reviews_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_published_locale_idx\` ON \`_reviews_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_latest_idx\` ON \`_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v_locales\` (
  	\`version_role\` text,
  	\`version_text\` text,
  	\`version_video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_reviews_v_locales_locale_parent_id_unique\` ON \`_reviews_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_order_idx\` ON \`_reviews_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_parent_idx\` ON \`_reviews_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_path_idx\` ON \`_reviews_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_files_id_idx\` ON \`_reviews_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`questions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_position_idx\` ON \`questions\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`questions__status_idx\` ON \`questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_question_idx\` ON \`questions_locales\` (\`question\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_locales_locale_parent_id_unique\` ON \`questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_parent_idx\` ON \`_questions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_position_idx\` ON \`_questions_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_updated_at_idx\` ON \`_questions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_created_at_idx\` ON \`_questions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version__status_idx\` ON \`_questions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_created_at_idx\` ON \`_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_updated_at_idx\` ON \`_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_snapshot_idx\` ON \`_questions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_published_locale_idx\` ON \`_questions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_latest_idx\` ON \`_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_locales\` (
  	\`version_question\` text,
  	\`version_answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_question_idx\` ON \`_questions_v_locales\` (\`version_question\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_questions_v_locales_locale_parent_id_unique\` ON \`_questions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`slides\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slider\` text,
  	\`position\` numeric DEFAULT 0,
  	\`link\` text,
  	\`picture_id\` integer,
  	\`video_poster_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`slides_slider_idx\` ON \`slides\` (\`slider\`);`)
  await db.run(sql`CREATE INDEX \`slides_position_idx\` ON \`slides\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`slides_picture_idx\` ON \`slides\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_video_video_poster_idx\` ON \`slides\` (\`video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`slides__status_idx\` ON \`slides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`slides_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`link_text\` text,
  	\`video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`slides_title_idx\` ON \`slides_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`slides_locales_locale_parent_id_unique\` ON \`slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`slides_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`slides_rels_order_idx\` ON \`slides_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`slides_rels_parent_idx\` ON \`slides_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_rels_path_idx\` ON \`slides_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`slides_rels_files_id_idx\` ON \`slides_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slider\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_link\` text,
  	\`version_picture_id\` integer,
  	\`version_video_poster_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_parent_idx\` ON \`_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_slider_idx\` ON \`_slides_v\` (\`version_slider\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_position_idx\` ON \`_slides_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_picture_idx\` ON \`_slides_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_video_version_video_poster_idx\` ON \`_slides_v\` (\`version_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_updated_at_idx\` ON \`_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_created_at_idx\` ON \`_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__status_idx\` ON \`_slides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_created_at_idx\` ON \`_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_updated_at_idx\` ON \`_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_snapshot_idx\` ON \`_slides_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_published_locale_idx\` ON \`_slides_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_latest_idx\` ON \`_slides_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_link_text\` text,
  	\`version_video_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_slides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_title_idx\` ON \`_slides_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_slides_v_locales_locale_parent_id_unique\` ON \`_slides_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_slides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_rels_order_idx\` ON \`_slides_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_rels_parent_idx\` ON \`_slides_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_rels_path_idx\` ON \`_slides_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_rels_files_id_idx\` ON \`_slides_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`icon\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services_position_idx\` ON \`services\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`services_picture_idx\` ON \`services\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_title_idx\` ON \`services_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_icon\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_position_idx\` ON \`_services_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_picture_idx\` ON \`_services_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_title_idx\` ON \`_services_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advantages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`icon\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`advantages_position_idx\` ON \`advantages\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`advantages_updated_at_idx\` ON \`advantages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`advantages_created_at_idx\` ON \`advantages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`advantages__status_idx\` ON \`advantages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`advantages_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advantages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advantages_title_idx\` ON \`advantages_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`advantages_locales_locale_parent_id_unique\` ON \`advantages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advantages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_icon\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`advantages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_advantages_v_parent_idx\` ON \`_advantages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_version_version_position_idx\` ON \`_advantages_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_version_version_updated_at_idx\` ON \`_advantages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_version_version_created_at_idx\` ON \`_advantages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_version_version__status_idx\` ON \`_advantages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_created_at_idx\` ON \`_advantages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_updated_at_idx\` ON \`_advantages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_snapshot_idx\` ON \`_advantages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_published_locale_idx\` ON \`_advantages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_advantages_v_latest_idx\` ON \`_advantages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_advantages_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advantages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advantages_v_version_version_title_idx\` ON \`_advantages_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_advantages_v_locales_locale_parent_id_unique\` ON \`_advantages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_sections_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_sections_facts_order_idx\` ON \`about_sections_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_facts_parent_id_idx\` ON \`about_sections_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_sections_facts_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_sections_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_sections_facts_locales_locale_parent_id_unique\` ON \`about_sections_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_sections\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_sections_position_idx\` ON \`about_sections\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_picture_idx\` ON \`about_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_updated_at_idx\` ON \`about_sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_created_at_idx\` ON \`about_sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`about_sections__status_idx\` ON \`about_sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_sections_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_sections_title_idx\` ON \`about_sections_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_sections_locales_locale_parent_id_unique\` ON \`about_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_sections_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_facts_order_idx\` ON \`_about_sections_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_facts_parent_id_idx\` ON \`_about_sections_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_sections_v_version_facts_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_sections_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_sections_v_version_facts_locales_locale_parent_id_uni\` ON \`_about_sections_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_sections_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_sections_v_parent_idx\` ON \`_about_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version_position_idx\` ON \`_about_sections_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version_picture_idx\` ON \`_about_sections_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version_updated_at_idx\` ON \`_about_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version_created_at_idx\` ON \`_about_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version__status_idx\` ON \`_about_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_created_at_idx\` ON \`_about_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_updated_at_idx\` ON \`_about_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_snapshot_idx\` ON \`_about_sections_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_published_locale_idx\` ON \`_about_sections_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_latest_idx\` ON \`_about_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_sections_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_sections_v_version_version_title_idx\` ON \`_about_sections_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_sections_v_locales_locale_parent_id_unique\` ON \`_about_sections_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_position_idx\` ON \`certificates\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`certificates_picture_idx\` ON \`certificates\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates__status_idx\` ON \`certificates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`certificates_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_title_idx\` ON \`certificates_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_locales_locale_parent_id_unique\` ON \`certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_certificates_v_parent_idx\` ON \`_certificates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_position_idx\` ON \`_certificates_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_picture_idx\` ON \`_certificates_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_updated_at_idx\` ON \`_certificates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_created_at_idx\` ON \`_certificates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__status_idx\` ON \`_certificates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_created_at_idx\` ON \`_certificates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_updated_at_idx\` ON \`_certificates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_snapshot_idx\` ON \`_certificates_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_published_locale_idx\` ON \`_certificates_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_latest_idx\` ON \`_certificates_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_certificates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_title_idx\` ON \`_certificates_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_certificates_v_locales_locale_parent_id_unique\` ON \`_certificates_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_languages_order_idx\` ON \`dealers_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_languages_parent_idx\` ON \`dealers_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`continent\` text,
  	\`country\` text,
  	\`city\` text,
  	\`address\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`website\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_continent_idx\` ON \`dealers\` (\`continent\`);`)
  await db.run(sql`CREATE INDEX \`dealers_country_idx\` ON \`dealers\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`dealers_updated_at_idx\` ON \`dealers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers_created_at_idx\` ON \`dealers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers__status_idx\` ON \`dealers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_languages_order_idx\` ON \`_dealers_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_languages_parent_idx\` ON \`_dealers_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_continent\` text,
  	\`version_country\` text,
  	\`version_city\` text,
  	\`version_address\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_website\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_parent_idx\` ON \`_dealers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_continent_idx\` ON \`_dealers_v\` (\`version_continent\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_country_idx\` ON \`_dealers_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_updated_at_idx\` ON \`_dealers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_created_at_idx\` ON \`_dealers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version__status_idx\` ON \`_dealers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_created_at_idx\` ON \`_dealers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_updated_at_idx\` ON \`_dealers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_snapshot_idx\` ON \`_dealers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_published_locale_idx\` ON \`_dealers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_latest_idx\` ON \`_dealers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`seo_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_pages_path_idx\` ON \`seo_pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`seo_pages_picture_idx\` ON \`seo_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`seo_pages_updated_at_idx\` ON \`seo_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_pages_created_at_idx\` ON \`seo_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_pages__status_idx\` ON \`seo_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`seo_pages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`seo_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_pages_locales_locale_parent_id_unique\` ON \`seo_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_seo_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_path\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`seo_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_parent_idx\` ON \`_seo_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_version_version_path_idx\` ON \`_seo_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_version_version_picture_idx\` ON \`_seo_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_version_version_updated_at_idx\` ON \`_seo_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_version_version_created_at_idx\` ON \`_seo_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_version_version__status_idx\` ON \`_seo_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_created_at_idx\` ON \`_seo_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_updated_at_idx\` ON \`_seo_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_snapshot_idx\` ON \`_seo_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_published_locale_idx\` ON \`_seo_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_seo_pages_v_latest_idx\` ON \`_seo_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_seo_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_seo_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_seo_pages_v_locales_locale_parent_id_unique\` ON \`_seo_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`external\` integer DEFAULT false,
  	\`made_by\` text DEFAULT 'hand',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`structured_data\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`structured_data_path_idx\` ON \`structured_data\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`structured_data_updated_at_idx\` ON \`structured_data\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`structured_data_created_at_idx\` ON \`structured_data\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`structured_data_locales\` (
  	\`json\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`structured_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`structured_data_locales_locale_parent_id_unique\` ON \`structured_data_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`not_found_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_seen\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`not_found_pages_path_idx\` ON \`not_found_pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`not_found_pages_count_idx\` ON \`not_found_pages\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`not_found_pages_last_seen_idx\` ON \`not_found_pages\` (\`last_seen\`);`)
  await db.run(sql`CREATE TABLE \`searches_without_results\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_seen\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`searches_without_results_key_idx\` ON \`searches_without_results\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`searches_without_results_count_idx\` ON \`searches_without_results\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`searches_without_results_last_seen_idx\` ON \`searches_without_results\` (\`last_seen\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`prefix\` text DEFAULT 'media',
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
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif320_url\` text,
  	\`sizes_avif320_width\` numeric,
  	\`sizes_avif320_height\` numeric,
  	\`sizes_avif320_mime_type\` text,
  	\`sizes_avif320_filesize\` numeric,
  	\`sizes_avif320_filename\` text,
  	\`sizes_avif640_url\` text,
  	\`sizes_avif640_width\` numeric,
  	\`sizes_avif640_height\` numeric,
  	\`sizes_avif640_mime_type\` text,
  	\`sizes_avif640_filesize\` numeric,
  	\`sizes_avif640_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_avif1280_url\` text,
  	\`sizes_avif1280_width\` numeric,
  	\`sizes_avif1280_height\` numeric,
  	\`sizes_avif1280_mime_type\` text,
  	\`sizes_avif1280_filesize\` numeric,
  	\`sizes_avif1280_filename\` text,
  	\`sizes_avif1920_url\` text,
  	\`sizes_avif1920_width\` numeric,
  	\`sizes_avif1920_height\` numeric,
  	\`sizes_avif1920_mime_type\` text,
  	\`sizes_avif1920_filesize\` numeric,
  	\`sizes_avif1920_filename\` text,
  	\`sizes_webp320_url\` text,
  	\`sizes_webp320_width\` numeric,
  	\`sizes_webp320_height\` numeric,
  	\`sizes_webp320_mime_type\` text,
  	\`sizes_webp320_filesize\` numeric,
  	\`sizes_webp320_filename\` text,
  	\`sizes_webp640_url\` text,
  	\`sizes_webp640_width\` numeric,
  	\`sizes_webp640_height\` numeric,
  	\`sizes_webp640_mime_type\` text,
  	\`sizes_webp640_filesize\` numeric,
  	\`sizes_webp640_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_webp1280_url\` text,
  	\`sizes_webp1280_width\` numeric,
  	\`sizes_webp1280_height\` numeric,
  	\`sizes_webp1280_mime_type\` text,
  	\`sizes_webp1280_filesize\` numeric,
  	\`sizes_webp1280_filename\` text,
  	\`sizes_webp1920_url\` text,
  	\`sizes_webp1920_width\` numeric,
  	\`sizes_webp1920_height\` numeric,
  	\`sizes_webp1920_mime_type\` text,
  	\`sizes_webp1920_filesize\` numeric,
  	\`sizes_webp1920_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif320_sizes_avif320_filename_idx\` ON \`media\` (\`sizes_avif320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1280_sizes_avif1280_filename_idx\` ON \`media\` (\`sizes_avif1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1920_sizes_avif1920_filename_idx\` ON \`media\` (\`sizes_avif1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp320_sizes_webp320_filename_idx\` ON \`media\` (\`sizes_webp320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\` ON \`media\` (\`sizes_webp640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1280_sizes_webp1280_filename_idx\` ON \`media\` (\`sizes_webp1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1920_sizes_webp1920_filename_idx\` ON \`media\` (\`sizes_webp1920_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_alt_idx\` ON \`media_locales\` (\`alt\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`prefix\` text DEFAULT 'files',
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
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`revisions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`scope\` text NOT NULL,
  	\`number\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`revisions_scope_idx\` ON \`revisions\` (\`scope\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`company_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_socials_order_idx\` ON \`company_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_socials_parent_id_idx\` ON \`company_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`legal_name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`fax\` text,
  	\`email\` text NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`company_locales\` (
  	\`address\` text,
  	\`hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_locales_locale_parent_id_unique\` ON \`company_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`company_files_locales\` (
  	\`catalogue_id\` integer,
  	\`privacy_policy_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`catalogue_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`privacy_policy_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_files_catalogue_idx\` ON \`company_files_locales\` (\`catalogue_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`company_files_privacy_policy_idx\` ON \`company_files_locales\` (\`privacy_policy_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`company_files_locales_locale_parent_id_unique\` ON \`company_files_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`products_specifications\`;`)
  await db.run(sql`DROP TABLE \`products_specifications_locales\`;`)
  await db.run(sql`DROP TABLE \`products_features\`;`)
  await db.run(sql`DROP TABLE \`products_features_locales\`;`)
  await db.run(sql`DROP TABLE \`products_faq\`;`)
  await db.run(sql`DROP TABLE \`products_faq_locales\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specifications\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specifications_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_features\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_faq\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_faq_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`category_sections\`;`)
  await db.run(sql`DROP TABLE \`category_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`category_sections_rels\`;`)
  await db.run(sql`DROP TABLE \`_category_sections_v\`;`)
  await db.run(sql`DROP TABLE \`_category_sections_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_category_sections_v_rels\`;`)
  await db.run(sql`DROP TABLE \`parameters\`;`)
  await db.run(sql`DROP TABLE \`parameters_locales\`;`)
  await db.run(sql`DROP TABLE \`turnkeys_advantages\`;`)
  await db.run(sql`DROP TABLE \`turnkeys_advantages_locales\`;`)
  await db.run(sql`DROP TABLE \`turnkeys_products\`;`)
  await db.run(sql`DROP TABLE \`turnkeys\`;`)
  await db.run(sql`DROP TABLE \`turnkeys_locales\`;`)
  await db.run(sql`DROP TABLE \`turnkeys_rels\`;`)
  await db.run(sql`DROP TABLE \`_turnkeys_v_version_advantages\`;`)
  await db.run(sql`DROP TABLE \`_turnkeys_v_version_advantages_locales\`;`)
  await db.run(sql`DROP TABLE \`_turnkeys_v_version_products\`;`)
  await db.run(sql`DROP TABLE \`_turnkeys_v\`;`)
  await db.run(sql`DROP TABLE \`_turnkeys_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_turnkeys_v_rels\`;`)
  await db.run(sql`DROP TABLE \`turnkey_sections\`;`)
  await db.run(sql`DROP TABLE \`turnkey_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`turnkey_sections_rels\`;`)
  await db.run(sql`DROP TABLE \`_turnkey_sections_v\`;`)
  await db.run(sql`DROP TABLE \`_turnkey_sections_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_turnkey_sections_v_rels\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`reviews_rels\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_rels\`;`)
  await db.run(sql`DROP TABLE \`questions\`;`)
  await db.run(sql`DROP TABLE \`questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_questions_v\`;`)
  await db.run(sql`DROP TABLE \`_questions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`slides\`;`)
  await db.run(sql`DROP TABLE \`slides_locales\`;`)
  await db.run(sql`DROP TABLE \`slides_rels\`;`)
  await db.run(sql`DROP TABLE \`_slides_v\`;`)
  await db.run(sql`DROP TABLE \`_slides_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_slides_v_rels\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`advantages\`;`)
  await db.run(sql`DROP TABLE \`advantages_locales\`;`)
  await db.run(sql`DROP TABLE \`_advantages_v\`;`)
  await db.run(sql`DROP TABLE \`_advantages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_sections_facts\`;`)
  await db.run(sql`DROP TABLE \`about_sections_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`about_sections\`;`)
  await db.run(sql`DROP TABLE \`about_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_sections_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_about_sections_v_version_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_sections_v\`;`)
  await db.run(sql`DROP TABLE \`_about_sections_v_locales\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v_locales\`;`)
  await db.run(sql`DROP TABLE \`dealers_languages\`;`)
  await db.run(sql`DROP TABLE \`dealers\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v\`;`)
  await db.run(sql`DROP TABLE \`seo_pages\`;`)
  await db.run(sql`DROP TABLE \`seo_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_seo_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_seo_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`structured_data\`;`)
  await db.run(sql`DROP TABLE \`structured_data_locales\`;`)
  await db.run(sql`DROP TABLE \`not_found_pages\`;`)
  await db.run(sql`DROP TABLE \`searches_without_results\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`revisions\`;`)
  await db.run(sql`DROP TABLE \`enquiry_events\`;`)
  await db.run(sql`DROP TABLE \`enquiry_counters\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`company_socials\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`DROP TABLE \`company_locales\`;`)
  await db.run(sql`DROP TABLE \`company_files\`;`)
  await db.run(sql`DROP TABLE \`company_files_locales\`;`)
}
