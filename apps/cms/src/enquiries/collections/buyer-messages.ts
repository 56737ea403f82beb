import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/accounts/roles.ts'

/**
 * What buyers added to their enquiries on their own page. The id is the `Idempotency-Key` of the request, so that a repeated delivery cannot
 * become a second message. Written by the program, never changed.
 */
export const buyerMessages: CollectionConfig = {
  slug: 'buyer-messages',
  lockDocuments: false,
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    { name: 'text', type: 'textarea' },
    { name: 'urgent', type: 'checkbox' },
    { name: 'erasure', type: 'checkbox' },
    { name: 'files', type: 'json' },
    { name: 'contentHash', type: 'text' },
  ],
}
