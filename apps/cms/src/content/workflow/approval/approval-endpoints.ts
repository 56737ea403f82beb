import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { databaseTime } from '../../../platform/database/database-clock.ts'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { toRowId } from '../../../platform/database/row-id.ts'
import type { Approval } from '../../../payload-types.ts'
import { nameOfAccount } from '../name-of-account.ts'
import { findSubject, subjectShape } from '../subject-of-request.ts'
import { configOf, titleOf } from '../subject.ts'
import { readWorkflowBody, workflowEndpoint, WorkflowRefusal } from '../workflow-endpoint.ts'
import { areSame, contentHashes } from './content-hashes.ts'
import { mailDecision, mailRequest } from './mail-approval.ts'
import { hashesOf } from './read-approvals.ts'

const MAX_WORDS = 2000
const request = z.object({ ...subjectShape, note: z.string().trim().max(MAX_WORDS).default('') })
const decision = z.object({
  decision: z.enum(['approved', 'declined', 'withdrawn']),
  reason: z.string().trim().max(MAX_WORDS).default(''),
})

export const approvalEndpoints = [
  workflowEndpoint('post', '/approvals', ask),
  workflowEndpoint('post', '/approvals/:id', decide),
]

/** Asks for the approval of the newest version; what was asked before is withdrawn. */
async function ask(req: PayloadRequest) {
  const { payload } = req
  const { note, ...asked } = await readWorkflowBody(req, request)
  const { subject, newest } = await findSubject(payload, asked)
  const { entity, documentId } = subject
  const title = titleOf(payload, subject, newest)
  const now = new Date().toISOString()
  const { id } = await payload.db.create({
    collection: 'approvals',
    data: {
      ...subject,
      title,
      state: 'requested',
      hashes: contentHashes(configOf(payload, subject)?.fields ?? [], newest),
      note,
      requestedBy: nameOfAccount(req.user),
      requestedById: String(req.user?.id),
      createdAt: now,
      updatedAt: now,
    },
    req,
  })
  // Of two that are asked for in one moment, too, the last one stays.
  const database = await databaseOf(payload)
  const isDocument = documentId === null ? sql`document_id IS NULL` : sql`document_id = ${documentId}`
  await database.execute(sql`
    UPDATE approvals SET state = 'withdrawn'
    WHERE entity = ${entity} AND ${isDocument} AND state = 'requested' AND id < ${id}`)
  await recordAuditEvent(req, { kind: 'approval-request', entity, documentId: documentId ?? undefined, title })
  mailRequest(req, { ...subject, title, words: note })
  return { id }
}

/** Approves or declines what somebody else has asked for, or withdraws one's own request. What has changed since is refused. */
async function decide(req: PayloadRequest) {
  const { payload } = req
  const { decision: state, reason } = await readWorkflowBody(req, decision)
  const id = toRowId(req.routeParams?.id)
  const approval =
    id === null ? null : await payload.db.findOne<Approval>({ collection: 'approvals', where: { id: { equals: id } } })
  if (!approval) throw new WorkflowRefusal(404, 'gone')
  const isOwn = approval.requestedById === String(req.user?.id)
  if (isOwn !== (state === 'withdrawn')) throw new WorkflowRefusal(403, isOwn ? 'ownRequest' : 'notYours')
  if (approval.state !== 'requested') throw new WorkflowRefusal(409, 'decided')
  const asked = { entity: approval.entity ?? '', documentId: approval.documentId ?? null }
  if (state === 'approved') {
    const { subject, newest } = await findSubject(payload, asked)
    const now = contentHashes(configOf(payload, subject)?.fields ?? [], newest)
    if (!areSame(now, hashesOf(approval))) throw new WorkflowRefusal(409, 'changed')
  }
  const database = await databaseOf(payload)
  const rows = rowsOf(
    await database.execute(sql`
      UPDATE approvals SET state = ${state}, decided_by = ${nameOfAccount(req.user)}, reason = ${reason},
        decided_at = ${databaseTime(payload)}
      WHERE id = ${id} AND state = 'requested' RETURNING id`),
  )
  if (rows.length === 0) throw new WorkflowRefusal(409, 'decided')
  const kind = ({ approved: 'approve', declined: 'decline', withdrawn: 'approval-withdraw' } as const)[state]
  const title = approval.title ?? ''
  await recordAuditEvent(req, { kind, entity: asked.entity, documentId: asked.documentId ?? undefined, title })
  const requestedById = approval.requestedById ?? ''
  if (state !== 'withdrawn') mailDecision(req, { ...asked, title, words: reason, requestedById, decision: state })
}
