import { contentLabel } from '../content-texts.ts'
import { position } from '../fields/facts.ts'
import { pdf, picture } from '../fields/media.ts'
import { heading, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const certificates = contentCollection({
  slug: 'certificates',
  defaultSort: 'position',
  admin: {
    group: 'Company',
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', '_status'],
    description: 'Certificates on the home page.',
  },
  fields: [
    heading('title'),
    position(),
    lines('text'),
    picture(),
    pdf('document', contentLabel('certificate.document')),
  ],
})
