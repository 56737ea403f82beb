import { randomUUID } from 'node:crypto'

/** An enquiry and whether the site has acknowledged it. */
export type Sending = { id: string; kind: 'order' | 'contact'; files: number; acknowledged: boolean; attempts: number }

const MAX_PAUSE_MS = 1500
const TIMEOUT_MS = 10_000

/** Each sender repeats, as a browser with an outbox does: the same enquiry under the same id until the site acknowledges it. */
export async function sendAll(site: string, count: number, concurrency: number, gapMs: number): Promise<Sending[]> {
  const sendings = Array.from({ length: count }, (_, number) => toSending(number))
  const queue = sendings.entries()
  const senders = Array.from({ length: concurrency }, async () => {
    for (const [number, sending] of queue) {
      await sendUntilAcknowledged(site, number, sending, fetch)
      await pause(Math.random() * gapMs)
    }
  })
  await Promise.all(senders)
  return sendings
}

export function toSending(number: number): Sending {
  const kind = number % 3 === 0 ? 'contact' : 'order'
  return {
    id: randomUUID(),
    kind,
    files: kind === 'order' && number % 10 === 1 ? 2 : 0,
    acknowledged: false,
    attempts: 0,
  }
}

/** Like `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export async function sendUntilAcknowledged(site: string, number: number, sending: Sending, send: Send) {
  while (!sending.acknowledged) {
    sending.attempts++
    const status = await send(site + pathOf(sending), toRequest(number, sending)).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
    sending.acknowledged = status === 201
    // An enquiry that is refused is a defect of the site, and repeating it would hide that.
    if (status >= 400 && status < 500) throw new Error(`enquiry ${number} was answered with ${status}`)
    if (!sending.acknowledged) await pause(Math.random() * MAX_PAUSE_MS)
  }
}

const pathOf = ({ kind }: Sending) => (kind === 'order' ? '/api/order_request/' : '/api/contactme/')

function toRequest(number: number, { id, kind, files }: Sending): RequestInit {
  const headers = { 'idempotency-key': id, 'accept-language': 'en' }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const payload = JSON.stringify(toPayload(number, kind))
  if (files === 0)
    return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: payload, signal }
  const body = new FormData()
  body.set('payload', payload)
  for (let file = 0; file < files; file++) body.append('file', new File([contentOf(number, file)], `${file}.pdf`))
  return { method: 'POST', headers, body, signal }
}

/** What is in a file of an enquiry. */
export const contentOf = (number: number, file: number) => `%PDF-1.7 ${number}.${file}${'x'.repeat(20_000)}`

function toPayload(number: number, kind: Sending['kind']) {
  const sender = {
    full_name: `Sender ${number}`,
    phone: '441234567',
    email: `sender-${number}@visitors.example`,
    language: 'en',
    action_location: '/turnkey',
  }
  if (kind === 'contact') return { ...sender, contact_message: `Question ${number}` }
  const saw = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 1 + (number % 5) }
  return { ...sender, company_name: 'Windows Ltd', country: 'Germany', message: `Order ${number}`, cart: [saw] }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
