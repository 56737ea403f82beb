import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { LanguageCode } from '@vitrine/locales/languages'
import { readNewest, readPublished, type Subject } from '../subject.ts'
import { toLanguageData } from './language-data.ts'
import { ChangeRefused } from './change-refused.ts'

type Change = Subject & { documentId: number; action: 'publish' | 'unpublish'; language: LanguageCode }

/**
 * Publishes the texts of one language of a document that is published, or takes them back: visitors then read the English ones. Facts and
 * other languages stay as they are published, and the newest version stays the newest, so a draft loses nothing.
 * @throws ChangeRefused where nothing is published, or English is to be taken back alone
 */
export async function changeLanguage(payload: Payload, change: Change, req: Partial<PayloadRequest>): Promise<void> {
  const { entity, documentId, action, language } = change
  if (action === 'unpublish' && language === 'en') throw new ChangeRefused('english')
  if (!(await readPublished(payload, change, req))) throw new ChangeRefused('notPublished')
  const collection = entity as CollectionSlug
  const newest = await readNewest(payload, change, req)
  const about = { collection, id: documentId, locale: language, fallbackLocale: false, depth: 0, req } as const
  const published = await payload.findByID({ ...about, draft: false })
  const draft = await payload.findByID({ ...about, draft: true })
  const { fields } = payload.collections[collection].config
  const texts = action === 'publish' ? { ...draft } : null
  const data = toLanguageData(fields, { ...published }, texts)
  for (const name of ['createdAt', 'updatedAt', 'deletedAt']) delete data[name]
  await payload.update({
    collection,
    id: documentId,
    data: { ...data, _status: 'published' } as never,
    locale: language,
    publishSpecificLocale: language,
    depth: 0,
    req,
  })
  if (!newest) return
  // Newer than both versions that the update has made, or it would not be the newest.
  const now = new Date(Date.now() + 1).toISOString()
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: documentId,
    versionData: { ...newest, _status: 'draft' },
    autosave: false,
    snapshot: true,
    publishedLocale: language,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
  })
}
