import type { CollectionConfig, NumberField, TextField } from 'payload'
import { nobody } from '../accounts/roles.ts'

type Counter = {
  slug: 'enquiry-counters' | 'offer-counters' | 'revisions'
  keyField: NumberField | TextField
  count: string
}

/** Numbers that the program counts for itself, one row for each value of `keyField`; hidden from people. */
export function counterCollection({ slug, keyField, count }: Counter): CollectionConfig {
  return {
    slug,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    timestamps: false,
    lockDocuments: false,
    fields: [keyField, { name: count, type: 'number', required: true, defaultValue: 0 }],
  }
}
