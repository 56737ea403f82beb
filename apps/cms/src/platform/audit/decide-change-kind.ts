import type { AuditKind } from './audit-kinds.ts'

type DocumentState = { _status?: unknown; deletedAt?: unknown }

type Change = {
  operation: 'create' | 'update'
  /** The request said `draft`: what visitors see stays as it is. */
  savingDraft: boolean
  before: DocumentState | undefined
  after: DocumentState
}

/** What a saved change is called in the audit log. Collections without drafts are saved, not published. */
export function decideChangeKind({ operation, savingDraft, before, after }: Change): AuditKind {
  if (operation === 'update' && after.deletedAt && !before?.deletedAt) return 'trash'
  if (operation === 'update' && before?.deletedAt && !after.deletedAt) return 'restore'
  if (after._status === 'published') return 'publish'
  if (operation === 'create') return 'create'
  return after._status === 'draft' && !savingDraft ? 'unpublish' : 'save'
}
