import { createHmac } from 'node:crypto'
import { decideWebhookFailure } from './decide-failure.ts'
import { SendAttemptFailed } from './message-worker.ts'

const WEBHOOK_TIMEOUT_MS = 15_000

type WebhookCall = { url: string; secret: string; id: string; body: string; now: Date }

/** The headers by which a receiver checks who called, and when, as standardwebhooks.com describes: HMAC-SHA256 over id, time and body. */
export function signatureHeaders({ secret, id, body, now }: Omit<WebhookCall, 'url'>): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', toKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** `whsec_` and base64, as the tools of that standard make secrets, or any text. */
const toKey = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)

/** @throws {SendAttemptFailed} anything but 2xx within 15 s */
export async function sendWebhook(call: WebhookCall): Promise<void> {
  const status = await fetch(call.url, {
    method: 'POST',
    body: call.body,
    headers: { 'content-type': 'application/json', 'user-agent': 'Vitrine', ...signatureHeaders(call) },
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => null,
  )
  if (status === null || status < 200 || status >= 300) throw new SendAttemptFailed(decideWebhookFailure(status))
}
