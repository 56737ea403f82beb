import { country, position } from '../fields/facts.ts'
import { picture, pictures, video } from '../fields/media.ts'
import { slug } from '../fields/slug.ts'
import { heading, line, lines, longText } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const turnkeys = contentCollection({
  slug: 'turnkeys',
  defaultSort: 'position',
  admin: {
    group: 'Turnkey',
    useAsTitle: 'name',
    defaultColumns: ['name', 'country', 'profileType', 'capacity', '_status'],
    listSearchableFields: ['name', 'slug'],
    description: 'Ready-made production lines, each with the products that it consists of.',
  },
  fields: [
    heading('name'),
    slug('name'),
    position(),
    {
      type: 'row',
      fields: [
        country({ required: false }),
        {
          name: 'profileType',
          type: 'select',
          options: [
            { value: 'pvc', label: 'PVC' },
            { value: 'aluminium', label: 'Aluminium' },
            { value: 'pvc-aluminium', label: 'PVC and aluminium' },
          ],
        },
        { name: 'capacity', type: 'number', min: 0, admin: { description: 'Windows a shift.' } },
        { name: 'workers', type: 'number', min: 0, admin: { description: 'People a shift.' } },
      ],
    },
    lines('summary', { description: 'One or two sentences for cards and search engines.' }),
    longText('description'),
    picture(),
    pictures(),
    video(),
    {
      name: 'advantages',
      type: 'array',
      admin: { description: 'Why this configuration.' },
      fields: [line('title'), lines('text')],
    },
    {
      name: 'products',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'product', type: 'relationship', relationTo: 'products', required: true, admin: { width: '75%' } },
            { name: 'count', type: 'number', required: true, min: 1, defaultValue: 1, admin: { width: '25%' } },
          ],
        },
      ],
    },
  ],
})
