import { isLanguageCode } from '@vitrine/locales/languages'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { forEditors, jsonAnswer } from '../../platform/http/for-editors.ts'
import { settings } from '../../platform/settings.ts'
import { checkDocuments } from './check-document.ts'
import { checkedKinds } from './checked-kinds.ts'
import { startCheckNow } from './weekly/run-check.ts'

/** For editors: checking what a form has, saved or not, and checking all that is published now. */
export const findingEndpoints: Endpoint[] = [
  { method: 'post', path: '/findings/check-all', handler: forEditors('findings', handleCheckAll) },
  { method: 'post', path: '/findings/:kind', handler: forEditors('findings', handleCheck) },
]

const form = z.strictObject({ language: z.string(), values: z.record(z.string(), z.unknown()) })

async function handleCheck(req: PayloadRequest): Promise<Response> {
  const config = checkedKinds(req.payload).find(({ slug }) => slug === req.routeParams?.kind)
  const body = form.safeParse(await req.json?.().catch(() => undefined))
  if (!config) return jsonAnswer({ error: 'notFound' }, 404)
  if (!body.success || !isLanguageCode(body.data.language)) return jsonAnswer({ error: 'invalid' }, 400)
  const { language, values } = body.data
  const [checked] = await checkDocuments(req.payload, config, [values], language, settings.SITE_URL)
  return jsonAnswer({
    findings: checked?.findings ?? [],
    card: checked?.card ? { ...checked.card, url: new URL(checked.card.path, settings.SITE_URL).href } : null,
  })
}

async function handleCheckAll(req: PayloadRequest): Promise<Response> {
  await startCheckNow(req.payload)
  return jsonAnswer({ isRunning: true }, 202)
}
