import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** The links by which somebody without an account sees a document. Hidden from people, who make, see and take them back in its sidebar. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'entity', type: 'text', required: true },
    { name: 'document', type: 'number', required: true, index: true },
    { name: 'language', type: 'text', required: true },
    { name: 'accountName', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
