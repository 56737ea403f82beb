import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles.ts'

/** The last number that an enquiry got, one row a year; counted in src/enquiries/next-number.ts. No person sees it. */
export const enquiryCounters: CollectionConfig = {
  slug: 'enquiry-counters',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'year', type: 'number', required: true, unique: true },
    { name: 'last', type: 'number', required: true, defaultValue: 0 },
  ],
}
