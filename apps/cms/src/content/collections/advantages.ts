import { position } from '../fields/facts.ts'
import { heading, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const advantages = contentCollection({
  slug: 'advantages',
  defaultSort: 'position',
  admin: {
    group: 'Company',
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'position', '_status'],
    description: 'Why buyers choose this maker: the carousel of the home page.',
  },
  fields: [
    heading('title'),
    position(),
    { name: 'icon', type: 'text', admin: { description: 'The name of one of the site’s icons.' } },
    lines('text'),
  ],
})
