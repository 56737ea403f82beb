import { languageOptions } from '../../platform/language-options.ts'
import { notFoundCollection } from './not-found-collection.ts'

/** What visitors searched for and did not find. */
export const searchesWithoutResults = notFoundCollection({
  slug: 'search-misses',
  labels: { singular: 'Search without a result', plural: 'Searches without a result' },
  title: 'query',
  columns: ['query', 'language', 'kind', 'count', 'lastSeen'],
  description:
    'What visitors searched for and did not find, the most wanted first: a machine to name otherwise, or to build. After 90 days a search is forgotten.',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'query', type: 'text', required: true, label: 'Searched for' },
    { name: 'language', type: 'select', required: true, options: languageOptions },
    { name: 'kind', type: 'select', required: true, options: ['all', 'products', 'posts', 'turnkeys'] },
  ],
  named: { count: 'How often', lastSeen: 'Last time' },
})
