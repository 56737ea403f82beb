import { isLanguageCode } from '@vitrine/locales/languages'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../platform/accounts/roles.ts'
import { redactError } from '../../platform/database/redact-error.ts'
import { settings } from '../../platform/settings.ts'
import { checkDocuments } from './check-document.ts'
import { checkedKinds } from './checked-kinds.ts'
import { startCheckNow } from './weekly/run-check.ts'

const noStore = { 'cache-control': 'no-store' }
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore })

/** For editors: checking what a form has, saved or not, and checking all that is published now. */
export const findingEndpoints: Endpoint[] = [
  { method: 'post', path: '/findings/check-all', handler: forEditors(handleCheckAll) },
  { method: 'post', path: '/findings/:kind', handler: forEditors(handleCheck) },
]

function forEditors(handle: (req: PayloadRequest) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasRole(req.user, 'admin', 'editor')) return json({ error: 'forbidden' }, 403)
    try {
      return await handle(req)
    } catch (error) {
      req.payload.logger.error({ err: redactError(error), msg: 'findings' })
      return json({ error: 'failed' }, 500)
    }
  }
}

const form = z.strictObject({ language: z.string(), values: z.record(z.string(), z.unknown()) })

async function handleCheck(req: PayloadRequest): Promise<Response> {
  const config = checkedKinds(req.payload).find(({ slug }) => slug === req.routeParams?.kind)
  const body = form.safeParse(await req.json?.().catch(() => undefined))
  if (!config) return json({ error: 'notFound' }, 404)
  if (!body.success || !isLanguageCode(body.data.language)) return json({ error: 'invalid' }, 400)
  const { language, values } = body.data
  const [checked] = await checkDocuments(req.payload, config, [values], language, settings.SITE_URL)
  return json({
    findings: checked?.findings ?? [],
    card: checked?.card ? { ...checked.card, url: new URL(checked.card.path, settings.SITE_URL).href } : null,
  })
}

async function handleCheckAll(req: PayloadRequest): Promise<Response> {
  await startCheckNow(req.payload)
  return json({ isRunning: true }, 202)
}
