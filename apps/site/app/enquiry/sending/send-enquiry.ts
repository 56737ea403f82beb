import type { ContactMe, OrderRequest } from '@vitrine/contract/shapes/submission'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { FileProblem } from '../../../shared/enquiries/order-files.ts'
import type { FormMetadata } from '../../../shared/enquiries/form-metadata.ts'

/** An enquiry on its way to the site, under the id that makes every repetition of it the same enquiry. */
export type Submission = { id: string; language: LanguageCode; filling?: FormMetadata; files?: number } & (
  { kind: 'order'; payload: OrderRequest } | { kind: 'contact'; payload: ContactMe }
)

/**
 * `used`: the id belongs to another enquiry. `later`: nothing is wrong with the enquiry, it may be sent again.
 * `limited`: the same, but the site has had too many from here.
 */
export type SendResult =
  | { kind: 'taken' | 'used' | 'later' }
  | { kind: 'limited'; seconds: number }
  | { kind: 'wrong'; fields: string[]; problems: FileProblem[] }

const TIMEOUT_MS = 15_000
/** Ten megabytes over a workshop's telephone line. */
const TIMEOUT_WITH_FILES_MS = 5 * 60_000
const addresses = { order: '/api/order_request/', contact: '/api/contactme/' }

/** What an answer of the site means for an enquiry: whatever is not clearly a mistake in it may pass. */
export function decideSendResult(status: number): SendResult['kind'] {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 409) return 'used'
  if (status === 429) return 'limited'
  return [400, 413, 415, 422].includes(status) ? 'wrong' : 'later'
}

/** Posts an enquiry (R7.16). It never throws: no answer means later. */
export async function sendEnquiry(enquiry: Submission, files: readonly File[] = []): Promise<SendResult> {
  try {
    const proof = await makeProof()
    const signal = AbortSignal.timeout(files.length > 0 ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS)
    const headers = { ...headersOf(enquiry), ...(proof && { 'x-proof': proof }) }
    const response = await fetch(addresses[enquiry.kind], {
      method: 'POST',
      signal,
      ...toBody(enquiry, files, headers),
    })
    const kind = decideSendResult(response.status)
    if (kind === 'wrong') return { kind, ...(await readProblems(response)) }
    if (kind === 'limited') return { kind, seconds: Number(response.headers.get('retry-after')) || 60 }
    return { kind }
  } catch {
    return { kind: 'later' }
  }
}

/** The browser itself writes the head of a body with files. */
function toBody({ payload }: Submission, files: readonly File[], headers: Record<string, string>): RequestInit {
  const json = JSON.stringify(payload)
  if (files.length === 0) return { headers: { ...headers, 'content-type': 'application/json' }, body: json }
  const body = new FormData()
  body.set('payload', json)
  for (const file of files) body.append('file', file)
  return { headers, body }
}

function headersOf({ id, language, filling }: Submission): Record<string, string> {
  const headers = { accept: 'application/json', 'accept-language': language, 'idempotency-key': id }
  if (!filling) return headers
  return { ...headers, 'x-form-age': String(filling.ageMs), 'x-form-trap': filling.trap ? '1' : '0' }
}

/** Only where the site asks for work; without its program the enquiry goes without proof. */
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
  return it === 'wrongKind' || it === 'tooLarge' || it === 'tooMany'
}
