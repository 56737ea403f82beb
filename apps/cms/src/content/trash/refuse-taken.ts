import { APIError, type CollectionBeforeChangeHook, type CollectionSlug, type FlattenedField } from 'payload'
import { contentText } from '../content-texts.ts'
import { documentTitle } from '../document-title.ts'

type Row = Record<string, unknown> & { id: number }

/** Names of the fields of which no two documents outside of the trash may have the same value, such as the slug. */
export const uniqueFields = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => ('unique' in field && field.unique && field.name !== 'filename' ? [field.name] : []))

/** A document does not come back from the trash while another one has its slug: the refusal says which. */
export const refuseTakenSlug: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt !== null) return data
  for (const field of uniqueFields(collection.flattenedFields)) {
    const value: unknown = data[field] ?? originalDoc[field]
    if (typeof value !== 'string') continue
    const other = await req.payload.db.findOne<Row>({
      collection: collection.slug as CollectionSlug,
      where: {
        and: [{ [field]: { equals: value } }, { deletedAt: { exists: false } }, { id: { not_equals: originalDoc.id } }],
      },
      req,
    })
    if (!other) continue
    const titles = {
      title: documentTitle(collection, originalDoc, req.locale),
      other: documentTitle(collection, other, req.locale),
    }
    throw new APIError(contentText(req, 'trash.taken', { ...titles, value, field }), 400, null, true)
  }
  return data
}
