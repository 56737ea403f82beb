import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { settings } from '../../../platform/settings.ts'
import { bulkOf } from '../../checks/leave-out-drafted.ts'
import { ChangeRefused } from '../schedule/change-refused.ts'
import type { ScheduleContext } from '../schedule/run-scheduled-change.ts'
import { readPublished, type Subject, titleOf } from '../subject.ts'
import { workflowText } from '../workflow-texts.ts'
import type { ContentHashes } from './content-hashes.ts'
import { isApproved, listUnapproved, publishedHashes } from './is-approved.ts'

const FORBIDDEN = 403
const keyOf = ({ entity, documentId }: Subject) => `published before: ${entity} ${documentId}`

/** Whom approvals bind, where they are required: everybody but what the program does by itself; admins are recorded. */
function boundBy(req: PayloadRequest): 'editor' | 'admin' | 'schedule' | null {
  if (!settings.APPROVAL_REQUIRED) return null
  const schedule = req.context.schedule as ScheduleContext | undefined
  if (schedule?.action === 'unpublish') return null
  if (schedule) return schedule.withoutApproval ? 'admin' : 'schedule'
  if (!req.user) return null
  return hasRole(req.user, 'admin') ? 'admin' : 'editor'
}

async function remember(req: PayloadRequest, subject: Subject): Promise<void> {
  if (boundBy(req)) req.context[keyOf(subject)] = await publishedHashes(req, subject)
}

/**
 * What has become published must have been so before, or approved. It is compared as it is in the database, in the transaction of the
 * change, whichever way it came there; a refusal takes the change back.
 */
async function guard(req: PayloadRequest, subject: Subject): Promise<void> {
  const bound = boundBy(req)
  if (!bound) return
  const published = await readPublished(req.payload, subject, req)
  if (!published) return
  const before = (req.context[keyOf(subject)] ?? {}) as ContentHashes
  const parts = await listUnapproved(req, subject, await publishedHashes(req, subject), before)
  if (parts.length === 0) return
  if (bound === 'schedule') throw new ChangeRefused('unapproved')
  if (bound === 'editor') throw new APIError(workflowText(req, 'unapproved'), FORBIDDEN, null, true)
  const schedule = req.context.schedule as ScheduleContext | undefined
  await recordAuditEvent(req, {
    kind: 'publish-unapproved',
    entity: subject.entity,
    documentId: subject.documentId ?? undefined,
    title: titleOf(req.payload, subject, published),
    ...(schedule && { account: { id: '', email: schedule.setBy } }),
  })
}

/**
 * Of a bulk change Payload keeps what it has written of a document that is refused afterwards: it is refused before. Publishing approved
 * drafts as they are, taking off the site, drafts and the trash are let through.
 */
async function refuseInBulk(req: PayloadRequest, subject: Subject, status: unknown): Promise<void> {
  const bulk = bulkOf(req, subject.entity)
  if (!bulk || boundBy(req) !== 'editor' || bulk.fields.includes('deletedAt')) return
  const staysDraft = status === 'draft' || (bulk.asDraft && status !== 'published')
  if (staysDraft || (bulk.fields.every((name) => name === '_status') && (await isApproved(req, subject)))) return
  throw new APIError(workflowText(req, 'unapproved'), FORBIDDEN, null, true)
}

const rememberPublished: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const subject = { entity: collection.slug, documentId: Number(originalDoc.id) }
  await refuseInBulk(req, subject, data._status)
  await remember(req, subject)
  return data
}

const guardPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await guard(req, { entity: collection.slug, documentId: Number(doc.id) })
  return doc
}

const rememberGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await remember(req, { entity: global.slug, documentId: null })
  return data
}

const guardGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') await guard(req, { entity: global.slug, documentId: null })
  return doc
}

export const approvalHooks = { beforeChange: [rememberPublished], afterChange: [guardPublished] }
export const globalApprovalHooks = { beforeChange: [rememberGlobal], afterChange: [guardGlobal] }
