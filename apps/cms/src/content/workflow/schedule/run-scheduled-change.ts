import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { databaseTime } from '../../../platform/database/database-clock.ts'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { isSiteLanguage } from '../languages.ts'
import { configOf } from '../subject.ts'
import { changeLanguage } from './change-language.ts'
import { ChangeRefused } from './change-refused.ts'
import type { ScheduleAction } from './scheduled-changes.ts'

type Scheduled = {
  entity: string
  documentId: number | null
  title: string
  action: ScheduleAction
  language: string
  setBy: string
  withoutApproval: boolean
}

/** What hooks know of a save that the schedule makes. */
export type ScheduleContext = { setBy: string; withoutApproval: boolean; action: ScheduleAction }

/** The changes whose time has come by the database's clock, in the order of their times. */
export async function listDue(payload: Payload): Promise<number[]> {
  const rows = rowsOf(
    await (
      await databaseOf(payload)
    ).execute(
      sql`SELECT id FROM scheduled_changes WHERE state = 'waiting' AND at <= ${databaseTime(payload)} ORDER BY at, id LIMIT 100`,
    ),
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * Makes a change that is due. It is done and taken in one transaction: a process that dies in the middle has changed nothing, and whoever
 * else takes it meanwhile finds it done.
 * @returns whether it was still waiting
 * @throws what hinders it; it waits then as before
 */
export async function runScheduledChange(payload: Payload, id: number): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const req = transaction as PayloadRequest
    const scheduled = await take(payload, id, req)
    if (!scheduled) return false
    const context: ScheduleContext = scheduled
    Object.assign(req, { context: { schedule: context }, headers: new Headers() })
    await change(payload, scheduled, req)
    await recordAuditEvent(req, {
      kind: scheduled.action,
      entity: scheduled.entity,
      documentId: scheduled.documentId ?? undefined,
      title: scheduled.title,
      changedFields: ['schedule', ...(scheduled.language ? [scheduled.language] : [])],
      account: { id: '', email: scheduled.setBy },
    })
    return true
  })
}

async function take(payload: Payload, id: number, req: PayloadRequest): Promise<Scheduled | null> {
  const database = await databaseOf(payload, req)
  const [row] = rowsOf(
    await database.execute(sql`
      UPDATE scheduled_changes SET state = 'done', done_at = ${databaseTime(payload)}
      WHERE id = ${id} AND state = 'waiting'
      RETURNING entity, document_id, title, action, language, set_by, without_approval`),
  )
  return row
    ? {
        entity: String(row.entity),
        documentId: row.document_id === null ? null : Number(row.document_id),
        title: String(row.title ?? ''),
        action: row.action as ScheduleAction,
        language: String(row.language ?? ''),
        setBy: String(row.set_by ?? ''),
        withoutApproval: Boolean(row.without_approval),
      }
    : null
}

async function change(payload: Payload, scheduled: Scheduled, req: PayloadRequest): Promise<void> {
  const { entity, documentId, action, language } = scheduled
  if (!configOf(payload, scheduled)) throw new ChangeRefused('gone')
  const data = { _status: action === 'publish' ? 'published' : 'draft' } as never
  if (documentId === null) {
    await payload.updateGlobal({ slug: entity as GlobalSlug, data, depth: 0, req })
  } else if (isSiteLanguage(language)) {
    await changeLanguage(payload, { entity, documentId, action, language }, req)
  } else {
    await payload.update({ collection: entity as CollectionSlug, id: documentId, data, depth: 0, req })
  }
}

/** Says why a change could not be made; it is not tried again. */
export async function failScheduledChange(payload: Payload, id: number, problem: string): Promise<void> {
  await (
    await databaseOf(payload)
  ).execute(
    sql`UPDATE scheduled_changes SET state = 'failed', done_at = ${databaseTime(payload)}, problem = ${problem}
      WHERE id = ${id} AND state = 'waiting'`,
  )
}
