import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload'
import { decideChangeKind } from './decide-change-kind.ts'
import { listChangedFields } from './list-changed-fields.ts'
import { recordAuditEvent } from './record-audit-event.ts'

/** In `custom.tellChange` of a field of which the log says more than that it has changed. Nothing of what a visitor wrote. */
export type TellChange = (before: unknown, after: unknown) => string

type Document = { id: string | number; _status?: unknown; deletedAt?: unknown } & Record<string, unknown>

/** Later hooks are given neither the request's `draft` nor the new password. */
export const rememberRequest: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  const data: unknown = 'data' in args ? args.data : undefined
  req.context.auditSavingDraft = 'draft' in args && args.draft === true
  req.context.auditPassword = typeof data === 'object' && data !== null && 'password' in data && Boolean(data.password)
  return args
}

/** What the program does by itself, as the seed, is not recorded; an account is recorded whoever makes or changes it. */
export const recordChange: CollectionAfterChangeHook<Document> = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change
  if (!req.user && !collection.auth) return doc
  const { auditSavingDraft: savingDraft, auditPassword } = req.context
  const kind = decideChangeKind({ operation, savingDraft: savingDraft === true, before: previousDoc, after: doc })
  const names = collection.flattenedFields.map(({ name }) => name)
  const changedFields = operation === 'update' ? listChangedFields(names, previousDoc, doc) : []
  if (operation === 'update' && collection.auth && auditPassword === true) changedFields.push('password')
  const isNewRole = collection.auth && changedFields.includes('role')
  const tellChange = (name: string): string => {
    if (name === 'role') return `role: ${previousDoc.role} → ${doc.role}`
    const field = collection.flattenedFields.find((it) => it.name === name)
    const tell = field?.custom?.tellChange as TellChange | undefined
    return tell ? `${name}: ${tell(previousDoc, doc)}` : name
  }
  await recordAuditEvent(req, {
    kind: isNewRole ? 'role' : kind,
    entity: collection.slug,
    documentId: doc.id,
    title: titleOf(doc, collection.admin.useAsTitle),
    changedFields: changedFields.map(tellChange),
  })
  return doc
}

export const recordDelete: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  if (!req.user && !collection.auth) return
  const title = titleOf(doc, collection.admin.useAsTitle)
  await recordAuditEvent(req, { kind: 'delete', entity: collection.slug, documentId: doc.id, title })
}

/** An enquiry has a history of its own, which goes with it: that it was erased is recorded whoever did it, by its number alone. */
export const recordErasure: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  const title = titleOf(doc, collection.admin.useAsTitle)
  await recordAuditEvent(req, { kind: 'erase', entity: collection.slug, documentId: doc.id, title })
}

export const recordSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  if (!req.user) return
  const names = global.flattenedFields.map(({ name }) => name)
  const changedFields = listChangedFields(names, previousDoc, doc)
  await recordAuditEvent(req, { kind: 'settings', entity: global.slug, changedFields })
}

/** In English where the document is read in all languages at once. */
function titleOf(doc: Document, field: string | undefined): string {
  const value = field ? doc[field] : undefined
  const title = typeof value === 'object' && value !== null && 'en' in value ? value.en : value
  return typeof title === 'string' || typeof title === 'number' ? String(title) : ''
}
