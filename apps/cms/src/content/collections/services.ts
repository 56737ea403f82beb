import { position } from '../fields/facts.ts'
import { picture } from '../fields/media.ts'
import { heading, longText } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const services = contentCollection({
  slug: 'services',
  defaultSort: 'position',
  admin: {
    group: 'Company',
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'position', '_status'],
    description: 'What the service page offers.',
  },
  fields: [
    heading('title'),
    position(),
    { name: 'icon', type: 'text', admin: { description: 'The name of one of the site’s icons.' } },
    longText('text'),
    picture(),
  ],
})
