import type { CollectionConfig } from 'payload'
import { nobody } from '../platform/accounts/roles.ts'

const hidden = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
} as const

/** What the site has counted, by day of UTC and by what (packages/contract/src/statistics-api.ts); an empty value is the rest. */
export const statisticCounts: CollectionConfig = {
  slug: 'statistic-counts',
  ...hidden,
  fields: [
    { name: 'dimension', type: 'text', required: true },
    { name: 'day', type: 'text', required: true },
    { name: 'value', type: 'text' },
    { name: 'count', type: 'number', required: true },
  ],
  indexes: [{ fields: ['dimension', 'day', 'value'], unique: true }],
}

/** The batches that were added, so that none counts twice. */
export const statisticBatches: CollectionConfig = {
  slug: 'statistic-batches',
  ...hidden,
  fields: [
    { name: 'batch', type: 'text', required: true, unique: true },
    { name: 'receivedAt', type: 'date', required: true, index: true },
  ],
}
