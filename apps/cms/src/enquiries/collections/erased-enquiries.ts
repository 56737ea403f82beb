import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** The ids of erased enquiries and nothing else of them, so that none is stored again that was on its way meanwhile; see erasure/erased-ids.ts. */
export const erasedEnquiries: CollectionConfig = {
  slug: 'erased-enquiries',
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [{ name: 'id', type: 'text', required: true }],
}
