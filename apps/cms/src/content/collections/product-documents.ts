import { documentKinds } from '@vitrine/contract/shapes/documents'
import { slug as slugShape } from '@vitrine/contract/shapes/text'
import type { Field } from 'payload'
import { documentLabel, documentText } from '../product-documents/document-texts.ts'
import { guardDocument, refuseDeletingWithPublished } from '../product-documents/guard-documents.ts'
import { documentRecording } from '../product-documents/record-changes.ts'
import { heading } from '../fields/text.ts'
import { draftlessCollection } from './content-collection.ts'

const year = (name: string, label: 'from' | 'until'): Field => ({
  name,
  type: 'number',
  label: documentLabel(`modelYear.${label}`),
  min: 1900,
  max: 2200,
})
const serial = (name: string, label: 'from' | 'until'): Field => ({
  name,
  type: 'text',
  label: documentLabel(`serial.${label}`),
  maxLength: 60,
})

const base = draftlessCollection({
  slug: 'product-documents',
  labels: { singular: documentLabel('document'), plural: documentLabel('documents') },
  defaultSort: 'key',
  admin: {
    group: documentLabel('documents'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'key', 'audience', 'products'],
    listSearchableFields: ['title', 'key'],
    description: documentLabel('documentsHint'),
  },
  fields: [
    heading('title'),
    {
      name: 'key',
      type: 'text',
      label: documentLabel('key'),
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      validate: (value: string | null | undefined, { req }: { req: Parameters<typeof documentText>[0] }) =>
        slugShape.safeParse(value).success || documentText(req, 'keyWrong'),
      admin: { description: documentLabel('keyHint') },
    },
    {
      name: 'kind',
      type: 'select',
      label: documentLabel('kind'),
      required: true,
      index: true,
      options: documentKinds.map((value) => ({ value, label: documentLabel(`kind.${value}`) })),
    },
    {
      name: 'audience',
      type: 'select',
      label: documentLabel('audience'),
      required: true,
      defaultValue: 'public',
      index: true,
      options: (['public', 'serial'] as const).map((value) => ({ value, label: documentLabel(`audience.${value}`) })),
    },
    {
      name: 'products',
      type: 'relationship',
      label: documentLabel('products'),
      relationTo: 'products',
      hasMany: true,
      required: true,
      admin: { allowCreate: false },
    },
    { type: 'row', fields: [year('modelYearFrom', 'from'), year('modelYearUntil', 'until')] },
    { type: 'row', fields: [serial('serialFrom', 'from'), serial('serialUntil', 'until')] },
    {
      name: 'versions',
      type: 'join',
      label: documentLabel('versions'),
      collection: 'document-versions',
      on: 'document',
      defaultSort: '-validFrom',
      admin: { defaultColumns: ['version', 'language', 'validFrom', 'validUntil', 'state', 'filename'] },
    },
  ],
})

const { hooks } = base

/** Manuals, declarations, drawings: what belongs to products, of which the versions have the files (decision 83). */
export const productDocuments = {
  ...base,
  disableDuplicate: true,
  hooks: {
    ...hooks,
    beforeChange: [guardDocument, ...(hooks?.beforeChange ?? [])],
    afterChange: [...(hooks?.afterChange ?? []), ...documentRecording.afterChange],
    beforeDelete: [refuseDeletingWithPublished, ...(hooks?.beforeDelete ?? [])],
    afterDelete: [...(hooks?.afterDelete ?? []), ...documentRecording.afterDelete],
  },
}
