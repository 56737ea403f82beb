import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { ProductDocument } from '../../payload-types.ts'
import { documentText } from './document-texts.ts'
import { isNarrower, type Scope } from './scope.ts'

const CONFLICT = 409

type Stored = Omit<ProductDocument, 'products'> & { products: (number | { id: number })[] }

const toScope = (document: Stored): Scope => ({
  ...document,
  products: document.products.map((it) => (typeof it === 'object' ? it.id : it)),
})

const refusal = (req: PayloadRequest, key: 'guard.delete' | 'guard.key' | 'guard.narrow', name: string) =>
  new APIError(documentText(req, key, { key: name }), CONFLICT, null, true)

async function hasPublished(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'document-versions',
    where: { document: { equals: id }, state: { equals: 'published' } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** A document with a published version keeps its key and kind, and whatever it is about; it may become about more. */
export const guardDocument: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const before = originalDoc as Stored
  const after = { ...before, ...data } as Stored
  const isTrashed = Boolean(data.deletedAt) && !before.deletedAt
  const isRenamed = after.key !== before.key || after.kind !== before.kind
  const isCut = isNarrower(toScope(after), toScope(before))
  if (!isTrashed && !isRenamed && !isCut) return data
  if (!(await hasPublished(req, before.id))) return data
  throw refusal(req, isTrashed ? 'guard.delete' : isRenamed ? 'guard.key' : 'guard.narrow', before.key)
}

export const refuseDeletingWithPublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await hasPublished(req, id))) return
  const { key } = await req.payload.findByID({ collection: 'product-documents', id, depth: 0, trash: true, req })
  throw refusal(req, 'guard.delete', key)
}
