import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** The origins of a document's translations (origins.ts), as JSON; a document whose translations are all of the present English has no row. */
export const translationOrigins: CollectionConfig = {
  slug: 'translation-origins',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'origins', type: 'textarea', required: true },
  ],
  indexes: [{ fields: ['kind', 'document'], unique: true }],
}
