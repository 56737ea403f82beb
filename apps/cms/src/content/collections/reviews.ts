import { contentLabel } from '../content-texts.ts'
import { country } from '../fields/facts.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { picture, video } from '../fields/media.ts'
import { line, lines } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const reviews = contentCollection({
  slug: 'reviews',
  defaultSort: '-date',
  admin: {
    group: 'Editorial',
    useAsTitle: 'author',
    defaultColumns: ['author', 'company', 'country', 'date', '_status'],
    listSearchableFields: ['author', 'company'],
    description: 'What customers say. Write the text in its original language and in English at least.',
  },
  fields: [
    { name: 'author', type: 'text', required: true },
    line('role'),
    { name: 'company', type: 'text' },
    country({ required: true }),
    { name: 'date', type: 'date', required: true, index: true },
    { name: 'originalLanguage', type: 'select', required: true, defaultValue: 'en', options: languageOptions },
    lines('text'),
    {
      name: 'figures',
      type: 'array',
      label: contentLabel('review.figures'),
      labels: { singular: contentLabel('review.figure'), plural: contentLabel('review.figures') },
      admin: { description: contentLabel('review.figuresHint') },
      fields: [{ name: 'value', type: 'text', required: true }, line('label')],
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      label: contentLabel('about.products'),
    },
    { name: 'turnkey', type: 'relationship', relationTo: 'turnkeys', label: contentLabel('review.turnkey') },
    picture('photo'),
    video(),
  ],
})
