import { isPageCollection, type PageCollection } from '../../publishing/redirects/page-addresses.ts'
import { splitPagePath } from '../../publishing/redirects/page-path.ts'

/** Where a link of a text leads to on this site: to one of the pages that are always there, or to that of a document. */
export type LinkedPage = { page: string; documents: { collection: PageCollection; slug: string }[] | null }

const screens = new Set([
  '/',
  '/about/',
  '/blog/',
  '/category/',
  '/contact/',
  '/product/',
  '/reviews/',
  '/service/',
  '/turnkey/',
])
const folders: Record<string, PageCollection[]> = {
  category: ['categories'],
  turnkey: ['turnkeys'],
  blog: ['posts'],
  product: ['products', 'categories'],
}

/**
 * @param siteUrl addresses below it are the site's own
 * @returns null where the link leads elsewhere: to another site, a file, a search or a place of the same page
 */
export function toPageOfLink(address: string, siteUrl: string): LinkedPage | null {
  const url = toUrl(address, siteUrl)
  if (!url || url.origin !== new URL(siteUrl).origin || address.startsWith('#')) return null
  const { page } = splitPagePath(safeDecode(url.pathname))
  const [first = '', ...rest] = page.split('/').filter(Boolean)
  if (first.startsWith('search-result') || /\.[a-z0-9]+\/$/i.test(page)) return null
  if (screens.has(page)) return { page, documents: [] }
  const slug = rest.at(-1) ?? ''
  const depth = first === 'product' ? 2 : 1
  const kinds = rest.length === 2 ? (['products'] as const) : (folders[first] ?? [])
  if (rest.length === 0 || rest.length > depth || kinds.length === 0) return { page, documents: null }
  return { page, documents: kinds.filter(isPageCollection).map((collection) => ({ collection, slug })) }
}

function toUrl(address: string, siteUrl: string): URL | null {
  return /^(https?:\/\/|\/)/i.test(address) && URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : null
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
