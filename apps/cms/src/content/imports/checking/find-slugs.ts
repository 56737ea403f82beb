import type { Payload } from 'payload'

type Row = { id: number; slug: string }

/** The products that have these addresses, for visitors or in a draft; those in the trash have none. */
export async function findProductsBySlug(payload: Payload, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const { docs } = await payload.db.queryDrafts<Row>({
    collection: 'products',
    pagination: false,
    limit: 0,
    where: { and: [{ 'version.slug': { in: [...slugs] } }, { 'version.deletedAt': { exists: false } }] },
    select: { parent: true, version: { slug: true } } as never,
  })
  return new Map(docs.map(({ id, slug }) => [slug, id]))
}

/** Whose addresses these are: a draft may have another one than visitors see, and both are taken. */
export async function findTakenSlugs(payload: Payload, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const { docs } = await payload.db.find<Row>({
    collection: 'products',
    pagination: false,
    limit: 0,
    where: { and: [{ slug: { in: [...slugs] } }, { deletedAt: { exists: false } }] },
    select: { slug: true },
  })
  return new Map([...(await findProductsBySlug(payload, slugs)), ...docs.map(({ id, slug }) => [slug, id] as const)])
}
