import { picture } from '../fields/media.ts'
import { lines, line } from '../fields/text.ts'
import { pagePath } from '../fields/page-path.ts'
import { contentCollection } from './content-collection.ts'

export const seoPages = contentCollection({
  slug: 'seo-pages',
  labels: { singular: 'Page meta', plural: 'Page meta' },
  admin: {
    group: 'Search engines',
    useAsTitle: 'path',
    defaultColumns: ['path', 'title', '_status'],
    listSearchableFields: ['path', 'title'],
    description:
      'Title and description of a page for search engines. Machines, categories, plants and articles have their own from their text; an entry here wins over it.',
  },
  fields: [pagePath('path', { unique: true }), line('title'), lines('description'), line('keywords'), picture()],
})
