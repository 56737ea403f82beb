import { z } from 'zod'
import { settings } from '../../settings.ts'
import { answer, deskEndpoint, DeskRefusal } from '../endpoint.ts'

const ANSWER_WITHIN_MS = 3_000

const letter = z.object({
  id: z.string(),
  kind: z.enum(['order', 'contact']),
  state: z.string(),
  name: z.string().nullish(),
  receivedAt: z.string(),
  attempts: z.number(),
  lastError: z.string().nullish(),
})
const spool = z.object({ waiting: z.number(), refused: z.number(), oldestMs: z.number(), letters: z.array(letter) })
export type Letter = z.infer<typeof letter>
export type SpoolState = z.infer<typeof spool>

/** Asks the site about enquiries that have not reached the desk. Null where no site of ours runs beside this program. */
export async function askSpool(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Response | null> {
  const { PORT, INTERNAL_SECRET } = settings
  if (!PORT || !INTERNAL_SECRET) return null
  const headers = { 'x-vitrine-secret': INTERNAL_SECRET, 'content-type': 'application/json' }
  const init = {
    method,
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  const response = await fetch(`http://127.0.0.1:${PORT}/internal/spool${path}`, init).catch(() => null)
  return response?.ok ? response : null
}

/** The enquiries that the site has taken in and could not hand over, those that need a person first. Null where it cannot be asked. */
export async function readSpool(): Promise<SpoolState | null> {
  const response = await askSpool('GET', '')
  const parsed = spool.safeParse(await response?.json().catch(() => null))
  return parsed.success ? parsed.data : null
}

const pathOf = (id: unknown) => `/${encodeURIComponent(String(id))}`

export const retryLetterEndpoint = deskEndpoint('post', '/undelivered/:letter/retry', async (req) => {
  const done = await askSpool('POST', `${pathOf(req.routeParams?.letter)}/retry`)
  if (!done) throw new DeskRefusal(502, 'siteSilent')
  return answer({ ok: true })
})

/** Gives up an enquiry that cannot be delivered: it is gone. */
export const dropLetterEndpoint = deskEndpoint('delete', '/undelivered/:letter', async (req) => {
  const done = await askSpool('DELETE', pathOf(req.routeParams?.letter))
  if (!done) throw new DeskRefusal(502, 'siteSilent')
  return answer({ ok: true })
})
