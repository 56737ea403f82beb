import {
  SECRET_HEADER,
  SPOOL_PATH,
  spoolState,
  type SpoolState,
  type UndeliveredEnquiry,
} from '@vitrine/contract/spool-api'
import { settings } from '../../platform/settings.ts'

const TIMEOUT_MS = 3_000

export type SpoolMethod = 'GET' | 'POST' | 'DELETE'

/** Where the sites are that have a spool: those of SITES, or the one that runs beside this program. */
function listSites(): string[] {
  const { PORT, SITES } = settings
  return SITES ?? (PORT ? [`http://127.0.0.1:${PORT}`] : [])
}

/**
 * Asks the spool of each site.
 * @param path below `SPOOL_PATH`
 * @returns null for each site that does not answer; nothing where no site of ours is known
 */
export async function callSpools(method: SpoolMethod, path: string, body?: unknown): Promise<(Response | null)[]> {
  const { INTERNAL_SECRET } = settings
  if (!INTERNAL_SECRET) return []
  const headers = { [SECRET_HEADER]: INTERNAL_SECRET, 'content-type': 'application/json' }
  const ask = (site: string) =>
    fetch(`${site}${SPOOL_PATH}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null)
  return Promise.all(listSites().map(ask))
}

/**
 * Asks for one enquiry, wherever it is; a browser may have sent it to two sites.
 * @returns 404 where no site has it, null where that cannot be known, as one does not answer
 */
export async function callSpool(method: SpoolMethod, path: string): Promise<Response | null> {
  const responses = await callSpools(method, path)
  const answered = responses.filter((it) => it !== null)
  const found = answered.find(({ ok }) => ok) ?? answered.find(({ status }) => status !== 404)
  return found ?? (responses.includes(null) ? null : (answered[0] ?? null))
}

/**
 * Gives one up wherever it is: a browser may have sent it to two sites.
 * @returns `dropped` where no site has it any more, `gone` where none had it; `partly` where it is dropped, but a site did not answer or still
 * tries to deliver it, `kept` where besides no other had it; `unreachable` where none answered
 */
export async function dropFromSpools(path: string): Promise<'dropped' | 'gone' | 'partly' | 'kept' | 'unreachable'> {
  const responses = await callSpools('DELETE', path)
  if (responses.every((it) => it === null)) return 'unreachable'
  const isDropped = responses.some((it) => it?.ok)
  const isNowhere = responses.every((it) => it?.ok || it?.status === 404)
  if (isNowhere) return isDropped ? 'dropped' : 'gone'
  return isDropped ? 'partly' : 'kept'
}

/** What waits at all sites: `silent` counts those of them that did not say. */
export type AllSpools = SpoolState & { sites: number; silent: number }

/** The undelivered enquiries of all sites that answer, those that need a person first; null where no site of ours is known. */
export async function readSpool(): Promise<AllSpools | null> {
  const responses = await callSpools('GET', '')
  if (responses.length === 0) return null
  const read = async (response: Response | null) =>
    response?.ok ? spoolState.safeParse(await response.json().catch(() => null)).data : undefined
  const states = (await Promise.all(responses.map(read))).filter((it) => it !== undefined)
  const needsPerson = ({ state }: UndeliveredEnquiry) => Number(state !== 'waiting')
  const sorted = states
    .flatMap(({ undelivered }) => undelivered)
    .toSorted((a, b) => needsPerson(b) - needsPerson(a) || a.receivedAt.localeCompare(b.receivedAt, 'en'))
  return {
    sites: responses.length,
    silent: responses.length - states.length,
    waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
    refused: states.reduce((sum, { refused }) => sum + refused, 0),
    oldestMs: Math.max(0, ...states.map(({ oldestMs }) => oldestMs)),
    undelivered: sorted.filter(({ id }, position) => sorted.findIndex((it) => it.id === id) === position),
  }
}
