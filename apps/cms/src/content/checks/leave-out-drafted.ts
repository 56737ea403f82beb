import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { contentText } from '../content-texts.ts'
import { documentTitle } from '../document-title.ts'

const CONFLICT = 409

type Bulk = { asDraft: boolean; fields: string[] }

const keyOf = (collection: { slug: string }) => `bulk change of ${collection.slug}`

/** The bulk change of a collection that a request makes. */
export const bulkOf = (req: PayloadRequest, slug: string) => req.context[keyOf({ slug })] as Bulk | undefined

/** Later hooks are given one document at a time: this tells them whether it is one of many that a person changes. */
export const rememberBulk: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'update') return args
  const isBulk = !overrideAccess && 'where' in args && Boolean(args.where)
  const bulk: Bulk = { asDraft: 'draft' in args && args.draft === true, fields: Object.keys(args.data ?? {}) }
  req.context[keyOf(collection)] = isBulk ? bulk : undefined
  return args
}

/**
 * A bulk change leaves out documents that have a draft which is not published: Payload would publish the draft with it, or put what is
 * published before it. Changing the drafts themselves, publishing them as they are, and the trash take them along.
 */
export const leaveOutDrafted: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const bulk = bulkOf(req, collection.slug)
  if (!bulk || !originalDoc || bulk.fields.includes('deletedAt')) return data
  const staysDraft = bulk.asDraft && data._status !== 'published'
  const publishesDrafts = bulk.asDraft && bulk.fields.every((name) => name === '_status')
  if (staysDraft || publishesDrafts) return data
  const { totalDocs } = await req.payload.db.countVersions({
    collection: collection.slug as CollectionSlug,
    where: {
      and: [
        { parent: { equals: originalDoc.id } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
    req,
  })
  if (totalDocs === 0) return data
  const title = documentTitle(collection, originalDoc, req.locale)
  throw new APIError(contentText(req, 'bulk.draft', { title }), CONFLICT, null, true)
}
