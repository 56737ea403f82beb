import { languageCodes } from '@vitrine/locales/languages'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { furtherAddress, isPageCollection, pageAddress, type PageCollection } from './page-addresses.ts'

type Row = { id: number; slug: string; _status?: string; deletedAt?: string | null }

const keyOf = (collection: string, id: unknown) => `published slug of ${collection} ${String(id)}`

/**
 * Remembers the slug that visitors know. It is read from the collection's own table: a draft may have had the new slug for days, and
 * would hide the change.
 */
const rememberPublishedSlug: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const { id } = originalDoc as Row
  const row = await req.payload.db.findOne<Row>({
    collection: collection.slug,
    where: { id: { equals: id } },
    // Not all that belongs to it, in all languages.
    select: { slug: true, _status: true, deletedAt: true },
    req,
  })
  const isVisible = row?._status === 'published' && !row.deletedAt
  req.context[keyOf(collection.slug, id)] = isVisible ? row.slug : undefined
  return data
}

const redirectOldSlug: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id, slug, _status } = doc as Row
  const before = req.context[keyOf(collection.slug, id)]
  const isVisible = _status === 'published' && req.context.savingDraft !== true
  if (!isPageCollection(collection.slug) || !isVisible || before === slug) return
  const page = pageAddress(collection.slug, slug)
  const further = furtherAddress(collection.slug, slug)
  await freeAddresses(req, [page, ...(further ? [further] : [])])
  if (typeof before !== 'string') return
  const pageBefore = pageAddress(collection.slug, before)
  await moveAddress(req, pageBefore, page)
  await moveFurtherAddress(req, collection.slug, before, slug)
  await moveSearchEngineData(req, pageBefore, page)
}

/** A page that is new here is not hidden by a redirect that a former owner of its slug left. */
async function freeAddresses(req: PayloadRequest, addresses: string[]) {
  const where = { from: { in: addresses }, madeBy: { equals: 'slug' } }
  await req.payload.delete({ collection: 'redirects', where, req })
}

/** The short form of a product leads to its page, the list of a category's products to the list under its new name. */
async function moveFurtherAddress(req: PayloadRequest, collection: PageCollection, before: string, slug: string) {
  const from = furtherAddress(collection, before)
  const to = furtherAddress(collection, slug)
  if (!from || !to) return
  // The address means something else where the other collection has this name.
  const other = collection === 'products' ? 'categories' : 'products'
  const { totalDocs } = await req.payload.count({ collection: other, where: { slug: { equals: before } }, req })
  if (totalDocs === 0) await moveAddress(req, from, collection === 'products' ? pageAddress(collection, slug) : to)
}

/** The new address is a page now: redirects away from it are deleted, so that no circle can arise. */
async function moveAddress(req: PayloadRequest, from: string, to: string) {
  const { payload } = req
  const taken = [to, ...languageCodes.map((code) => `/${code}${to}`)]
  await payload.delete({ collection: 'redirects', where: { from: { in: taken } }, req })
  await payload.delete({ collection: 'redirects', where: { from: { equals: from } }, req })
  await payload.create({ collection: 'redirects', data: { from, to, status: '301', madeBy: 'slug' }, req })
}

/** Moves the page metadata and structured data with the page. English is the language that these rows must have. */
async function moveSearchEngineData(req: PayloadRequest, from: string, to: string) {
  const { locale } = req
  for (const collection of ['seo-pages', 'structured-data'] as const) {
    const { totalDocs } = await req.payload.count({ collection, where: { path: { equals: to } }, req })
    if (totalDocs > 0) continue
    const where = { path: { equals: from } }
    await req.payload.update({ collection, where, data: { path: to }, locale: 'en', depth: 0, req })
  }
  if (locale) req.locale = locale
}

/** Hooks of the collections whose documents have pages of their own. They run after those of the revision. */
export const slugChangeHooks = { beforeChange: [rememberPublishedSlug], afterChange: [redirectOldSlug] }
