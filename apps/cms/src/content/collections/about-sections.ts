import { position } from '../fields/facts.ts'
import { picture } from '../fields/media.ts'
import { heading, line, longText } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const aboutSections = contentCollection({
  slug: 'about-sections',
  defaultSort: 'position',
  admin: {
    group: 'Company',
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', '_status'],
    description: 'The parts of the about page.',
  },
  fields: [
    heading('title'),
    position(),
    longText('text'),
    picture(),
    {
      name: 'facts',
      type: 'array',
      admin: { description: 'Figures that stand out, such as 1974 and “founded”.' },
      fields: [{ name: 'value', type: 'text', required: true }, line('label')],
    },
  ],
})
