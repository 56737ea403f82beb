import { position } from '../fields/facts.ts'
import { picture } from '../fields/media.ts'
import { slug } from '../fields/slug.ts'
import { heading, lines, longText } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const categories = contentCollection({
  slug: 'categories',
  defaultSort: 'position',
  admin: {
    group: 'Catalogue',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'position', 'showInMenu', '_status'],
    listSearchableFields: ['name', 'slug'],
    description: 'Groups of products. Each has a page of its own and, optionally, a place in the menu.',
  },
  fields: [
    heading('name'),
    slug('name'),
    position(),
    { name: 'showInMenu', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    lines('summary', { description: 'One or two sentences for cards and search engines.' }),
    longText('description'),
    picture(),
  ],
})
