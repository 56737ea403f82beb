import { sql } from '@payloadcms/db-sqlite'
import type { SitePage } from '@vitrine/contract/shapes/seo'
import { defaultLanguage, isLanguageCode, languageCodes } from '@vitrine/locales/languages'
import { toDocumentsPath } from '@vitrine/contract/document-address'
import { WINDOW_PATH } from '@vitrine/contract/window-path'
import { pageAddress } from '../publishing/redirects/page-addresses.ts'
import { languagesOfCategory } from './categories.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import type { Content, SluggedCollection } from './content-store.ts'
import type { Documents } from './documents.ts'
import { ListAnswer } from './list-answer.ts'
import { isInLanguage, type PostDocument } from './posts.ts'
import { hasDocuments, readDocumentChanges } from './product-documents/find-documents-of.ts'
import { languagesOfProduct } from './products.ts'
import { translatedLanguages } from './translations.ts'
import { languagesOfTurnkey } from './turnkeys.ts'
import { loadWindowStory } from './load-window-story.ts'

/** The collections that each screen without a document of its own shows (R2.4). */
const screenCollections: Record<string, (keyof Documents)[]> = {
  '/': [
    'slides',
    'about-sections',
    'category-sections',
    'categories',
    'advantages',
    'turnkeys',
    'certificates',
    'reviews',
    'posts',
  ],
  '/about': ['about-sections', 'certificates'],
  '/blog': ['posts'],
  '/category': ['categories', 'products'],
  '/contact': ['dealers', 'advisers'],
  '/dealers': ['dealers'],
  '/documents': ['product-documents'],
  '/product': ['categories', 'products'],
  '/reviews': ['reviews'],
  '/service': ['services', 'questions'],
  '/turnkey': ['turnkeys', 'turnkey-sections'],
}

/** Every page of the content, with the same languages that the page itself announces. */
export async function listSitePages(content: Content): Promise<ListAnswer<SitePage>> {
  content.madeFrom('categories', 'products', 'turnkeys', 'posts', ...new Set(Object.values(screenCollections).flat()))
  return ListAnswer.join([
    new ListAnswer(Object.keys(screenCollections).length, async (offset, limit) =>
      (await listScreens(content)).slice(offset, offset + limit),
    ),
    await listStoryPage(content),
    await listPagesOf(content, 'categories'),
    await listPagesOf(content, 'products'),
    await listPagesOf(content, 'turnkeys'),
    await listPagesOf(content, 'posts'),
    await listDocumentPages(content),
  ])
}

const languagesOfPost = (it: PostDocument) => translatedLanguages(it.title)

type Languages = NonNullable<SitePage['languages']>

const decideByDocument = async <Name extends SluggedCollection>(
  content: Content,
  collection: Name,
  ids: readonly number[],
  languagesOf: (document: Documents[Name]) => Languages,
) => new Map([...(await content.byIds(collection, ids))].map(([id, document]) => [id, languagesOf(document)]))

/** In which languages documents exist. */
async function decideLanguagesOf(
  content: Content,
  collection: SluggedCollection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Languages>> {
  const required = (await content.global('translation-rules')).required ?? {}
  switch (collection) {
    case 'categories':
      return decideByDocument(content, 'categories', ids, (it) => languagesOfCategory(it, required.categories))
    case 'products':
      return decideByDocument(content, 'products', ids, (it) => languagesOfProduct(it, required.products))
    case 'turnkeys':
      return decideByDocument(content, 'turnkeys', ids, (it) => languagesOfTurnkey(it, required.turnkeys))
    case 'posts':
      return decideByDocument(content, 'posts', ids, languagesOfPost)
  }
}

async function listPagesOf(content: Content, collection: SluggedCollection): Promise<ListAnswer<SitePage>> {
  return new ListAnswer(await content.count(collection), async (offset, limit) =>
    sitePagesOf(content, collection, await content.idsOf(collection, { offset, limit })),
  )
}

/** The pages of products' documents, where they have any that are public; they change with a version. */
async function listDocumentPages(content: Content): Promise<ListAnswer<SitePage>> {
  return new ListAnswer(await content.count('products', hasDocuments), async (offset, limit) => {
    const ids = await content.idsOf('products', { offset, limit, where: hasDocuments })
    const [pages, changes] = [await sitePagesOf(content, 'products', ids), await readDocumentChanges(content, ids)]
    return pages.map((page, at) => {
      const changed = toIsoDate(changes.get(ids[at] ?? 0) ?? page.updated_at)
      const slug = page.path.slice(page.path.lastIndexOf('/') + 1)
      return { ...page, path: toDocumentsPath(slug), updated_at: changed }
    })
  })
}

/** The pages of published documents, in the order of their ids as given. */
export async function sitePagesOf(
  content: Content,
  collection: SluggedCollection,
  ids: readonly number[],
): Promise<SitePage[]> {
  const rows = await readKnown(content, collection, ids)
  const unknown = ids.filter((id) => rows.get(id)?.languages === null)
  const decided: DecidedRow[] = []
  for (const [id, languages] of await decideLanguagesOf(content, collection, unknown)) {
    const row = rows.get(id)
    if (row) decided.push(Object.assign(row, { id, languages: languages.join(',') }))
  }
  await keepLanguages(content, collection, decided)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toPage(collection, row)] : []
  })
}

