import { microLayout } from '@vitrine/contract/shapes/seo'
import type { TextareaFieldValidation } from 'payload'
import { pagePath } from '../fields/page-path.ts'
import { draftlessCollection } from './content-collection.ts'

const validateJson: TextareaFieldValidation = (value) => {
  try {
    return microLayout.safeParse(JSON.parse(value ?? '')).success || 'One JSON object, or a list of them.'
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : 'it does not parse'}`
  }
}

export const structuredData = draftlessCollection({
  slug: 'structured-data',
  labels: { singular: 'Structured data', plural: 'Structured data' },
  admin: {
    group: 'Search engines',
    useAsTitle: 'path',
    defaultColumns: ['path', 'updatedAt'],
    listSearchableFields: ['path'],
    description: 'JSON-LD of a page, for search engines.',
  },
  fields: [
    pagePath('path', { unique: true }),
    // Not Payload's JSON field, which loads its editor from a foreign host.
    {
      name: 'json',
      type: 'textarea',
      required: true,
      localized: true,
      custom: { isTranslated: false },
      validate: validateJson,
      admin: { rows: 20 },
    },
  ],
})
