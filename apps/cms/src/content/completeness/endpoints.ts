import { isLanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { forEditors, jsonAnswer } from '../../platform/http/for-editors.ts'
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts'
import { toRowId } from '../../platform/database/row-id.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { deleteMarks } from './machine-marks.ts'
import { isWaiting, machineMarks, missingPaths, stalePaths } from './language-states.ts'
import { lockOrigins, readOrigins, writeOrigins } from './origin-store.ts'
import { withoutOrigins } from './origins.ts'
import { settings } from '../../platform/settings.ts'
import { readKnown, refreshStates } from './refresh-states.ts'
import { translatedKinds } from './state-column.ts'

/** For editors: the states of a document's translations, and saying that a translation is still right. */
export const translationEndpoints: Endpoint[] = [
  { method: 'get', path: '/translations/:kind/:id', handler: forEditors('translations', handleRead) },
  { method: 'post', path: '/translations/:kind/:id/confirm', handler: forEditors('translations', handleConfirm) },
  { method: 'post', path: '/translations/:kind/:id/approve', handler: forEditors('translations', handleApprove) },
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
    machine: machineMarks(known, code).map(({ path, findings }) => ({ path, findings })),
  }))
  const canTranslate = settings.TRANSLATION_PROVIDER !== undefined && Boolean(place.config.versions?.drafts)
  return jsonAnswer({ languages, origins: known.origins, canTranslate })
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

/** A person says yes to what a machine has written: to one text, or to all of a document in a language. */
async function handleApprove(req: PayloadRequest): Promise<Response> {
  const place = readPlace(req)
  const body = confirmation.safeParse(await req.json?.().catch(() => undefined))
  if (!place) return jsonAnswer({ error: 'notFound' }, 404)
  if (!body.success || !isLanguageCode(body.data.language)) return jsonAnswer({ error: 'invalid' }, 400)
  const { config, id } = place
  const { language, path } = body.data
  await inTransaction(req.payload, async (transaction) => {
    const { headers, user } = req
    const audited = { ...transaction, headers, user } as PayloadRequest
    await approveMachineTexts(audited, config, { ids: [id], languages: [language], path })
  })
  return jsonAnswer({ approved: true })
}

type Which = Parameters<typeof deleteMarks>[2]

/** Takes the marks of a machine away in the transaction of `req`, and writes down who did. @returns of how many documents there were any */
export async function approveMachineTexts(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  which: Which,
): Promise<number> {
  const approved = await deleteMarks(req.payload, config.slug, which, req)
  await refreshStates(req.payload, config, approved, req)
  const changedFields = (which.languages ?? ['*']).map((language) => `${which.path ?? '*'} (${language})`)
  for (const documentId of approved)
    await recordAuditEvent(req, { kind: 'approve', entity: config.slug, documentId, changedFields })
  return approved.length
}