type PageRow = { slug: string; changedAt: unknown; languages: string | null }
type DecidedRow = PageRow & { id: number; languages: string }

/** The rows of some documents, with their languages as far as these were found out since the document has changed last. */
async function readKnown(content: Content, collection: SluggedCollection, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, PageRow>()
  const rows = await content.query(
    sql`SELECT it.id AS id, it.slug AS slug, it.updated_at AS changed_at, known.languages AS languages
      FROM ${sql.identifier(collection)} it
      LEFT JOIN page_languages known
        ON known.kind = ${collection} AND known.document = it.id AND known.changed_at = it.updated_at
      WHERE it.id IN (${valuesOf(ids)})`,
  )
  return new Map(
    rows.map(({ id, slug, changed_at: changedAt, languages }): [number, PageRow] => [
      Number(id),
      { slug: String(slug), changedAt, languages: typeof languages === 'string' ? languages : null },
    ]),
  )
}

async function keepLanguages(content: Content, kind: string, decided: readonly DecidedRow[]) {
  if (decided.length === 0) return
  const rows = decided.map(({ id, changedAt, languages }) => sql`(${kind}, ${id}, ${changedAt}, ${languages})`)
  await content.query(
    sql`INSERT INTO page_languages (kind, document, changed_at, languages) VALUES ${sql.join(rows, sql`, `)}
      ON CONFLICT (kind, document) DO UPDATE SET changed_at = excluded.changed_at, languages = excluded.languages`,
  )
}

function toPage(collection: SluggedCollection, { slug, changedAt, languages }: PageRow): SitePage {
  const path = pageAddress(collection, slug).replace(/\/$/, '')
  const known = (languages ?? defaultLanguage).split(',').filter(isLanguageCode)
  return { path, languages: known, updated_at: toIsoDate(changedAt) }
}

/** The page of the story of a window, where it is told. */
async function listStoryPage(content: Content): Promise<ListAnswer<SitePage>> {
  const story = await loadWindowStory(content, defaultLanguage)
  if (!story) return ListAnswer.of([])
  const { updatedAt } = await content.global('window-story')
  return ListAnswer.of([{ path: WINDOW_PATH, languages: story.languages, updated_at: toIsoDate(updatedAt ?? 0) }])
}

async function listScreens(content: Content): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (const [path, collections] of Object.entries(screenCollections)) {
    const changes: string[] = []
    for (const name of collections) changes.push(await readLastChange(content, name))
    const languages = path === '/blog' ? await languagesOfPosts(content) : undefined
    pages.push({ path, ...(languages && { languages }), updated_at: changes.toSorted().at(-1) ?? toIsoDate(0) })
  }
  return pages
}

async function languagesOfPosts(content: Content): Promise<SitePage['languages']> {
  const counts = await Promise.all(languageCodes.map((code) => content.count('posts', isInLanguage(code))))
  return languageCodes.filter((_, number) => counts[number])
}

async function readLastChange(content: Content, collection: keyof Documents): Promise<string> {
  const [last] = await content.idsOf(collection, { offset: 0, limit: 1, sort: ['-updatedAt'] })
  if (last === undefined) return toIsoDate(0)
  const [row] = await content.query(
    sql`SELECT updated_at AS changed_at FROM ${sql.identifier(collection.replaceAll('-', '_'))} WHERE id = ${last}`,
  )
  return toIsoDate(row?.changed_at ?? 0)
}

/** A moment as the database gives it: text of SQLite, a date of Postgres. */
const toIsoDate = (moment: unknown) => new Date(moment as string | number | Date).toISOString()
