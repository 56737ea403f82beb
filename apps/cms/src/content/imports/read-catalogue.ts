import type { Payload, PayloadRequest, Where } from 'payload'
import { withMarkdown } from './columns/long-texts.ts'
import type { Catalogue, SheetParameter, SheetProduct } from './columns/sheet-product.ts'

type Request = Partial<PayloadRequest>
type Category = { id: number; slug: string; position: number }

/** All parameters and categories: dozens, however many products there are. */
export async function readCatalogue(payload: Payload, req: Request = {}): Promise<Catalogue> {
  const all = { locale: 'all', pagination: false, limit: 0, req } as const
  const where: Where = { deletedAt: { exists: false } }
  const parameters = await payload.db.find<SheetParameter>({ ...all, collection: 'parameters', where })
  const categories = await payload.db.queryDrafts<Category>({
    ...all,
    collection: 'categories',
    where: { 'version.deletedAt': { exists: false } },
    select: { parent: true, version: { slug: true, position: true } } as never,
  })
  return { parameters: parameters.docs, categories: categories.docs }
}

/** So many are read with one query. */
export const PRODUCTS_A_READ = 50

const inSheets = {
  name: true,
  subtitle: true,
  summary: true,
  description: true,
  model: true,
  slug: true,
  position: true,
}
const select = { ...inSheets, category: true, specifications: true, updatedAt: true, _status: true }

/** The newest versions of products that are not in the trash, as far as sheets show them. @param ids at most PRODUCTS_A_READ */
export async function readSheetProducts(
  payload: Payload,
  ids: readonly number[],
  req: Request = {},
): Promise<SheetProduct[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.db.queryDrafts<SheetProduct>({
    collection: 'products',
    locale: 'all',
    pagination: false,
    limit: 0,
    where: { and: [{ parent: { in: [...ids] } }, { 'version.deletedAt': { exists: false } }] },
    select: { parent: true, version: select } as never,
    req,
  })
  return docs.map(withMarkdown)
}

type Version = { parent: number; version: Omit<SheetProduct, 'id'> }

/** What products were at the moments of their stamps, where these versions are still kept. */
export async function readStampedProducts(
  payload: Payload,
  stamps: ReadonlyMap<number, string>,
): Promise<Map<number, SheetProduct>> {
  if (stamps.size === 0) return new Map()
  const { docs } = await payload.db.findVersions<Omit<SheetProduct, 'id'>>({
    collection: 'products',
    locale: 'all',
    pagination: false,
    limit: 0,
    where: {
      or: [...stamps].map(([parent, stamp]): Where => ({
        and: [{ parent: { equals: parent } }, { 'version.updatedAt': { equals: stamp } }],
      })),
    },
  })
  return new Map(
    (docs as unknown as Version[]).map(({ parent, version }) => [parent, { ...withMarkdown(version), id: parent }]),
  )
}
