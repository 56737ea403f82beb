import type { CollectionSlug, FieldHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** A duplicate gets the next slug that no document and no draft has: `saw` gives `saw-2`, and `saw-2` gives `saw-3`. */
export const giveFreeSlug: FieldHook = async ({ collection, field, req, value }) => {
  if (typeof value !== 'string' || !value || !collection || !field.name) return value
  const isTaken = (slug: string) => hasDocument(req, collection, field.name ?? '', slug)
  const stem = value.replace(/-\d+$/, '')
  // The figures at the end may be a part of the name, as in `nv-450`.
  const base = stem !== value && (await isTaken(stem)) ? stem : value
  for (let number = 2; ; number += 1) {
    const slug = `${base}-${number}`
    if (!(await isTaken(slug))) return slug
  }
}

/** In the trash too: a document there may be restored. */
async function hasDocument(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  field: string,
  value: string,
): Promise<boolean> {
  const { db } = req.payload
  const collection = slug as CollectionSlug
  const saved = await db.count({ collection, where: { [field]: { equals: value } }, req })
  if (saved.totalDocs > 0 || !versions?.drafts) return saved.totalDocs > 0
  const where = { and: [{ latest: { equals: true } }, { [`version.${field}`]: { equals: value } }] }
  return (await db.countVersions({ collection, where, req })).totalDocs > 0
}
