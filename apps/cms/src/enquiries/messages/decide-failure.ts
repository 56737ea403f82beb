import { retryDelay } from '@vitrine/platform/retry-delay'

/** What a failed attempt means: whether only this message or the server is at fault, and whether a retry can help. */
export type SendFailure = { concerns: 'message' | 'server'; isPermanent: boolean; reason: string }

/**
 * Classifies an error of nodemailer. A reply to the envelope or the message concerns that message; everything else (no connection, a
 * refused login, a time-out) the server. `reason` holds codes only: the replies of mail servers quote addresses.
 */
export function decideMailFailure(error: unknown): SendFailure {
  const {
    code = '',
    responseCode = 0,
    command = '',
  } = error as { code?: string; responseCode?: number; command?: string }
  const reason = [code || (error instanceof Error ? error.name : 'failed'), command, responseCode || '']
    .filter(Boolean)
    .join(' ')
  const isReply = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421
  return isReply
    ? { concerns: 'message', isPermanent: responseCode >= 500, reason }
    : { concerns: 'server', isPermanent: false, reason }
}

/** Classifies the status of a webhook call; null: no answer. 410: the receiver wants no more calls (standardwebhooks.com). */
export function decideWebhookFailure(status: number | null): SendFailure {
  if (status === null) return { concerns: 'server', isPermanent: false, reason: 'no answer' }
  return { concerns: 'message', isPermanent: status === 410, reason: `status ${status}` }
}

/** Nothing waits longer for its next attempt. */
export const MAX_RETRY_DELAY_MS = 60 * 60 * 1000
const MESSAGE_RETRY = { firstMs: 5_000, maxMs: MAX_RETRY_DELAY_MS }
const MAX_OUTAGE_RETRY_MS = 30 * 1000
const OUTAGE_RETRY = { ...MESSAGE_RETRY, maxMs: MAX_OUTAGE_RETRY_MS }
const WORKER_RETRY = { firstMs: 1_000, maxMs: MAX_OUTAGE_RETRY_MS }

/**
 * After how many ms a message that failed is tried again. The delay doubles from 5 s to an hour, or to half a minute where the server is what
 * fails; attempts never end.
 * @param attempts how many there were, the failed one included
 */
export function decideRetryDelay(attempts: number, concerns: SendFailure['concerns']): number {
  return retryDelay(attempts - 1, concerns === 'server' ? OUTAGE_RETRY : MESSAGE_RETRY)
}

/** How long nothing at all is tried after so many failures of the server in a row, in ms. */
export function decideWorkerPause(failures: number): number {
  return failures === 0 ? 0 : retryDelay(failures - 1, WORKER_RETRY)
}
