import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** The newest state of a document, in all languages, references as ids, with the slug that visitors know it by. */
export type Draft = { document: Record<string, unknown>; publishedSlug: string | null; isPublished: boolean }

type Row = Record<string, unknown> & { id: number; _status?: string; slug?: string | null; deletedAt?: string | null }

/** The newest version of a document, published or not; null where it was deleted. Two queries by index. */
export async function loadDraft(payload: Payload, collection: CollectionSlug, id: number): Promise<Draft | null> {
  const { docs } = await payload.db.find<Row>({
    collection,
    locale: 'all',
    pagination: false,
    limit: 1,
    where: { id: { equals: id } },
  })
  const [saved] = docs
  if (!saved || saved.deletedAt) return null
  const versions = await payload.db.findVersions<Row>({
    collection,
    locale: 'all',
    pagination: false,
    limit: 1,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  const newest = versions.docs[0]?.version ?? saved
  const isPublished = saved._status === 'published'
  return {
    document: { ...newest, id, updatedAt: newest.updatedAt ?? saved.updatedAt },
    publishedSlug: isPublished ? (saved.slug ?? null) : null,
    isPublished,
  }
}

/** A global has no drafts: its preview is what is typed. */
export async function loadGlobal(payload: Payload, slug: GlobalSlug): Promise<Draft> {
  const document = await payload.db.findGlobal<Row>({ slug, locale: 'all' })
  return { document, publishedSlug: null, isPublished: true }
}
