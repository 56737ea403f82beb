import type { CollectionConfig, Field } from 'payload'
import { editors, nobody } from '../../../platform/accounts/roles.ts'

export const approvalStates = ['requested', 'approved', 'declined', 'withdrawn'] as const

const text = (name: string, index = false): Field => ({ name, type: 'text', index })

/** What editors ask each other to approve. The content is kept as hashes: what was changed after the request is not what was approved. */
export const approvals: CollectionConfig = {
  slug: 'approvals',
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    text('entity', true),
    // None of a global.
    { name: 'documentId', type: 'number', index: true },
    text('title'),
    { name: 'state', type: 'select', required: true, index: true, options: [...approvalStates] },
    { name: 'hashes', type: 'json', required: true },
    text('note'),
    text('requestedBy'),
    text('requestedById'),
    text('decidedBy'),
    { name: 'decidedAt', type: 'date' },
    text('reason'),
  ],
}
