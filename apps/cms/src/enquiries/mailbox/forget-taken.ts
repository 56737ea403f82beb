import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'

/** Longer than any mail is read again after (read-mailbox.ts), or posted again by a provider. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** Forgets which mails were taken long ago. */
export async function forgetTaken(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await (await databaseOf(payload)).execute(sql`DELETE FROM taken_mails WHERE created_at < ${before}`)
}
