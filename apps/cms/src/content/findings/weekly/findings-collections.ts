import type { CollectionConfig } from 'payload'
import { nobody } from '../../../platform/accounts/roles.ts'

const hidden = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
} as const

/** The checks of all published content: one a week, and those that editors have asked for. */
export const contentChecks: CollectionConfig = {
  slug: 'content-checks',
  ...hidden,
  fields: [
    { name: 'run', type: 'text', required: true, unique: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'checkedAt', type: 'date' },
    { name: 'mailedAt', type: 'date' },
    { name: 'isCut', type: 'checkbox' },
  ],
}

/** What a check has found. */
export const contentFindings: CollectionConfig = {
  slug: 'content-findings',
  ...hidden,
  fields: [
    { name: 'run', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'title', type: 'text' },
    { name: 'language', type: 'text', required: true },
    { name: 'finding', type: 'text', required: true },
    { name: 'field', type: 'text', required: true },
    { name: 'detail', type: 'textarea' },
    { name: 'length', type: 'number' },
    { name: 'picture', type: 'number' },
  ],
}
