import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { toRowId } from '../../../platform/database/row-id.ts'
import { settings } from '../../../platform/settings.ts'
import { isApproved } from '../approval/is-approved.ts'
import { isSiteLanguage } from '../languages.ts'
import { nameOfAccount } from '../name-of-account.ts'
import { findSubject, subjectShape } from '../subject-of-request.ts'
import { readPublished, titleOf } from '../subject.ts'
import { readWorkflowBody, workflowEndpoint, WorkflowRefusal } from '../workflow-endpoint.ts'
import { scheduleActions } from './scheduled-changes.ts'
import { toMomentInZone } from './zoned-time.ts'

/** The page changes at the time, not some years before somebody has mistyped it. */
const MAX_DAYS = 3 * 366
const DAY_MS = 24 * 60 * 60_000

const body = z.object({
  ...subjectShape,
  action: z.enum(scheduleActions),
  language: z.string().refine(isSiteLanguage).nullable(),
  /** As the clocks of the site's time zone show it. */
  at: z.string().max(40),
})
type Body = z.infer<typeof body>

export const scheduleEndpoints = [
  workflowEndpoint('post', '/schedule', schedule),
  workflowEndpoint('post', '/schedule/:id/cancel', cancel),
]

async function schedule(req: PayloadRequest) {
  const { payload } = req
  const asked = await readWorkflowBody(req, body)
  const { subject, newest } = await findSubject(payload, asked)
  const at = decideMoment(asked.at)
  await refuseImpossible(req, asked)
  const now = new Date().toISOString()
  const title = titleOf(payload, subject, newest)
  const { id } = await payload.db.create({
    collection: 'scheduled-changes',
    data: {
      ...subject,
      title,
      action: asked.action,
      language: asked.language ?? '',
      at: at.toISOString(),
      state: 'waiting',
      setBy: nameOfAccount(req.user),
      withoutApproval: hasRole(req.user, 'admin'),
      createdAt: now,
      updatedAt: now,
    },
    req,
  })
  await record(req, 'schedule', {
    ...subject,
    title,
    action: asked.action,
    language: asked.language,
    at: at.toISOString(),
  })
  return { id }
}

function decideMoment(wall: string): Date {
  const at = toMomentInZone(wall, settings.SITE_TIME_ZONE)
  if (!at) throw new WorkflowRefusal(400, 'noSuchTime')
  if (at.getTime() <= Date.now()) throw new WorkflowRefusal(400, 'past')
  if (at.getTime() > Date.now() + MAX_DAYS * DAY_MS) throw new WorkflowRefusal(400, 'tooFar')
  return at
}

async function refuseImpossible(req: PayloadRequest, asked: Body): Promise<void> {
  const { action, language, documentId } = asked
  if (documentId === null && (action === 'unpublish' || language)) throw new WorkflowRefusal(400, 'refused')
  if (action === 'unpublish' && language === 'en') throw new WorkflowRefusal(400, 'english')
  const isBound = settings.APPROVAL_REQUIRED && !hasRole(req.user, 'admin')
  if (action === 'publish' && isBound && !(await isApproved(req, asked, language)))
    throw new WorkflowRefusal(409, 'unapproved')
  if (!language || (await readPublished(req.payload, asked))) return
  const { totalDocs } = await req.payload.count({
    collection: 'scheduled-changes',
    where: {
      and: [
        { entity: { equals: asked.entity } },
        { documentId: { equals: documentId } },
        { state: { equals: 'waiting' } },
        { language: { equals: '' } },
        { action: { equals: 'publish' } },
      ],
    },
  })
  if (totalDocs === 0) throw new WorkflowRefusal(409, 'notPublished')
}

async function cancel(req: PayloadRequest) {
  const id = toRowId(req.routeParams?.id)
  const database = await databaseOf(req.payload)
  const [row] = rowsOf(
    await database.execute(sql`
      UPDATE scheduled_changes SET state = 'cancelled' WHERE id = ${id ?? 0} AND state = 'waiting'
      RETURNING entity, document_id, title, action, language, at`),
  )
  if (!row) throw new WorkflowRefusal(409, 'notWaiting')
  const { entity, document_id, title, action, language, at } = row
  const documentId = document_id === null ? null : Number(document_id)
  await record(req, 'schedule-cancel', {
    entity: String(entity),
    documentId,
    title: String(title),
    action: String(action),
    language: String(language ?? ''),
    at: new Date(String(at)).toISOString(),
  })
}

type Recorded = {
  entity: string
  documentId: number | null
  title: string
  action: string
  language: string | null
  at: string
}

const record = (
  req: PayloadRequest,
  kind: 'schedule' | 'schedule-cancel',
  { entity, documentId, title, action, language, at }: Recorded,
) =>
  recordAuditEvent(req, {
    kind,
    entity,
    documentId: documentId ?? undefined,
    title,
    changedFields: [action, ...(language ? [language] : []), at],
  })
