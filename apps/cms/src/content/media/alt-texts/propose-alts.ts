import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { listReferences, type Reference } from '../../uses/list-references.ts'

export type AltTexts = Partial<Record<LanguageCode, string>>
/** What is proposed, and the English name of the document that it is the name of. */
export type Proposal = { title: string; texts: AltTexts }

/** What a picture of it most likely shows. */
const first = ['products', 'turnkeys', 'categories', 'posts']

type Row = Record<string, unknown>

/**
 * Proposes alternative texts of a picture: the name of a document that shows it, in the languages that the name has.
 * @returns null where nothing with a name shows it
 */
export async function proposeAlts(req: PayloadRequest, picture: number): Promise<Proposal | null> {
  for (const source of inOrder(req.payload.config.collections)) {
    const title = source.admin.useAsTitle ?? 'id'
    if (!source.flattenedFields.some((it) => it.name === title && 'localized' in it && it.localized)) continue
    for (const reference of listReferences(source.flattenedFields)) {
      if (!reference.relationTo.includes('media')) continue
      const names = await findNames(req, source, reference, picture, title)
      if (names?.en) return { title: names.en, texts: names }
    }
  }
  return null
}

function inOrder(collections: readonly SanitizedCollectionConfig[]): SanitizedCollectionConfig[] {
  const placeOf = ({ slug }: SanitizedCollectionConfig) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return collections
    .filter(({ slug }) => !slug.startsWith('payload-') && slug !== 'media')
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The names of the first document that shows the picture, as its newest version has them. */
async function findNames(
  { payload, transactionID }: PayloadRequest,
  { slug, trash, versions }: SanitizedCollectionConfig,
  { path, isPolymorphic }: Reference,
  picture: number,
  title: string,
): Promise<AltTexts | null> {
  const value = isPolymorphic ? { relationTo: 'media', value: picture } : picture
  const { db } = payload
  const hasDrafts = Boolean(versions?.drafts)
  const inNewest = (name: string) => (hasDrafts ? `version.${name}` : name)
  const where: Where[] = [{ [inNewest(path)]: { equals: value } }]
  if (trash) where.push({ [inNewest('deletedAt')]: { exists: false } })
  const about = {
    collection: slug as CollectionSlug,
    where: { and: where },
    sort: hasDrafts ? 'parent' : 'id',
    limit: 1,
    pagination: false,
    locale: 'all',
    req: { payload, ...(transactionID && { transactionID }) },
  }
  const { docs } = hasDrafts ? await db.queryDrafts<Row>(about) : await db.find<Row>(about)
  const names = docs[0]?.[title] as Record<string, unknown> | null | undefined
  if (!names) return null
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const name = names[code]
      return typeof name === 'string' && name.trim() !== '' ? [[code, name.trim()]] : []
    }),
  )
}
