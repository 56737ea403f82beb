import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles.ts'

/** How often the published content has changed: one row for each collection and global, counted in src/revision. No person sees it. */
export const revisions: CollectionConfig = {
  slug: 'revisions',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'scope', type: 'text', required: true, unique: true },
    { name: 'number', type: 'number', required: true, defaultValue: 0 },
  ],
}
