import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { configOf } from '../subject.ts'

const ROWS_A_PAGE = 25
const signed = { _status: true, savedBy: true, savedBySchedule: true }

type Version = {
  id: number | string
  updatedAt: string
  publishedLocale?: string | null
  version: { _status?: string | null; savedBy?: string | null; savedBySchedule?: boolean | null }
}
export type VersionRow = {
  id: number | string
  updatedAt: string
  /** The language that alone was published. */
  language: string
  status: string
  savedBy: string
  savedBySchedule: boolean
  /** The one that visitors see. */
  isCurrent: boolean
}

/** A page of the versions of a document, or of a global without an id, the newest first; as far as the reader may see them. */
export async function readVersions(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
  page: number,
): Promise<{ rows: VersionRow[]; hasOlder: boolean }> {
  const { payload } = req
  const ofDocument: Where[] = id === undefined ? [] : [{ parent: { equals: id } }]
  const about = { sort: '-updatedAt', depth: 0, overrideAccess: false, req } as const
  // Of a global Payload would select nothing of the version.
  const select = { updatedAt: true, publishedLocale: true, version: signed } as const
  const find = (where: Where, limit: number, from = 1) =>
    id === undefined
      ? payload.findGlobalVersions({ slug: slug as GlobalSlug, where, limit, page: from, ...about })
      : payload.findVersions({
          collection: slug as CollectionSlug,
          where,
          limit,
          page: from,
          select: select as never,
          ...about,
        })
  // What Payload keeps beside the publishing of a language is no version that somebody saved.
  const saved: Where[] = [...ofDocument, { snapshot: { not_equals: true } }]
  const { docs, hasNextPage } = await find({ and: saved }, ROWS_A_PAGE, page)
  const isDrafted = configOf(payload, { entity: slug, documentId: id === undefined ? null : Number(id) })
  const published = isDrafted
    ? (await find({ and: [...saved, { 'version._status': { equals: 'published' } }] }, 1)).docs[0]
    : docs[0]
  const rows = (docs as unknown as Version[]).map((it) => toRow(it, published?.id))
  return { rows, hasOlder: hasNextPage }
}

function toRow({ id, updatedAt, publishedLocale, version }: Version, published: unknown): VersionRow {
  return {
    id,
    updatedAt,
    language: publishedLocale ?? '',
    status: version._status ?? 'published',
    savedBy: version.savedBy ?? '',
    savedBySchedule: version.savedBySchedule ?? false,
    isCurrent: id === published,
  }
}
