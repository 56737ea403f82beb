import type { SitePage } from '@vitrine/contract/shapes/seo'
import { defaultLanguage, languageCodes } from '@vitrine/locales/languages'
import { pageAddress, type PageCollection } from '../publishing/redirects/page-addresses.ts'
import { toCategory } from './categories.ts'
import type { ContentSnapshot } from './content-store.ts'
import type { Documents } from './documents.ts'
import { loadCatalogue } from './load-documents.ts'
import { translatedLanguages } from './translations.ts'
import { toProduct } from './products.ts'
import { toTurnkey } from './turnkeys.ts'

/** The collections that each screen without a document of its own shows (R2.4). */
const screenCollections: Record<string, (keyof Documents)[]> = {
  '/': ['slides', 'category-sections', 'categories', 'advantages', 'turnkeys', 'certificates', 'reviews', 'posts'],
  '/about': ['about-sections', 'certificates', 'questions'],
  '/blog': ['posts'],
  '/category': ['categories', 'products'],
  '/contact': ['dealers'],
  '/product': ['categories', 'products'],
  '/reviews': ['reviews'],
  '/service': ['services', 'questions'],
  '/turnkey': ['turnkeys', 'turnkey-sections'],
}

/** Every page of the content, with the same languages that the page itself announces. */
export async function listSitePages(content: ContentSnapshot): Promise<SitePage[]> {
  const catalogue = await loadCatalogue(content)
  const [turnkeys, posts] = await Promise.all([content.all('turnkeys'), content.all('posts')])
  const en = defaultLanguage
  return [
    ...(await listScreens(content)),
    ...[...catalogue.categories.values()].map((it) =>
      toPage('categories', it, toCategory(it, [], catalogue, en).languages),
    ),
    ...[...catalogue.products.values()].map((it) => toPage('products', it, toProduct(it, catalogue, en).languages)),
    ...[...turnkeys.values()].map((it) => toPage('turnkeys', it, toTurnkey(it, catalogue, en).languages)),
    ...[...posts.values()].map((it) => toPage('posts', it, translatedLanguages(it.title))),
  ]
}

type Dated = { updatedAt?: string }

function toPage(
  collection: PageCollection,
  document: Dated & { slug: string },
  languages: SitePage['languages'],
): SitePage {
  const path = pageAddress(collection, document.slug).replace(/\/$/, '')
  return { path, languages, updated_at: lastChange([document]) }
}

async function listScreens(content: ContentSnapshot): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (const [path, collections] of Object.entries(screenCollections)) {
    const documents: Dated[] = []
    for (const name of collections) documents.push(...((await content.all(name)).values() as Iterable<Dated>))
    const languages = path === '/blog' ? await languagesOfPosts(content) : undefined
    pages.push({ path, ...(languages && { languages }), updated_at: lastChange(documents) })
  }
  return pages
}

async function languagesOfPosts(content: ContentSnapshot): Promise<SitePage['languages']> {
  const posts = [...(await content.all('posts')).values()]
  return languageCodes.filter((code) => posts.some((post) => translatedLanguages(post.title).includes(code)))
}

function lastChange(documents: readonly Dated[]): string {
  const last = documents.reduce((latest, it) => Math.max(latest, Date.parse(it.updatedAt ?? '') || 0), 0)
  return new Date(last).toISOString()
}
