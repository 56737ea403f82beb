import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** How far each mailbox has been read, and since when it cannot be. `key` is a hash of its address. */
export const mailboxes: CollectionConfig = {
  slug: 'mailboxes',
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'uidValidity', type: 'text' },
    { name: 'lastUid', type: 'number' },
    { name: 'lastReadAt', type: 'date' },
    { name: 'failingSince', type: 'date' },
    { name: 'lastError', type: 'text' },
    { name: 'unreadable', type: 'number' },
  ],
}
