import type { TypedDocument } from '@vitrine/contract/preview-api'
import { isLanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'

/** How long what was typed is shown in a preview: nobody waits longer before going on. */
const KEPT_MS = 60 * 60 * 1000

/** Whose it is: of one document in one session. */
export type TypedKey = { session: string; entity: string; document: number }

type Row = { id: number; language: string; data: Record<string, unknown>; updatedAt: string }

const toKey = ({ session, entity, document }: TypedKey) => `${session} ${entity} ${document}`

/** Keeps what was typed instead of what was typed before. */
export async function keepTyped(payload: Payload, of: TypedKey, { language, data }: TypedDocument): Promise<void> {
  const now = new Date().toISOString()
  await payload.db.upsert({
    collection: 'typed-documents',
    where: { key: { equals: toKey(of) } },
    data: { key: toKey(of), language, data, createdAt: now, updatedAt: now },
  })
}

/** What was typed within the last hour; null where nothing was. */
export async function readTyped(payload: Payload, of: TypedKey): Promise<TypedDocument | null> {
  const row = await payload.db.findOne<Row>({
    collection: 'typed-documents',
    where: { and: [{ key: { equals: toKey(of) } }, { updatedAt: { greater_than: forgottenAt() } }] },
  })
  return row && isLanguageCode(row.language) ? { language: row.language, data: row.data } : null
}

/** Deletes what is no longer shown. */
export async function forgetTyped(payload: Payload): Promise<void> {
  await payload.db.deleteMany({ collection: 'typed-documents', where: { updatedAt: { less_than: forgottenAt() } } })
}

const forgottenAt = () => new Date(Date.now() - KEPT_MS).toISOString()
