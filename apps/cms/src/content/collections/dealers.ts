import { continents } from '@vitrine/contract/shapes/editorial'
import type { RelationshipField } from 'payload'
import { contentLabel } from '../content-texts.ts'
import { coordinates, country } from '../fields/facts.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { contentCollection } from './content-collection.ts'

const categories = (name: 'sells' | 'services'): RelationshipField => ({
  name,
  type: 'relationship',
  label: contentLabel(`dealer.${name}`),
  relationTo: 'categories',
  hasMany: true,
  admin: { allowCreate: false, description: contentLabel(`dealer.${name}Hint`) },
})

export const dealers = contentCollection({
  slug: 'dealers',
  defaultSort: 'name',
  admin: {
    group: 'Company',
    useAsTitle: 'name',
    defaultColumns: ['name', 'continent', 'country', 'city', '_status'],
    listSearchableFields: ['name', 'city'],
    description: 'Who sells and services the products abroad.',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'continent', type: 'select', required: true, index: true, options: [...continents] },
    country({ required: true }),
    { name: 'city', type: 'text', required: true },
    { name: 'address', type: 'textarea' },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'email' },
    { name: 'website', type: 'text' },
    coordinates(),
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      options: languageOptions,
      admin: { description: 'The languages that the dealer answers in.' },
    },
    categories('sells'),
    categories('services'),
    {
      name: 'takesEnquiries',
      type: 'checkbox',
      label: contentLabel('dealer.takesEnquiries'),
      defaultValue: true,
      admin: { description: contentLabel('dealer.takesEnquiriesHint') },
    },
  ],
})
