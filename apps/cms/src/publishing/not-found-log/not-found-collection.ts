import type { CollectionConfig, Field } from 'payload'
import { editors, nobody } from '../../platform/accounts/roles.ts'

type NotFoundConfig = {
  slug: 'missing-pages' | 'search-misses'
  labels: { singular: string; plural: string }
  /** The field that says what was not found. */
  title: string
  columns: string[]
  description: string
  /** What is told of a miss beside how often and when. */
  fields: Field[]
  /** How the count and the last time are called. */
  named: { count: string; lastSeen: string }
  /** What an editor can do about one. */
  more?: Field[]
}

/** What visitors wanted and did not get, counted by src/misses, the most wanted first. Nothing of who it was is kept. */
export function notFoundCollection(config: NotFoundConfig): CollectionConfig {
  const { title, columns, description, fields, named, more = [], ...names } = config
  return {
    ...names,
    defaultSort: '-count',
    access: { create: nobody, read: editors, update: nobody, delete: editors },
    admin: {
      group: 'Search engines',
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: [title],
      description,
    },
    timestamps: false,
    lockDocuments: false,
    fields: [
      ...fields,
      { name: 'count', type: 'number', required: true, index: true, label: named.count },
      { name: 'lastSeen', type: 'date', required: true, index: true, label: named.lastSeen },
      ...more,
    ],
  }
}
