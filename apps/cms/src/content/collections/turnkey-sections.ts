import { position } from '../fields/facts.ts'
import { picture } from '../fields/media.ts'
import { heading, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const turnkeySections = contentCollection({
  slug: 'turnkey-sections',
  defaultSort: 'position',
  admin: {
    group: 'Turnkey',
    useAsTitle: 'name',
    defaultColumns: ['name', 'position', '_status'],
    listSearchableFields: ['name'],
    description: 'Blocks of the turnkey page.',
  },
  fields: [
    heading('name'),
    position(),
    lines('description'),
    picture(),
    { name: 'turnkeys', type: 'relationship', relationTo: 'turnkeys', hasMany: true },
  ],
})
