import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../access/roles.ts'

/** Addresses that visitors asked for and that have no page, counted by src/misses. Nothing of who asked is kept. */
export const missingPages: CollectionConfig = {
  slug: 'missing-pages',
  labels: { singular: 'Missing page', plural: 'Missing pages' },
  defaultSort: '-count',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  admin: {
    group: 'Search engines',
    useAsTitle: 'path',
    defaultColumns: ['path', 'count', 'lastSeen', 'makeRedirect'],
    listSearchableFields: ['path'],
    description:
      'Addresses that visitors asked for and that have no page, the most wanted first. The list keeps itself short: after 90 days without a visitor an address is forgotten.',
  },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'path', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true, index: true, label: 'Asked for' },
    { name: 'lastSeen', type: 'date', required: true, index: true, label: 'Last asked for' },
    {
      name: 'makeRedirect',
      type: 'ui',
      label: 'Redirect',
      admin: {
        components: {
          Cell: '/misses/MakeRedirect.tsx#MakeRedirectCell',
          Field: '/misses/MakeRedirect.tsx#MakeRedirectField',
        },
      },
    },
  ],
}
