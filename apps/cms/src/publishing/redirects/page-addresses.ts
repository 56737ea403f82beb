/** The collections whose documents have pages of their own, and the page of each (R2.6, R2.8). */
const pageOf = {
  products: (slug: string) => `/product/pvc-screwing-machines/${slug}/`,
  categories: (slug: string) => `/category/${slug}/`,
  turnkeys: (slug: string) => `/turnkey/${slug}/`,
  posts: (slug: string) => `/blog/${slug}/`,
}

export type PageCollection = keyof typeof pageOf

/** Where else a document answers: a product in its short form, a category with the list of its products (R2.7, R2.56). */
const productList = (slug: string) => `/product/${slug}/`
const alsoAt: Partial<typeof pageOf> = { products: productList, categories: productList }

export const isPageCollection = (slug: string): slug is PageCollection => slug in pageOf

/** The page of a document, without language prefix. */
export const pageAddress = (collection: PageCollection, slug: string) => pageOf[collection](slug)

/** Its further address, where it has one. */
export const furtherAddress = (collection: PageCollection, slug: string) => alsoAt[collection]?.(slug) ?? null

/** A product answers below every parent: the address that the site links to, of any of these. */
export function toLinkedAddress(page: string): string {
  const [, slug] = /^\/product\/[^/]+\/([^/]+)\/$/.exec(page) ?? []
  return slug === undefined ? page : pageOf.products(slug)
}
