import { languageOptions } from '../../platform/language-options.ts'
import { notFoundCollection } from './not-found-collection.ts'

/** What visitors searched for without a result. */
export const searchesWithoutResults = notFoundCollection({
  slug: 'searches-without-results',
  labels: { singular: 'Search without results', plural: 'Searches without results' },
  titleField: 'query',
  columns: ['query', 'language', 'kind', 'count', 'lastSeen'],
  description:
    'What visitors searched for without a result, most often first: perhaps a product needs another name, or should be built. A search is deleted after 90 days.',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'query', type: 'text', required: true, label: 'Searched for' },
    { name: 'language', type: 'select', required: true, options: languageOptions },
    { name: 'kind', type: 'select', required: true, options: ['all', 'products', 'posts', 'turnkeys'] },
  ],
  countLabels: { count: 'How often', lastSeen: 'Last time' },
})
