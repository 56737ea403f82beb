import type { PayloadRequest } from 'payload'
import {
  type FullDocument,
  type Patch,
  saveInAllLanguages,
  versionOf,
  withHooks,
  writePublished,
} from '../../saving/save-in-all-languages.ts'

/** A product as the database has it, with all its fields in all languages. */
export type FullProduct = FullDocument
export type { Patch } from '../../saving/save-in-all-languages.ts'

/** Saves a product in all languages at once (saving/save-in-all-languages.ts). */
export const saveProduct = (req: PayloadRequest, save: Parameters<typeof saveInAllLanguages>[2]): Promise<void> =>
  saveInAllLanguages(req, 'products', save)

/** A new product, as a draft. @returns its id */
export async function createProduct(req: PayloadRequest, data: Patch, now: string): Promise<number> {
  const { db } = req.payload
  const draft = { ...data, createdAt: now, updatedAt: now, _status: 'draft' as const }
  let id = 0
  await withHooks(req, 'products', { before: undefined, after: { ...draft, id }, isDraft: true }, async () => {
    const created = await db.create({ collection: 'products', data: structuredClone(draft), req })
    id = Number(created.id)
    await db.createVersion({
      ...versionOf('products', id, now),
      versionData: structuredClone(draft),
      req,
    } as Parameters<typeof db.createVersion>[0])
    return id
  })
  return id
}

/** Gives visitors back what they saw, when the versions are as they were, too. */
export async function restorePublished(req: PayloadRequest, before: FullProduct, patch: Patch): Promise<void> {
  const after = { ...before, ...patch } as FullProduct
  await withHooks(req, 'products', { before, after, isDraft: false }, () =>
    writePublished(req, 'products', after, after.updatedAt),
  )
}

/** What is told of a product that is deleted for good, as before it was there. */
export async function deleteProduct(req: PayloadRequest, doc: FullProduct): Promise<void> {
  const { db, collections } = req.payload
  const collection = collections.products.config
  const { id } = doc
  req.context = {}
  await db.deleteVersions({ collection: 'products', where: { parent: { equals: id } }, req })
  await db.deleteOne({ collection: 'products', where: { id: { equals: id } }, req, returning: false })
  for (const hook of collection.hooks.afterDelete ?? []) await hook({ collection, context: req.context, doc, id, req })
}
