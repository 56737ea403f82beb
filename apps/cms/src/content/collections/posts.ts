import { contentLabel } from '../content-texts.ts'
import { picture } from '../fields/media.ts'
import { slug } from '../fields/slug.ts'
import { heading, line, lines, longText } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const posts = contentCollection({
  slug: 'posts',
  defaultSort: '-publishedAt',
  admin: {
    group: 'Editorial',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'publishedAt', '_status'],
    listSearchableFields: ['title', 'slug'],
    description:
      'Articles and events of the blog. A post exists in exactly the languages that have its title; elsewhere it is not listed.',
  },
  fields: [
    heading('title'),
    slug('title'),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'article',
      options: ['article', 'event'],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', description: 'The date that readers see.' },
    },
    {
      name: 'event',
      type: 'group',
      admin: { condition: (data) => data.kind === 'event' },
      fields: [{ name: 'startsOn', type: 'date' }, { name: 'endsOn', type: 'date' }, line('place')],
    },
    lines('excerpt', { description: 'One or two sentences for the list and for search engines.' }),
    longText('body'),
    picture(),
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      label: contentLabel('about.products'),
    },
  ],
})
