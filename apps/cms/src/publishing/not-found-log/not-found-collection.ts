import type { CollectionConfig, Field } from 'payload'
import { editors, nobody } from '../../platform/accounts/roles.ts'

type NotFoundConfig = {
  slug: 'not-found-pages' | 'searches-without-results'
  labels: { singular: string; plural: string }
  /** The field that says what was not found. */
  titleField: string
  columns: string[]
  description: string
  /** The fields besides count and last time. */
  fields: Field[]
  countLabels: { count: string; lastSeen: string }
  /** Fields with which an editor can act on an entry. */
  actions?: Field[]
}

/** What visitors did not find, counted by record-report.ts, most often first; nothing about the visitors is stored. */
export function notFoundCollection(config: NotFoundConfig): CollectionConfig {
  const { titleField, columns, description, fields, countLabels, actions = [], ...names } = config
  return {
    ...names,
    defaultSort: '-count',
    access: { create: nobody, read: editors, update: nobody, delete: editors },
    admin: {
      group: 'Search engines',
      useAsTitle: titleField,
      defaultColumns: columns,
      listSearchableFields: [titleField],
      description,
    },
    timestamps: false,
    lockDocuments: false,
    fields: [
      ...fields,
      { name: 'count', type: 'number', required: true, index: true, label: countLabels.count },
      { name: 'lastSeen', type: 'date', required: true, index: true, label: countLabels.lastSeen },
      ...actions,
    ],
  }
}
