import type { CollectionConfig } from 'payload'
import { nobody } from '../../../platform/accounts/roles.ts'

/** Names that files of uploads had before they were replaced: who knows an old address is led to the new one. */
export const replacedFiles: CollectionConfig = {
  slug: 'replaced-files',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    // No relationship, which would count as a use of the upload.
    { name: 'folder', type: 'text', required: true },
    { name: 'upload', type: 'number', required: true, index: true },
    // Of a picture, which of its widths and kinds it was; null of the file itself.
    { name: 'size', type: 'text' },
  ],
}
