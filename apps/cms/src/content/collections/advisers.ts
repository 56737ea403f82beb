import { continents } from '@vitrine/contract/shapes/editorial'
import { contentLabel } from '../content-texts.ts'
import { position } from '../fields/facts.ts'
import { picture } from '../fields/media.ts'
import { line } from '../fields/text.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { contentCollection } from './content-collection.ts'

/** Who answers enquiries. A form shows one who speaks the language of its page, for the visitor's continent if there is one. */
export const advisers = contentCollection({
  slug: 'advisers',
  labels: { singular: contentLabel('adviser.one'), plural: contentLabel('adviser.many') },
  defaultSort: 'position',
  admin: {
    group: 'Company',
    useAsTitle: 'name',
    defaultColumns: ['name', 'continents', 'languages', 'position', '_status'],
    listSearchableFields: ['name', 'email'],
    description: contentLabel('adviser.about'),
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    position(),
    line('role'),
    {
      name: 'continents',
      type: 'select',
      hasMany: true,
      label: contentLabel('adviser.regions'),
      options: [...continents],
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      options: languageOptions,
      admin: { description: contentLabel('adviser.languages') },
    },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'email' },
    picture('photo'),
  ],
})
