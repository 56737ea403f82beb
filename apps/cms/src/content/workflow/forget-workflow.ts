import type { CollectionAfterDeleteHook, Where } from 'payload'

/** What was scheduled, asked and said of a document goes with it: its number may be given to another one. */
export const forgetWorkflow: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where: Where = { and: [{ entity: { equals: collection.slug } }, { documentId: { equals: Number(id) } }] }
  for (const about of ['scheduled-changes', 'approvals', 'field-comments'] as const)
    await req.payload.db.deleteMany({ collection: about, where, req })
}
