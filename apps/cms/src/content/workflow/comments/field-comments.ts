import type { CollectionConfig, Field } from 'payload'
import { editors, nobody } from '../../../platform/accounts/roles.ts'

const text = (name: string, index = false): Field => ({ name, type: 'text', index })

/** What editors say to each other about a field of a document, until it is resolved. */
export const fieldComments: CollectionConfig = {
  slug: 'field-comments',
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    text('entity', true),
    // None of a global.
    { name: 'documentId', type: 'number', index: true },
    // Rows are named by their ids, so that a comment goes with its row: `features.64f….title`.
    text('path'),
    text('language'),
    { name: 'text', type: 'textarea', required: true },
    text('author'),
    { name: 'resolved', type: 'checkbox', defaultValue: false },
    text('resolvedBy'),
  ],
}
