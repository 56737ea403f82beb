import { position } from '../fields/facts.ts'
import { giveFreeSlug } from '../fields/free-slug.ts'
import { contentLabel } from '../content-texts.ts'
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
      label: contentLabel('parameter.kind'),
      required: true,
      defaultValue: 'number',
      options: [
        { value: 'number', label: contentLabel('parameter.kind.number') },
        { value: 'range', label: contentLabel('parameter.kind.range') },
        { value: 'text', label: contentLabel('parameter.kind.text') },
        { value: 'boolean', label: contentLabel('parameter.kind.boolean') },
      ],
    },
    {
      name: 'unit',
      type: 'text',
      label: contentLabel('parameter.unit'),
      admin: { description: contentLabel('parameter.unitHint') },
    },
    {
      name: 'better',
      type: 'select',
      label: contentLabel('parameter.better'),
      options: [
        { value: 'more', label: contentLabel('parameter.better.more') },
        { value: 'less', label: contentLabel('parameter.better.less') },
      ],
      admin: {
        description: contentLabel('parameter.betterHint'),
        condition: ({ kind }) => kind === 'number' || kind === 'range',
      },
    },
    position('The order in specification tables.'),
  ],
})
