import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** A document as the database has it, with all its fields in all languages. */
export type FullDocument = Record<string, unknown> & { id: number; updatedAt: string; _status?: 'draft' | 'published' }
export type Patch = Record<string, unknown>

type Save = {
  /** The newest version. */
  before: FullDocument
  patch: Patch
  /** Visitors see it: otherwise it is a draft beside what they see. */
  isPublished: boolean
  now: string
}

/**
 * Saves a document with drafts in all languages at once, with the collection's hooks before and after, so that what a save sets off is set off
 * here, too. Payload's own operation saves one language, and takes several times as long.
 */
export async function saveInAllLanguages(
  req: PayloadRequest,
  slug: CollectionSlug,
  { before, patch, isPublished, now }: Save,
): Promise<void> {
  const { db } = req.payload
  const after: FullDocument = { ...before, ...patch, updatedAt: now, _status: isPublished ? 'published' : 'draft' }
  await withHooks(req, slug, { before, after, isDraft: !isPublished }, async () => {
    if (isPublished) await writePublished(req, slug, after, now)
    const { id: _, ...version } = after
    await db.createVersion({
      ...versionOf(slug, after.id, now),
      versionData: structuredClone(version),
      req,
    } as Parameters<typeof db.createVersion>[0])
  })
}

/** The adapter changes what it writes: it is given copies. */
export const versionOf = (collectionSlug: CollectionSlug, parent: number, now: string) => ({
  collectionSlug,
  parent,
  autosave: false,
  createdAt: now,
  updatedAt: now,
  returning: false,
})

/** With all fields: the adapter takes a list that is not given for an empty one, and so the texts of a language. */
export async function writePublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  after: FullDocument,
  updatedAt: string,
): Promise<void> {
  const { id, ...data } = structuredClone({ ...after, updatedAt })
  await req.payload.db.updateOne({ collection, id, data, returning: false, req })
}

type Change = { before: FullDocument | undefined; after: FullDocument; isDraft: boolean }

/** Writes with the collection's hooks around it. @param write gives the id of what is new */
export async function withHooks(
  req: PayloadRequest,
  slug: CollectionSlug,
  change: Change,
  write: () => Promise<number | void>,
): Promise<void> {
  const collection: SanitizedCollectionConfig = req.payload.collections[slug].config
  const { before, isDraft } = change
  const operation = before ? 'update' : 'create'
  // What hooks remember is of one document.
  req.context = {}
  const about = { collection, context: req.context, operation, req, overrideAccess: false } as const
  for (const hook of collection.hooks.beforeOperation ?? [])
    await hook({
      ...about,
      args: {
        collection: req.payload.collections[slug],
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
