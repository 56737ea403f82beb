import type { ContactMe, OrderRequest } from '@vitrine/contract/shapes/submission'
import type { LanguageCode } from '@vitrine/locales/languages'

/** An enquiry on its way to the site, under the id that makes every repetition of it the same enquiry. */
export type Outgoing = { id: string; language: LanguageCode } & (
  { kind: 'order'; payload: OrderRequest } | { kind: 'contact'; payload: ContactMe }
)

/** `used`: the id belongs to another enquiry. `later`: nothing is wrong with the enquiry, it may be sent again. */
export type Sent = { kind: 'taken' | 'used' | 'later' } | { kind: 'wrong'; fields: string[] }

const TIMEOUT_MS = 15_000
const addresses = { order: '/api/order_request/', contact: '/api/contactme/' }

/** What an answer of the site means for an enquiry: whatever is not clearly a mistake in it may pass. */
export function decideSent(status: number): Sent['kind'] {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 409) return 'used'
  return [400, 413, 415, 422].includes(status) ? 'wrong' : 'later'
}

/** Posts an enquiry (SPEC.md section 7, submissions). It never throws: no answer means later. */
export async function sendEnquiry({ id, kind, language, payload }: Outgoing): Promise<Sent> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-language': language,
    'idempotency-key': id,
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(addresses[kind], { method: 'POST', headers, body: JSON.stringify(payload), signal })
    const sent = decideSent(response.status)
    return sent === 'wrong' ? { kind: sent, fields: await readWrongFields(response) } : { kind: sent }
  } catch {
    return { kind: 'later' }
  }
}

async function readWrongFields(response: Response): Promise<string[]> {
  try {
    const { errors = [] } = (await response.json()) as { errors?: { field: string }[] }
    return errors.map(({ field }) => field)
  } catch {
    return []
  }
}
