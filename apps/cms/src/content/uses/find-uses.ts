import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'
import { documentTitle } from '../document-title.ts'
import { listReferences, type Reference, valuesAt } from './list-references.ts'

/** So many are named; of more, the number is told. */
const MAX_NAMED = 20

/** A document that refers to another. `kind` is the name of its collection. */
export type Use = { kind: string; title: string; href: string; isInTrash: boolean }
/** `total` is more than there are `uses` where there are more than MAX_NAMED. */
export type Uses = { total: number; uses: Use[] }

type Row = Record<string, unknown> & { id: number }
type Found = { docs: Row[]; totalDocs: number }

/**
 * Where a document is used, as the fields of all collections and globals say: in what is published, in drafts and in every language.
 * Two queries by index for each field that may refer to it, of at most MAX_NAMED rows, however large the catalogue is.
 * @param withTrash what is in the trash uses it too: it could be restored
 */
export async function findUses(
  req: PayloadRequest,
  target: string,
  id: number | string,
  withTrash = false,
): Promise<Uses> {
  const { config } = req.payload
  const uses = new Map<string, Use>()
  let unread = 0
  // Payload's own collections, such as those of locks, only keep track of documents.
  for (const source of config.collections.filter(({ slug }) => !slug.startsWith('payload-'))) {
    for (const reference of referencesTo(target, source.flattenedFields)) {
      const found = await findReferring(req, source, where(reference, target, id), withTrash)
      const others = found.docs.filter((doc) => source.slug !== target || doc.id !== Number(id))
      unread += found.totalDocs - found.docs.length
      for (const doc of others) uses.set(`${source.slug} ${doc.id}`, toUse(req, source, doc))
    }
  }
  for (const { slug, flattenedFields, label } of config.globals) {
    const references = referencesTo(target, flattenedFields)
    if (references.length === 0) continue
    const data = await req.payload.db.findGlobal({ slug: slug as GlobalSlug, locale: 'all', req })
    const { docs } = await req.payload.db.findGlobalVersions<Row>({
      global: slug as GlobalSlug,
      where: { latest: { equals: true } },
      limit: 1,
      pagination: false,
      locale: 'all',
      req,
    })
    const isUsed = references.some(({ path }) =>
      [data, docs[0]?.version ?? {}].some((it) =>
        valuesAt(it, path.split('.')).some((value) => Number(value) === Number(id)),
      ),
    )
    if (!isUsed) continue
    const title = String(getTranslation(label as string, req.i18n))
    uses.set(slug, { kind: title, title, href: `${config.routes.admin}/globals/${slug}`, isInTrash: false })
  }
  return { total: uses.size + unread, uses: [...uses.values()].slice(0, MAX_NAMED) }
}

/** Whether any field may refer to documents of a collection. */
export const canBeUsed = ({ collections, globals }: SanitizedConfig, target: string): boolean =>
  [...collections, ...globals].some(
    ({ slug, flattenedFields }) => !slug.startsWith('payload-') && referencesTo(target, flattenedFields).length > 0,
  )

const referencesTo = (target: string, fields: Parameters<typeof listReferences>[0]) =>
  listReferences(fields).filter(({ relationTo }) => relationTo.includes(target))

const where = ({ path, isPolymorphic }: Reference, target: string, id: number | string): Where => ({
  [path]: { equals: isPolymorphic ? { relationTo: target, value: id } : id },
})

/** The documents whose published text or newest draft matches. */
async function findReferring(
  req: PayloadRequest,
  { slug, trash, versions }: SanitizedCollectionConfig,
  matches: Where,
  withTrash: boolean,
): Promise<Found> {
  const { db } = req.payload
  const collection = slug as CollectionSlug
  const about = { collection, limit: MAX_NAMED, pagination: true, locale: 'all', req } as const
  const inPlace = trash && !withTrash ? [{ deletedAt: { exists: false } }] : []
  // What was never published is in its newest version, and what is saved beside that may be older.
  const isPublished = versions?.drafts ? [{ _status: { equals: 'published' } }] : []
  const published: Found = await db.find<Row>({ ...about, where: { and: [matches, ...inPlace, ...isPublished] } })
  if (!versions?.drafts) return published
  const inVersions = [matches, ...inPlace].map((condition) =>
    Object.fromEntries(Object.entries(condition).map(([path, value]) => [`version.${path}`, value])),
  )
  const drafts: Found = await db.queryDrafts<Row>({ ...about, where: { and: inVersions } })
  const docs = new Map([...published.docs, ...drafts.docs].map((doc) => [doc.id, doc]))
  return { docs: [...docs.values()], totalDocs: Math.max(published.totalDocs, drafts.totalDocs, docs.size) }
}

function toUse(req: PayloadRequest, source: SanitizedCollectionConfig, doc: Row): Use {
  const isInTrash = Boolean(doc.deletedAt)
  const folder = `${req.payload.config.routes.admin}/collections/${source.slug}${isInTrash ? '/trash' : ''}`
  const kind = String(getTranslation(source.labels.plural as string, req.i18n))
  return { kind, title: documentTitle(source, doc, req.locale), href: `${folder}/${doc.id}`, isInTrash }
}
