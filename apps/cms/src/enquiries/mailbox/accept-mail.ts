import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { messageIdHost } from '../messages/message-id.ts'
import { decideMailKind } from './decide-mail-kind.ts'
import { findOperator } from './find-operator.ts'
import { findThread } from './find-thread.ts'
import { hasRoomForFiles } from './has-room.ts'
import type { IncomingMail } from './received-mail.ts'
import { removeFiles, sortFiles, writeFiles } from './store-mail-files.ts'
import { takeFirstMail } from './take-first-mail.ts'
import { takeOperatorAnswer } from './take-operator-answer.ts'
import { takeReply } from './take-reply.ts'
import { takeReport } from './take-report.ts'
import type { MailboxSettings, Taking } from './taking.ts'

/**
 * Takes a mail into the desk, once: whatever comes twice, from one mailbox or two, by IMAP or by the webhook, after a kill or under another UID, is
 * known by its fingerprint, which is written in the same transaction as the mail.
 * @throws where nothing was stored: it may be given again
 */
export async function acceptMail(payload: Payload, mail: IncomingMail, raw: Uint8Array, settings: MailboxSettings) {
  const fingerprint = fingerprintOf(mail, raw)
  if (await isTaken(payload, fingerprint)) return
  const sorted = sortFiles(mail.files, `mail-${fingerprint.slice(0, 32)}`, await hasRoomForFiles(settings))
  const store = createUploadStore()
  await writeFiles(sorted, store)
  const areFilesUsed = await inTransaction(payload, async (req) => {
    await holdEnquiries(payload, req)
    // Whoever has taken it meanwhile has the same files under the same names.
    if (!(await remember(payload, req, fingerprint))) return true
    const taking: Taking = { payload, req, mail, files: sorted.kept, notKept: sorted.notKept, settings, fingerprint }
    return take(taking)
  })
  if (!areFilesUsed) await removeFiles(sorted.kept, store)
}

/** @returns whether its files belong to something now */
async function take(taking: Taking): Promise<boolean> {
  const { payload, req, mail, settings } = taking
  const kind = decideMailKind(mail, messageIdHost(settings))
  if (kind === 'own') return false
  if (kind === 'report') return takeReport(taking)
  const thread = await findThread({ payload, req }, mail)
  if (kind === 'automatic') return thread ? takeReply(taking, thread, 'auto-reply') : false
  const operator = await findOperator(payload, req, mail)
  if (operator && (await takeOperatorAnswer(taking, operator))) return true
  return thread ? takeReply(taking, thread, 'reply') : takeFirstMail(taking)
}

/**
 * A copy of a mail that came another way differs in its upper headers alone. Where the Message-ID is that of another mail, as some programs have it, the
 * rest differs; without one the bytes count.
 */
function fingerprintOf({ messageId, from, subject, text, files }: IncomingMail, raw: Uint8Array): string {
  const hash = createHash('sha256')
  if (!messageId) return hash.update(raw).digest('hex')
  hash.update(JSON.stringify([messageId, from, subject, text]))
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('hex')
}

async function isTaken(payload: Payload, fingerprint: string): Promise<boolean> {
  return (
    (await payload.count({ collection: 'taken-mails', where: { fingerprint: { equals: fingerprint } } })).totalDocs > 0
  )
}

/** @returns false where it was taken before */
async function remember(payload: Payload, req: Partial<PayloadRequest>, fingerprint: string): Promise<boolean> {
  const database = await databaseOf(payload, req as PayloadRequest)
  const now = new Date().toISOString()
  const result = await database.execute(
    sql`INSERT INTO taken_mails (fingerprint, created_at, updated_at) VALUES (${fingerprint}, ${now}, ${now})
        ON CONFLICT (fingerprint) DO NOTHING RETURNING id`,
  )
  return rowsOf(result).length > 0
}
