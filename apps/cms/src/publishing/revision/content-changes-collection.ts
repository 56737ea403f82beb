import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** The journal of changes of published content: a row for each tag that a revision has changed; kept in revision.ts. */
export const contentChanges: CollectionConfig = {
  slug: 'content-changes',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'revision', type: 'number', required: true, index: true },
    { name: 'tag', type: 'text', required: true },
  ],
}
