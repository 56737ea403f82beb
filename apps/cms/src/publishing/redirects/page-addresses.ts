/** The collections whose documents have pages of their own, and the page of each (R2.6, R2.8). */
const pageOf = {
  products: (slug: string) => `/product/pvc-screwing-machines/${slug}/`,
  categories: (slug: string) => `/category/${slug}/`,
  turnkeys: (slug: string) => `/turnkey/${slug}/`,
  posts: (slug: string) => `/blog/${slug}/`,
}

export type PageCollection = keyof typeof pageOf

export const isPageCollection = (slug: string): slug is PageCollection => slug in pageOf

/** The page of a document, without language prefix. */
export const pageAddress = (collection: PageCollection, slug: string) => pageOf[collection](slug)
