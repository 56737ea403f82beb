import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/**
 * When documents were published for the first time. They stand beside the documents, not in them: versions, imports and copies of these carry
 * whatever is in a document along.
 */
export const firstPublications: CollectionConfig = {
  slug: 'first-publications',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'firstAt', type: 'date', required: true },
  ],
  indexes: [{ fields: ['kind', 'document'], unique: true }, { fields: ['kind', 'firstAt'] }],
}
