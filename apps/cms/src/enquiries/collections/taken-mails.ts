import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/**
 * Which mails were taken from the mailbox, and nothing of what they say: `fingerprint` is a hash. So each is taken once, and none comes back
 * that was erased (mailbox/accept-mail.ts).
 */
export const takenMails: CollectionConfig = {
  slug: 'taken-mails',
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [{ name: 'fingerprint', type: 'text', required: true, unique: true }],
}
