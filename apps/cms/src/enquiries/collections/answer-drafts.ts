import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/accounts/roles.ts'

/** What somebody has written as an answer and not sent yet: one draft for each person and enquiry, seen by that person alone (drafts/). */
export const answerDrafts: CollectionConfig = {
  slug: 'answer-drafts',
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['enquiry', 'author'], unique: true }],
  fields: [
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', required: true, index: true },
    { name: 'author', type: 'relationship', relationTo: 'users', required: true },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'files', type: 'json' },
  ],
}
