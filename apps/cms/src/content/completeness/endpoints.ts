import { isLanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { forEditors, jsonAnswer } from '../../platform/http/for-editors.ts'
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts'
import { toRowId } from '../../platform/database/row-id.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { isWaiting, missingPaths, stalePaths } from './language-states.ts'
import { lockOrigins, readOrigins, writeOrigins } from './origin-store.ts'
import { withoutOrigins } from './origins.ts'
import { readKnown, refreshStates } from './refresh-states.ts'
import { translatedKinds } from './state-column.ts'

/** For editors: the states of a document's translations, and saying that a translation is still right. */
export const translationEndpoints: Endpoint[] = [
  { method: 'get', path: '/translations/:kind/:id', handler: forEditors('translations', handleRead) },
  { method: 'post', path: '/translations/:kind/:id/confirm', handler: forEditors('translations', handleConfirm) },
]

function readPlace(req: PayloadRequest) {
  const config = translatedKinds(req.payload).find(({ slug }) => slug === req.routeParams?.kind)
  const id = toRowId(req.routeParams?.id)
  return config && id !== null ? { config, id } : null
}

async function handleRead(req: PayloadRequest): Promise<Response> {
  const place = readPlace(req)
  const known = place && (await readKnown(req.payload, place.config, [place.id])).get(place.id)
  if (!known) return jsonAnswer({ error: 'notFound' }, 404)
  const languages = languageCodes.map((code) => ({
    code,
    missing: missingPaths(known, code),
    stale: stalePaths(known, code),
    isWaiting: isWaiting(known, code),
  }))
  return jsonAnswer({ languages, origins: known.origins })
}

const confirmation = z.strictObject({ language: z.string(), path: z.string().max(200).optional() })

async function handleConfirm(req: PayloadRequest): Promise<Response> {
  const place = readPlace(req)
  const body = confirmation.safeParse(await req.json?.().catch(() => undefined))
  if (!place) return jsonAnswer({ error: 'notFound' }, 404)
  if (!body.success || !isLanguageCode(body.data.language)) return jsonAnswer({ error: 'invalid' }, 400)
  const { config, id } = place
  const { language, path } = body.data
  if (!(await readKnown(req.payload, config, [id])).has(id)) return jsonAnswer({ error: 'notFound' }, 404)
  await inTransaction(req.payload, async (transaction) => {
    await lockOrigins(req.payload, config.slug, id, transaction)
    const origins = (await readOrigins(req.payload, config.slug, [id], transaction)).get(id) ?? []
    await writeOrigins(req.payload, config.slug, id, withoutOrigins(origins, language, path), transaction)
    await refreshStates(req.payload, config, [id], transaction)
    const changedFields = [`${path ?? '*'} (${language})`]
    const { headers, user } = req
    const audited = { ...transaction, headers, user } as PayloadRequest
    await recordAuditEvent(audited, { kind: 'save', entity: config.slug, documentId: id, changedFields })
  })
  return jsonAnswer({ confirmed: true })
}
