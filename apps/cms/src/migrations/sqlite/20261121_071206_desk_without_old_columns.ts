import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What stands in the old columns goes where it belongs now: mails that wait, notes, and a number for each enquiry.
  await db.run(sql`INSERT INTO messages (enquiry_id, kind, message_id, state, attempts, next_at)
    SELECT id, 'operator', '<operator.' || id || '@vitrine.invalid>', 'waiting', 0, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM enquiries WHERE mail_state = 'waiting';`)
  await db.run(
    sql`INSERT INTO enquiry_events (enquiry_id, kind, text) SELECT id, 'note', note FROM enquiries WHERE note <> '';`,
  )
  await db.run(sql`UPDATE enquiries SET number = 'NV-' || substr(created_at, 1, 4) || '-' || printf('%06d', (
    SELECT count(*) FROM enquiries AS earlier WHERE substr(earlier.created_at, 1, 4) = substr(enquiries.created_at, 1, 4)
    AND (earlier.created_at, earlier.id) <= (enquiries.created_at, enquiries.id)));`)
  await db.run(sql`INSERT INTO enquiry_counters (year, last)
    SELECT CAST(substr(created_at, 1, 4) AS INTEGER), count(*) FROM enquiries GROUP BY 1;`)
  await db.run(sql`DROP INDEX \`enquiries_mail_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`mail_state\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`mail_attempts\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`mail_next_at\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`mail_state\` text DEFAULT 'waiting';`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`mail_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`mail_next_at\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_mail_state_idx\` ON \`enquiries\` (\`mail_state\`);`)
}
