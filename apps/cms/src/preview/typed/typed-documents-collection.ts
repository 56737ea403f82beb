import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** What editors have typed into forms whose preview is open, and not saved; one row for each session and document, for an hour. */
export const typedDocuments: CollectionConfig = {
  slug: 'typed-documents',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'language', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
  ],
}
