import { randomBytes } from 'node:crypto'
import { PREVIEW_PATH } from '@vitrine/contract/preview-path'
import type { CollectionAfterDeleteHook, Payload, Where } from 'payload'
import { previewKey } from '../opening/preview-key.ts'
import { writePreviewToken } from '../opening/preview-token.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a link opens its preview. */
export const LINK_DAYS = 7

export type PreviewLink = {
  id: number
  key: string
  entity: string
  document: number
  language: string
  accountName: string
  expiresAt: string
}

type NewLink = Pick<PreviewLink, 'entity' | 'document' | 'language' | 'accountName'>

/** Makes a link that opens the preview of one document for a week. */
export async function makeLink(payload: Payload, link: NewLink): Promise<PreviewLink> {
  const now = new Date()
  return payload.db.create({
    collection: 'preview-links',
    data: {
      ...link,
      key: randomBytes(12).toString('base64url'),
      expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS).toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
  }) as Promise<PreviewLink>
}

/** Those of a document that still open it, the newest first. */
export async function listLinks(payload: Payload, entity: string, document: number): Promise<PreviewLink[]> {
  const { docs } = await payload.db.find<PreviewLink>({
    collection: 'preview-links',
    where: { and: [{ document: { equals: document } }, { entity: { equals: entity } }, isOpen()] },
    sort: '-id',
    limit: 100,
    pagination: false,
  })
  return docs
}

/** The link of a key while it opens something; null after it was taken back, and after its week. */
export async function findLink(payload: Payload, key: string): Promise<PreviewLink | null> {
  return payload.db.findOne<PreviewLink>({
    collection: 'preview-links',
    where: { and: [{ key: { equals: key } }, isOpen()] },
  })
}

/** Takes a link back: nobody can open it from now on. */
export async function takeBackLink(payload: Payload, { id }: PreviewLink): Promise<void> {
  await payload.db.deleteOne({ collection: 'preview-links', where: { id: { equals: id } } })
}

/** The links of a document go with it: its number may be given to another one, which nobody was sent. */
export const forgetLinksOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where: Where = { and: [{ entity: { equals: collection.slug } }, { document: { equals: Number(id) } }] }
  await req.payload.db.deleteMany({ collection: 'preview-links', where, req })
}

/** Deletes the links that open nothing any more. */
export async function forgetLinks(payload: Payload): Promise<void> {
  await payload.db.deleteMany({
    collection: 'preview-links',
    where: { expiresAt: { less_than: new Date().toISOString() } },
  })
}

/** Where a link leads, on the site: to the page on which the document is seen by then. */
export function addressOfLink(payload: Payload, siteUrl: string, { key, expiresAt, language }: PreviewLink): string {
  const token = writePreviewToken(previewKey(payload), { kind: 'link', link: key, until: Date.parse(expiresAt) })
  return `${siteUrl}${PREVIEW_PATH}/${token}${language === 'en' ? '' : `/${language}`}`
}

const isOpen = () => ({ expiresAt: { greater_than: new Date().toISOString() } })
