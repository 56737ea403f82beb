import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../access/roles.ts'
import { languageOptions } from '../fields/facts.ts'

/** What visitors searched for and did not find, counted by src/misses. Nothing of who searched is kept. */
export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  labels: { singular: 'Search without a result', plural: 'Searches without a result' },
  defaultSort: '-count',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  admin: {
    group: 'Search engines',
    useAsTitle: 'query',
    defaultColumns: ['query', 'language', 'kind', 'count', 'lastSeen'],
    listSearchableFields: ['query'],
    description:
      'What visitors searched for and did not find, the most wanted first: a machine to name otherwise, or to build. After 90 days a search is forgotten.',
  },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'query', type: 'text', required: true, label: 'Searched for' },
    { name: 'language', type: 'select', required: true, options: languageOptions },
    { name: 'kind', type: 'select', required: true, options: ['all', 'products', 'articles', 'turnkeys'] },
    { name: 'count', type: 'number', required: true, index: true, label: 'How often' },
    { name: 'lastSeen', type: 'date', required: true, index: true, label: 'Last time' },
  ],
}
