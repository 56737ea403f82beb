import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { contentText } from '../content-texts.ts'
import { documentTitle } from '../document-title.ts'
import { findUses, type Use, type Uses } from './find-uses.ts'

const CONFLICT = 409

/** What is used cannot be deleted for good, not even by what is in the trash only: it could be restored. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseUsed(req, collection, id, true)

/** What is used cannot be put into the trash. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuseUsed(req, collection, originalDoc.id, false)
  return data
}

async function refuseUsed(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
  withTrash: boolean,
): Promise<void> {
  const found = await findUses(req, collection.slug, id, withTrash)
  if (found.uses.length === 0) return
  const where = { id: { equals: id } }
  const doc = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: collection.slug as CollectionSlug,
    where,
    req,
  })
  const title = documentTitle(collection, doc ?? { id }, req.locale)
  throw new APIError(contentText(req, 'uses.refused', { title, uses: sayUses(req, found) }), CONFLICT, found, true)
}

/** `Products: NV-450, NV-600; Turnkeys: Line 3; and 80 more` */
function sayUses(req: PayloadRequest, { uses, total }: Uses): string {
  const kinds = Object.entries(Object.groupBy(uses, ({ kind }) => kind)).map(
    ([kind, ofKind = []]) => `${kind}: ${ofKind.map((use) => sayUse(req, use)).join(', ')}`,
  )
  const more = total > uses.length ? [contentText(req, 'uses.more', { count: total - uses.length })] : []
  return [...kinds, ...more].join('; ')
}

const sayUse = (req: PayloadRequest, { title, isInTrash }: Use) =>
  isInTrash ? `${title} (${contentText(req, 'uses.trash')})` : title
