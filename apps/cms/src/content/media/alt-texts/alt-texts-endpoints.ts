import { languageCodes } from '@vitrine/locales/languages'
import { createLocalReq, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { toRowId } from '../../../platform/database/row-id.ts'
import { forEditors, jsonAnswer } from '../../../platform/http/for-editors.ts'
import { type FullDocument, withHooks, writePublished } from '../../saving/save-in-all-languages.ts'
import { MAX_LENGTH } from './max-length.ts'
import { type AltTexts, proposeAlts } from './propose-alts.ts'

type Picture = FullDocument & { alt?: AltTexts | null; filename?: string | null }

/** For editors: the alternative texts of a picture in all languages at once, with proposals. */
export const altTextsEndpoints: Endpoint[] = [
  { method: 'get', path: '/alt-texts/:id', handler: forEditors('alternative texts', handleRead) },
  { method: 'post', path: '/alt-texts/:id', handler: forEditors('alternative texts', handleSave) },
]

const words = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .regex(/^\P{Cc}*$/u)
const asked = z.strictObject({ texts: z.partialRecord(z.enum(languageCodes), words) })

async function handleRead(req: PayloadRequest): Promise<Response> {
  const picture = await findPicture(req, toRowId(req.routeParams?.id))
  if (!picture) return jsonAnswer({ error: 'notFound' }, 404)
  return jsonAnswer({ texts: filled(picture.alt), proposal: await proposeAlts(req, picture.id) })
}

/** Saves what is given, an empty text as none; other languages stay. */
async function handleSave(req: PayloadRequest): Promise<Response> {
  const body = asked.safeParse(await req.json?.().catch(() => undefined))
  if (!body.success) return jsonAnswer({ error: 'invalid' }, 400)
  const { texts } = body.data
  if (texts.en === '') return jsonAnswer({ error: 'english' }, 400)
  const { payload, headers, user, i18n } = req
  const saved = await inTransaction(payload, async ({ transactionID }) => {
    const all = { req: { headers, i18n, ...(user && { user }) }, locale: 'all' as const }
    const own = Object.assign(await createLocalReq(all, payload), { transactionID })
    const before = await findPicture(own, toRowId(req.routeParams?.id))
    if (!before) return null
    const changed = languageCodes.filter(
      (code) => texts[code] !== undefined && texts[code] !== (before.alt?.[code] ?? ''),
    )
    if (changed.length === 0) return before
    const alt = { ...before.alt, ...Object.fromEntries(changed.map((code) => [code, texts[code] || null])) }
    const now = new Date().toISOString()
    const after = { ...before, alt, updatedAt: now } as Picture
    await withHooks(own, 'media', { before, after, isDraft: false }, () => writePublished(own, 'media', after, now))
    await recordAuditEvent(own, {
      kind: 'save',
      entity: 'media',
      documentId: before.id,
      title: before.filename ?? '',
      changedFields: changed.map((code) => `alt (${code})`),
    })
    return after
  })
  return saved ? jsonAnswer({ texts: filled(saved.alt) }) : jsonAnswer({ error: 'notFound' }, 404)
}

async function findPicture(req: PayloadRequest, id: number | null): Promise<Picture | null> {
  if (id === null) return null
  const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: false } }] }
  return req.payload.db.findOne<Picture>({ collection: 'media', where, locale: 'all', req })
}

const filled = (alt: AltTexts | null | undefined): AltTexts =>
  Object.fromEntries(languageCodes.flatMap((code) => (alt?.[code] ? [[code, alt[code]]] : [])))
