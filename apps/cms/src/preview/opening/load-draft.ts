import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readNewest } from '../../content/workflow/subject.ts'

/** The newest state of a document, in all languages, references as ids, with the slug that visitors know it by. */
export type Draft = {
  document: Record<string, unknown>
  publishedSlug: string | null
  /** What visitors see of it; null where they see nothing. */
  published: Record<string, unknown> | null
}

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
  const published = saved._status === 'published' ? saved : null
  return {
    document: { ...newest, id, updatedAt: newest.updatedAt ?? saved.updatedAt },
    publishedSlug: published?.slug ?? null,
    published,
  }
}

/** The newest version of a global; visitors always see one. */
export async function loadGlobal(payload: Payload, slug: GlobalSlug): Promise<Draft> {
  const published = await payload.db.findGlobal<Row>({ slug, locale: 'all' })
  const newest = await readNewest(payload, { entity: slug, documentId: null })
  return { document: { ...published, ...newest }, publishedSlug: null, published }
}
