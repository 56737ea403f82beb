import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What stands in the old columns goes where it belongs now: mails that wait, notes, and a number for each enquiry.
  await db.execute(sql`
  INSERT INTO messages (enquiry_id, kind, message_id, state, attempts, next_at)
    SELECT id, 'operator', '<operator.' || id || '@vitrine.invalid>', 'waiting', 0, now() FROM enquiries WHERE mail_state = 'waiting';
  INSERT INTO enquiry_events (enquiry_id, kind, text) SELECT id, 'note', note FROM enquiries WHERE note <> '';
  UPDATE enquiries SET number = 'NV-' || date_part('year', created_at) || '-' || lpad((
    SELECT count(*) FROM enquiries AS earlier WHERE date_part('year', earlier.created_at) = date_part('year', enquiries.created_at)
    AND (earlier.created_at, earlier.id) <= (enquiries.created_at, enquiries.id))::text, 6, '0');
  INSERT INTO enquiry_counters (year, last) SELECT date_part('year', created_at), count(*) FROM enquiries GROUP BY 1;`)
  await db.execute(sql`
   DROP INDEX "enquiries_mail_state_idx";
  ALTER TABLE "enquiries" DROP COLUMN "note";
  ALTER TABLE "enquiries" DROP COLUMN "mail_state";
  ALTER TABLE "enquiries" DROP COLUMN "mail_attempts";
  ALTER TABLE "enquiries" DROP COLUMN "mail_next_at";
  DROP TYPE "public"."enum_enquiries_mail_state";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_mail_state" AS ENUM('waiting', 'sent');
  ALTER TABLE "enquiries" ADD COLUMN "note" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "mail_state" "enum_enquiries_mail_state" DEFAULT 'waiting';
  ALTER TABLE "enquiries" ADD COLUMN "mail_attempts" numeric DEFAULT 0;
  ALTER TABLE "enquiries" ADD COLUMN "mail_next_at" timestamp(3) with time zone;
  CREATE INDEX "enquiries_mail_state_idx" ON "enquiries" USING btree ("mail_state");`)
}
