import { SECRET_HEADER, SPOOL_PATH, spoolState, type SpoolState } from '@vitrine/contract/spool-api'
import { settings } from '../../platform/settings.ts'

const TIMEOUT_MS = 3_000

export type SpoolMethod = 'GET' | 'POST' | 'DELETE'

/**
 * Asks the site's spool.
 * @param path below `SPOOL_PATH`
 * @returns null where no site of ours runs beside this program, or it does not answer
 */
export async function callSpool(method: SpoolMethod, path: string, body?: unknown): Promise<Response | null> {
  const { PORT, INTERNAL_SECRET } = settings
  if (!PORT || !INTERNAL_SECRET) return null
  const init = {
    method,
    headers: { [SECRET_HEADER]: INTERNAL_SECRET, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  return fetch(`http://127.0.0.1:${PORT}${SPOOL_PATH}${path}`, init).catch(() => null)
}

/** The site's undelivered enquiries, those that need a person first; null where the site cannot be asked. */
export async function readSpool(): Promise<SpoolState | null> {
  const response = await callSpool('GET', '')
  if (!response?.ok) return null
  const parsed = spoolState.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data : null
}
