import { counterCollection } from '../../platform/database/counter-collection.ts'

/** How often the published content has changed: one row for each collection and global, counted in src/revision. */
export const revisions = counterCollection({
  slug: 'revisions',
  of: { name: 'scope', type: 'text', required: true, unique: true },
  count: 'number',
})
