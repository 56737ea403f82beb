import { position } from '../fields/facts.ts'
import { giveFreeSlug } from '../fields/free-slug.ts'
import { heading } from '../fields/text.ts'
import { slug as slugShape } from '@vitrine/contract/shapes/text'
import { draftlessCollection } from './content-collection.ts'

/** The groups of a specification table; their names are the interface texts `product.group.<key>`. */
export const parameterGroups = ['capacity', 'tooling', 'drive', 'utilities', 'dimensions', 'control'] as const

export const parameters = draftlessCollection({
  slug: 'parameters',
  defaultSort: 'position',
  admin: {
    group: 'Catalogue',
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'group', 'kind', 'unit', 'position'],
    listSearchableFields: ['name', 'key'],
    description: 'What products are measured by. A parameter is named and translated once; products give it a value.',
  },
  fields: [
    heading('name'),
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [giveFreeSlug] },
      validate: (value: string | null | undefined) =>
        slugShape.safeParse(value).success || 'Use lower-case Latin letters, digits and hyphens.',
      admin: { description: 'A fixed short name for programs, such as blade-diameter.' },
    },
    { name: 'group', type: 'select', options: [...parameterGroups] },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'number',
      options: [
        { value: 'number', label: 'One number' },
        { value: 'range', label: 'From a number to a number' },
        { value: 'text', label: 'Text, translated' },
        { value: 'boolean', label: 'Yes or no' },
      ],
    },
    {
      name: 'unit',
      type: 'text',
      admin: { description: 'As it is written behind a number: mm, kW, l/min. Empty if there is none.' },
    },
    position('The order in specification tables.'),
  ],
})
