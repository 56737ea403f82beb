import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isSiteLanguage } from '../languages.ts'
import { nameOfAccount } from '../name-of-account.ts'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { toRowId } from '../../../platform/database/row-id.ts'
import type { FieldComment } from '../../../payload-types.ts'
import { findSubject, subjectShape } from '../subject-of-request.ts'
import { titleOf } from '../subject.ts'
import { readWorkflowBody, workflowEndpoint, WorkflowRefusal } from '../workflow-endpoint.ts'

const MAX_WORDS = 2000
const MAX_PATH = 300
const said = z.object({
  ...subjectShape,
  path: z
    .string()
    .regex(/^[\w.-]+$/)
    .max(MAX_PATH),
  language: z.string().refine(isSiteLanguage),
  text: z.string().trim().min(1).max(MAX_WORDS),
})
const change = z.object({ resolved: z.boolean() })

export const commentEndpoints = [
  workflowEndpoint('post', '/comments', comment),
  workflowEndpoint('post', '/comments/:id', resolve),
]

async function comment(req: PayloadRequest) {
  const { entity, documentId, ...data } = await readWorkflowBody(req, said)
  const { subject, newest } = await findSubject(req.payload, { entity, documentId })
  const now = new Date().toISOString()
  const author = nameOfAccount(req.user)
  const times = { createdAt: now, updatedAt: now }
  const { id } = await req.payload.db.create({
    collection: 'field-comments',
    data: { ...subject, ...data, author, resolved: false, ...times },
    req,
  })
  const title = titleOf(req.payload, subject, newest)
  await recordAuditEvent(req, {
    kind: 'comment',
    entity,
    documentId: documentId ?? undefined,
    title,
    changedFields: [data.path],
  })
  return { id }
}

async function resolve(req: PayloadRequest) {
  const { resolved } = await readWorkflowBody(req, change)
  const { db } = req.payload
  const id = toRowId(req.routeParams?.id) ?? 0
  const where = { id: { equals: id } }
  if (!(await db.findOne<FieldComment>({ collection: 'field-comments', where }))) throw new WorkflowRefusal(404, 'gone')
  const data = { resolved, resolvedBy: resolved ? nameOfAccount(req.user) : '' }
  await db.updateOne({ collection: 'field-comments', id, data, returning: false, req })
}
