import { counterCollection } from '../../platform/database/counter-collection.ts'

/** How often the published content has changed: one row for each collection and global, counted in revision.ts. */
export const revisions = counterCollection({
  slug: 'revisions',
  keyField: { name: 'scope', type: 'text', required: true, unique: true },
  count: 'number',
})
