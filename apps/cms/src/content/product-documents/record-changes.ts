import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { recordChange } from '../../publishing/revision/revision.ts'

/** What answers about a product's documents are made from. */
export const toProductTag = (product: number): string => `products:${product}:documents`

/** Tells of one or more documents that something of them has changed; what lists their products depends on all. */
export async function recordDocuments(
  payload: PayloadRequest['payload'],
  documents: readonly { id: number; products: readonly unknown[] }[],
  req?: PayloadRequest,
): Promise<void> {
  if (documents.length === 0) return
  const tags = documents.flatMap(({ id, products }) => [
    `product-documents:${id}`,
    ...products.map((it) => toProductTag(toId(it))),
  ])
  await recordChange(payload, ['product-documents', ...tags], req)
}

const toId = (value: unknown) => Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

type Named = { id: number; products?: readonly unknown[] | null }

/** Of the document itself; products that it has left count too. */
const recordDocument: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { id, products } = doc as Named
  const before = (previousDoc as Named | undefined)?.products
  await recordDocuments(req.payload, [{ id, products: [...(products ?? []), ...(before ?? [])] }], req)
}

const recordDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { id, products } = doc as Named
  await recordDocuments(req.payload, [{ id, products: products ?? [] }], req)
}

export const documentRecording = { afterChange: [recordDocument], afterDelete: [recordDeleted] }

/** A version that is no draft changes its document. */
const recordVersion: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.state !== 'published') return
  const document = await req.payload.findByID({
    collection: 'product-documents',
    id: toId(doc.document),
    depth: 0,
    disableErrors: true,
    trash: true,
    req,
  })
  if (document) await recordDocuments(req.payload, [document], req)
}

export const versionRecording = { afterChange: [recordVersion] }
