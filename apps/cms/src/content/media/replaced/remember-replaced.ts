import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

type Names = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/** The file of an upload and, of a picture, each of its widths and kinds, once each. */
export function listNames({ filename, sizes }: Names): Map<string, string | null> {
  const names = new Map<string, string | null>()
  for (const [size, made] of Object.entries(sizes ?? {})) if (made?.filename) names.set(made.filename, size)
  if (filename) names.set(filename, null)
  return names
}

/** Keeps the names of what a new file takes the place of, in the transaction of the save. */
export const rememberReplaced: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc?.filename || previousDoc.filename === doc.filename) return
  const now = listNames(doc as Names)
  for (const [name, size] of listNames(previousDoc as Names)) {
    if (now.has(name)) continue
    const data = { name, size, folder: collection.slug, upload: Number(doc.id) }
    await req.payload.db.create({ collection: 'replaced-files', data, req })
  }
}

/** An upload that is deleted for good leads nowhere any more. */
export const forgetReplaced: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { upload: { equals: Number(id) }, folder: { equals: collection.slug } }
  await req.payload.db.deleteMany({ collection: 'replaced-files', where, req })
}
