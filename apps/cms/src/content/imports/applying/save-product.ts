import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** A product as the database has it, with all its fields in all languages. */
export type FullProduct = Record<string, unknown> & { id: number; updatedAt: string; _status?: 'draft' | 'published' }
export type Patch = Record<string, unknown>

type Save = {
  /** The newest version. */
  before: FullProduct
  patch: Patch
  /** Visitors see it: otherwise it is a draft beside what they see. */
  isPublished: boolean
  now: string
}

/**
 * Saves a product in all languages at once, with the collection's hooks before and after, so that what a save sets off is set off here, too.
 * Payload's own operation saves one language, and takes several times as long.
 */
export async function saveProduct(req: PayloadRequest, { before, patch, isPublished, now }: Save): Promise<void> {
  const { db } = req.payload
  const after: FullProduct = { ...before, ...patch, updatedAt: now, _status: isPublished ? 'published' : 'draft' }
  await withHooks(req, { before, after, isDraft: !isPublished }, async () => {
    if (isPublished) await writePublished(req, after, now)
    const { id: _, ...version } = after
    await db.createVersion({ ...versionOf(after.id, now), versionData: structuredClone(version), req } as Parameters<
      typeof db.createVersion
    >[0])
  })
}

/** A new product, as a draft. @returns its id */
export async function createProduct(req: PayloadRequest, data: Patch, now: string): Promise<number> {
  const { db } = req.payload
  const draft = { ...data, createdAt: now, updatedAt: now, _status: 'draft' as const }
  let id = 0
  await withHooks(req, { before: undefined, after: { ...draft, id }, isDraft: true }, async () => {
    const created = await db.create({ collection: 'products', data: structuredClone(draft), req })
    id = Number(created.id)
    await db.createVersion({ ...versionOf(id, now), versionData: structuredClone(draft), req } as Parameters<
      typeof db.createVersion
    >[0])
    return id
  })
  return id
}

/** Gives visitors back what they saw, when the versions are as they were, too. */
export async function restorePublished(req: PayloadRequest, before: FullProduct, patch: Patch): Promise<void> {
  const after = { ...before, ...patch } as FullProduct
  await withHooks(req, { before, after, isDraft: false }, () => writePublished(req, after, after.updatedAt))
}

/** The adapter changes what it writes: it is given copies. */
const versionOf = (parent: number, now: string) => ({
  collectionSlug: 'products',
  parent,
  autosave: false,
  createdAt: now,
  updatedAt: now,
  returning: false,
})

/** With all fields: the adapter takes a list that is not given for an empty one, and so the texts of a language. */
async function writePublished(req: PayloadRequest, after: FullProduct, updatedAt: string): Promise<void> {
  const { id, ...data } = structuredClone({ ...after, updatedAt })
  await req.payload.db.updateOne({ collection: 'products', id, data, returning: false, req })
}

type Change = { before: FullProduct | undefined; after: FullProduct; isDraft: boolean }

async function withHooks(req: PayloadRequest, change: Change, write: () => Promise<number | void>): Promise<void> {
  const collection: SanitizedCollectionConfig = req.payload.collections.products.config
  const { before, isDraft } = change
  const operation = before ? 'update' : 'create'
  // What hooks remember is of one product.
  req.context = {}
  const about = { collection, context: req.context, operation, req, overrideAccess: false } as const
  for (const hook of collection.hooks.beforeOperation ?? [])
    await hook({
      ...about,
      args: {
        collection: req.payload.collections.products,
        data: change.after,
        draft: isDraft,
        req,
        ...(before && { id: before.id }),
      },
    } as Parameters<CollectionBeforeOperationHook>[0])
  for (const hook of collection.hooks.beforeChange ?? [])
    await hook({ ...about, data: { ...change.after }, originalDoc: before })
  const id = await write()
  const doc = typeof id === 'number' ? { ...change.after, id } : change.after
  for (const hook of collection.hooks.afterChange ?? [])
    await hook({ ...about, data: doc, doc, previousDoc: before ?? {} })
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
