import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

const hidden = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false as const,
}

/** Files that editors have sent to change products or serial numbers, and how far that went. Read and written by the program alone. */
export const imports: CollectionConfig = {
  slug: 'imports',
  ...hidden,
  fields: [
    { name: 'file', type: 'text', required: true },
    // Products where it says nothing.
    { name: 'kind', type: 'text' },
    { name: 'accountId', type: 'number' },
    { name: 'accountName', type: 'text' },
    // Texts, not options: a new one needs no migration.
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'done', type: 'number' },
    { name: 'total', type: 'number' },
    // When the program that works at it was last seen alive.
    { name: 'seenAt', type: 'text' },
    { name: 'counts', type: 'json' },
    { name: 'notices', type: 'json' },
    { name: 'failure', type: 'json' },
  ],
}

/** What an import changes: a row for each product or serial number. No relationships, which would count as uses of the products. */
export const importRows: CollectionConfig = {
  slug: 'import-rows',
  ...hidden,
  timestamps: false,
  fields: [
    { name: 'import', type: 'number', required: true, index: true },
    { name: 'order', type: 'number', required: true },
    // Null of a new product until it is there.
    { name: 'product', type: 'number' },
    { name: 'isNew', type: 'checkbox' },
    { name: 'hasProblem', type: 'checkbox' },
    { name: 'hasConflict', type: 'checkbox' },
    { name: 'title', type: 'text' },
    { name: 'sheet', type: 'text' },
    { name: 'line', type: 'number' },
    { name: 'stamp', type: 'text' },
    { name: 'cells', type: 'json' },
    // What undoing needs: the versions before and after, and of what visitors see the fields as they were.
    { name: 'versionBefore', type: 'number' },
    { name: 'versionAfter', type: 'number' },
    { name: 'published', type: 'json' },
  ],
}
