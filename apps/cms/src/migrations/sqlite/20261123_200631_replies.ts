import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_signatures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_signatures_order_idx\` ON \`users_signatures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_signatures_parent_id_idx\` ON \`users_signatures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`received_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`message_id\` text,
  	\`from\` text,
  	\`from_name\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`files\` text,
  	\`not_kept\` text,
  	\`is_from_other\` integer,
  	\`is_cut\` integer,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`received_mails_enquiry_idx\` ON \`received_mails\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`received_mails_message_id_idx\` ON \`received_mails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`received_mails_from_idx\` ON \`received_mails\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`received_mails_updated_at_idx\` ON \`received_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`received_mails_created_at_idx\` ON \`received_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`taken_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`taken_mails_fingerprint_idx\` ON \`taken_mails\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`taken_mails_updated_at_idx\` ON \`taken_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`taken_mails_created_at_idx\` ON \`taken_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mailboxes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`uid_validity\` text,
  	\`last_uid\` numeric,
  	\`last_read_at\` text,
  	\`failing_since\` text,
  	\`last_error\` text,
  	\`unreadable\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mailboxes_key_idx\` ON \`mailboxes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mailboxes_updated_at_idx\` ON \`mailboxes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mailboxes_created_at_idx\` ON \`mailboxes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_drafts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enquiry_id\` text NOT NULL,
  	\`author_id\` integer NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`files\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_drafts_enquiry_idx\` ON \`answer_drafts\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`answer_drafts_author_idx\` ON \`answer_drafts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`answer_drafts_updated_at_idx\` ON \`answer_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_drafts_created_at_idx\` ON \`answer_drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_author_idx\` ON \`answer_drafts\` (\`enquiry_id\`,\`author_id\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`next_step_on\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`next_step\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`waiting_since\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`escalated_at\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_next_step_on_idx\` ON \`enquiries\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_waiting_since_idx\` ON \`enquiries\` (\`waiting_since\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_escalated_at_idx\` ON \`enquiries\` (\`escalated_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`files\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_signatures\`;`)
  await db.run(sql`DROP TABLE \`received_mails\`;`)
  await db.run(sql`DROP TABLE \`taken_mails\`;`)
  await db.run(sql`DROP TABLE \`mailboxes\`;`)
  await db.run(sql`DROP TABLE \`answer_drafts\`;`)
  await db.run(sql`DROP INDEX \`enquiries_next_step_on_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_waiting_since_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_escalated_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`next_step_on\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`next_step\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`waiting_since\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`escalated_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`files\`;`)
}
