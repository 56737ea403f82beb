import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { settings } from '../../../platform/settings.ts'
import { jsonResponse, deskEndpoint, DeskRefusal } from '../desk-endpoint.ts'

const ANSWER_WITHIN_MS = 3_000
/** How long an operator who has one tried again is kept waiting for what becomes of it. */
const OUTCOME_WITHIN_MS = 8_000
const LOOK_EVERY_MS = 250

const letter = z.object({
  id: z.string(),
  kind: z.enum(['order', 'contact']),
  state: z.enum(['waiting', 'refused', 'files-left']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  attempts: z.number(),
  lastError: z.string().nullish(),
})
const spool = z.object({ waiting: z.number(), refused: z.number(), oldestMs: z.number(), letters: z.array(letter) })
export type UndeliveredEnquiry = z.infer<typeof letter>
export type SpoolState = z.infer<typeof spool>

type Method = 'GET' | 'POST' | 'DELETE'

/** Asks the site about enquiries that have not reached the desk. Null where no site of ours runs beside this program. */
async function ask(method: Method, path: string, body?: unknown): Promise<Response | null> {
  const { PORT, INTERNAL_SECRET } = settings
  if (!PORT || !INTERNAL_SECRET) return null
  const headers = { 'x-vitrine-secret': INTERNAL_SECRET, 'content-type': 'application/json' }
  const init = {
    method,
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  return fetch(`http://127.0.0.1:${PORT}/internal/spool${path}`, init).catch(() => null)
}

/** As `ask`, and null as well where the site would not. */
export async function callSpoolApi(method: Method, path: string, body?: unknown): Promise<Response | null> {
  const response = await ask(method, path, body)
  return response?.ok ? response : null
}

/** The enquiries that the site has taken in and could not hand over, those that need a person first. Null where it cannot be asked. */
export async function readSpool(): Promise<SpoolState | null> {
  const response = await callSpoolApi('GET', '')
  const parsed = spool.safeParse(await response?.json().catch(() => null))
  return parsed.success ? parsed.data : null
}

/** What became of an enquiry that was tried again; `waiting`: the site goes on by itself. */
export type Retried = { outcome: 'reached' } | { outcome: 'refused' | 'waiting' | 'files-left'; reason: string }

/** Has one tried again, and answers what became of it. */
export const retryUndeliveredEndpoint = deskEndpoint('post', '/undelivered/:letter/retry', async (req) => {
  const path = pathOf(req.routeParams?.letter)
  const before = await readLetter(path)
  await decide('POST', `${path}/retry`)
  return jsonResponse(await outcomeOf(path, typeof before === 'object' ? before.attempts : 0))
})

/** Gives up an enquiry that cannot be delivered: it is gone. */
export const dropUndeliveredEndpoint = deskEndpoint('delete', '/undelivered/:letter', async (req) => {
  await decide('DELETE', pathOf(req.routeParams?.letter))
  return jsonResponse({ ok: true })
})

const pathOf = (id: unknown) => `/${encodeURIComponent(String(id))}`

/** @throws DeskRefusal where the site is silent, or no longer has it: a colleague may have been faster */
async function decide(method: Method, path: string) {
  const response = await ask(method, path)
  if (response?.ok) return
  throw response?.status === 404 ? new DeskRefusal(404, 'notFound') : new DeskRefusal(502, 'siteSilent')
}

async function outcomeOf(path: string, attemptsBefore: number): Promise<Retried> {
  const until = Date.now() + OUTCOME_WITHIN_MS
  let reason = ''
  do {
    await wait(LOOK_EVERY_MS)
    const now = await readLetter(path)
    if (now === 'gone') return { outcome: 'reached' }
    if (now === 'unknown') continue
    reason = now.lastError ?? ''
    if (now.state !== 'waiting' || now.attempts > attemptsBefore) return { outcome: now.state, reason }
  } while (Date.now() < until)
  return { outcome: 'waiting', reason }
}

async function readLetter(path: string): Promise<UndeliveredEnquiry | 'gone' | 'unknown'> {
  const response = await ask('GET', path)
  if (response?.status === 404) return 'gone'
  const parsed = letter.safeParse(await response?.json().catch(() => null))
  return parsed.success ? parsed.data : 'unknown'
}
