import { picture } from '../fields/media.ts'
import { lines, line } from '../fields/text.ts'
import { pagePath } from '../fields/page-path.ts'
import { contentCollection } from './content-collection.ts'

export const seoPages = contentCollection({
  slug: 'seo-pages',
  labels: { singular: 'Page metadata', plural: 'Page metadata' },
  admin: {
    group: 'Search engines',
    useAsTitle: 'path',
    defaultColumns: ['path', 'title', '_status'],
    listSearchableFields: ['path', 'title'],
    description:
      'Title and description of a page for search engines. Products, categories, turnkeys and posts take theirs from their text; an entry here wins over it.',
  },
  fields: [pagePath('path', { unique: true }), line('title'), lines('description'), line('keywords'), picture()],
})
