import type { PayloadRequest } from 'payload'
import type { AuditKind } from './audit-kinds.ts'
import { clientAddress } from '../accounts/client/client-address.ts'

const MAX_TEXT_LENGTH = 200
const MAX_FIELDS_LENGTH = 500

export type AuditEvent = {
  kind: AuditKind
  /** The slug of the collection or global that it is about. */
  entity: string
  documentId?: string | number | undefined
  /** What the document is called; nothing of what a visitor wrote. */
  title?: string | undefined
  /** The names of the fields that changed, without their values but where these are what matters, as of a role. */
  changedFields?: readonly string[]
  /** Who did it, where the request does not say so, as at a login. */
  account?: { id: string | number; email?: string | null } | null
}

/** Adds an entry to the audit log, in the transaction of `req` where there is one. @throws where it cannot be written */
export async function recordAuditEvent(
  req: PayloadRequest,
  { kind, entity, documentId, title = '', changedFields = [], account = req.user }: AuditEvent,
): Promise<void> {
  const now = new Date().toISOString()
  await req.payload.db.create({
    collection: 'audit-events',
    data: {
      kind,
      entity,
      documentId: documentId === undefined ? '' : String(documentId),
      title: title.slice(0, MAX_TEXT_LENGTH),
      changedFields: changedFields.join(', ').slice(0, MAX_FIELDS_LENGTH),
      accountId: account ? String(account.id) : '',
      accountName: account?.email ?? '',
      address: clientAddress(req.headers).slice(0, MAX_TEXT_LENGTH),
      createdAt: now,
      updatedAt: now,
    },
    req,
  })
}
