import type { CollectionConfig } from 'payload'
import { nobody } from '../roles.ts'

/** Successful logins: what sessions come from, and from where an account is known. Hidden from people; read by the program alone. */
export const logins: CollectionConfig = {
  slug: 'logins',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'session', type: 'text', required: true },
    { name: 'device', type: 'text', required: true },
    { name: 'address', type: 'text' },
    { name: 'network', type: 'text' },
    { name: 'userAgent', type: 'text' },
    { name: 'language', type: 'text' },
  ],
}
