import { CAME_FROM_HEADER } from '../../../shared/enquiries/came-from.ts'
import type { FileProblem } from '../../../shared/enquiries/order-files.ts'
import type { Submission } from '../../../shared/enquiries/submission.ts'

/**
 * `id-reused`: the id belongs to an enquiry with other content. `retry-later`: nothing is wrong with the enquiry, it may be sent again.
 * `rate-limited`: the same, but the site has had too many from here.
 */
export type SendResult =
  | { kind: 'accepted' | 'id-reused' | 'retry-later' }
  | { kind: 'rate-limited'; seconds: number }
  | { kind: 'invalid'; fields: string[]; problems: FileProblem[] }

const TIMEOUT_MS = 15_000
/** Long enough for ten megabytes over a slow line. */
const TIMEOUT_WITH_FILES_MS = 5 * 60_000
const addresses = { order: '/api/order_request/', contact: '/api/contactme/' }

/** What the status of the site's response means for an enquiry: only what is clearly invalid is not sent again. */
export function decideSendResult(status: number): SendResult['kind'] {
  if (status >= 200 && status < 300) return 'accepted'
  if (status === 409) return 'id-reused'
  if (status === 429) return 'rate-limited'
  return [400, 413, 415, 422].includes(status) ? 'invalid' : 'retry-later'
}

/** Posts an enquiry (R7.16). It never throws: without a response the result is `retry-later`. What fails is logged too (R8.12). */
export async function sendEnquiry(enquiry: Submission, files: readonly File[] = []): Promise<SendResult> {
  const address = addresses[enquiry.kind]
  try {
    const proof = await makeProof()
    const signal = AbortSignal.timeout(files.length > 0 ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS)
    const headers = { ...headersOf(enquiry), ...(proof && { 'x-proof': proof }) }
    const response = await fetch(address, { method: 'POST', signal, ...toBody(enquiry, files, headers) })
    const kind = decideSendResult(response.status)
    if (kind !== 'accepted') console.error(`POST ${address}: status ${response.status}`)
    if (kind === 'invalid') return { kind, ...(await readProblems(response)) }
    if (kind === 'rate-limited') return { kind, seconds: Number(response.headers.get('retry-after')) || 60 }
    return { kind }
  } catch (error) {
    console.error(`POST ${address}:`, error)
    return { kind: 'retry-later' }
  }
}

/** For a body with files the browser itself sets the content type, with its boundary. */
function toBody({ payload }: Submission, files: readonly File[], headers: Record<string, string>): RequestInit {
  const json = JSON.stringify(payload)
  if (files.length === 0) return { headers: { ...headers, 'content-type': 'application/json' }, body: json }
  const body = new FormData()
  body.set('payload', json)
  for (const file of files) body.append('file', file)
  return { headers, body }
}

function headersOf({ id, language, metadata }: Submission): Record<string, string> {
  const headers = { accept: 'application/json', 'accept-language': language, 'idempotency-key': id }
  if (!metadata) return headers
  const { ageMs, honeypot, cameFrom } = metadata
  const said = { 'x-form-age': String(ageMs), 'x-form-honeypot': honeypot ? '1' : '0' }
  return { ...headers, ...said, ...(cameFrom && { [CAME_FROM_HEADER]: cameFrom }) }
}

/** Only where the site requires it; if its code cannot be loaded the enquiry is sent without a proof. */
async function makeProof(): Promise<string | undefined> {
  if (!document.querySelector('meta[name="proof-of-work"]')) return undefined
  try {
    return await (await import('./solve-proof-of-work.ts')).solveProofOfWork()
  } catch {
    return undefined
  }
}

type Problem = { field: string; message: string; name?: string }

async function readProblems(response: Response): Promise<{ fields: string[]; problems: FileProblem[] }> {
  try {
    const { errors = [] } = (await response.json()) as { errors?: Problem[] }
    const problems = errors.flatMap(({ field, message: reason, name = '' }) =>
      field === 'files' && isReason(reason) ? { reason, name } : [],
    )
    return { fields: errors.map(({ field }) => field), problems }
  } catch {
    return { fields: [], problems: [] }
  }
}

function isReason(it: string): it is FileProblem['reason'] {
  return it === 'wrongKind' || it === 'tooLarge' || it === 'tooMany' || it === 'noRoom'
}
