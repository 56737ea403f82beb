import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { findReported } from './find-thread.ts'
import { recordMail, type Taking } from './taking.ts'

/** Marks the mail of ours that a report is about. An enquiry whose answer or offer came back is open again: nobody has read it. */
export async function takeReport(taking: Taking): Promise<false> {
  const { payload, req, mail } = taking
  const report = mail.report
  const message = report && (await findReported({ payload, req }, report.messageIds))
  const enquiry = message?.enquiry
  if (!report || !message || typeof enquiry !== 'object' || enquiry === null) return false
  const isOver = report.action === 'failed'
  if (!isOver && report.action !== 'delayed') return false
  const reason = report.reason || mail.subject
  await recordMail(taking, enquiry, isOver ? 'bounce' : 'delay', { reason })
  if (!isOver) return false
  const database = await databaseOf(payload, req as PayloadRequest)
  await database.execute(
    sql`UPDATE messages SET state = 'bounced', last_error = ${reason}, updated_at = ${new Date().toISOString()}
        WHERE id = ${message.id} AND state IN ('sent', 'handing-over')`,
  )
  if ((message.kind === 'answer' || message.kind === 'offer') && enquiry.state === 'answered') {
    const data = { state: 'in-progress' as const, waitingSince: new Date().toISOString() }
    await payload.update({ collection: 'enquiries', id: enquiry.id, data, depth: 0, req })
  }
  return false
}
