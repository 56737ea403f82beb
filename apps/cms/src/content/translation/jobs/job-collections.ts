import type { CollectionConfig } from 'payload'
import { nobody } from '../../../platform/accounts/roles.ts'

const hidden = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false as const,
}

/** What a machine is to translate, and files of agencies. Read and written by the program alone. */
export const translationJobs: CollectionConfig = {
  slug: 'translation-jobs',
  ...hidden,
  fields: [
    // `machine` or `file`; texts, not options: a new one needs no migration.
    { name: 'type', type: 'text', required: true },
    { name: 'state', type: 'text', required: true, index: true },
    // The file's name, or the kind of content.
    { name: 'title', type: 'text' },
    { name: 'languages', type: 'json' },
    { name: 'accountId', type: 'number' },
    { name: 'accountName', type: 'text' },
    { name: 'done', type: 'number', defaultValue: 0 },
    { name: 'total', type: 'number', defaultValue: 0 },
    { name: 'characters', type: 'number', defaultValue: 0 },
    { name: 'counts', type: 'json' },
    { name: 'failure', type: 'json' },
  ],
}

/** A document of a job. No relationships, which would count as uses of it. */
export const translationJobItems: CollectionConfig = {
  slug: 'translation-job-items',
  ...hidden,
  timestamps: false,
  fields: [
    { name: 'job', type: 'number', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'title', type: 'text' },
    { name: 'state', type: 'text', required: true },
    // What was translated, by language, until it is saved: a process that dies pays for the language in flight alone.
    { name: 'answers', type: 'json' },
    { name: 'problems', type: 'json' },
    { name: 'translated', type: 'number' },
    // What undoing needs.
    { name: 'versionBefore', type: 'number' },
    { name: 'versionAfter', type: 'number' },
    { name: 'before', type: 'json' },
  ],
  indexes: [{ fields: ['job', 'state'] }],
}

/** How many characters were sent to the provider, by month. */
export const translationUsage: CollectionConfig = {
  slug: 'translation-usage',
  ...hidden,
  timestamps: false,
  fields: [
    { name: 'month', type: 'text', required: true, unique: true },
    { name: 'characters', type: 'number', required: true },
  ],
}
