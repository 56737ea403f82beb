import type { CollectionConfig } from 'payload'
import { nobody } from '../platform/accounts/roles.ts'

/**
 * In which languages the page of a document exists, found out from all of its text: kept for as long as the document stays as it was at
 * `changedAt`, so that a list of all pages does not read all texts (site-pages.ts).
 */
export const pageLanguages: CollectionConfig = {
  slug: 'page-languages',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'changedAt', type: 'date', required: true },
    { name: 'languages', type: 'text' },
  ],
  indexes: [{ fields: ['kind', 'document'], unique: true }],
}
