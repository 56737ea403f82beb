/** What an attempt that failed means: for this message alone or for all of its kind, for now or for good. */
export type SendFailure = { concerns: 'message' | 'server'; forGood: boolean; why: string }

/**
 * Of an error of nodemailer. An answer to the envelope or the message concerns that message; everything else (no connection, a refused
 * login, a time-out) the server. `why` has codes alone: the words of a mail server quote addresses.
 */
export function decideMailFailure(error: unknown): SendFailure {
  const {
    code = '',
    responseCode = 0,
    command = '',
  } = error as { code?: string; responseCode?: number; command?: string }
  const why = [code || (error instanceof Error ? error.name : 'failed'), command, responseCode || '']
    .filter(Boolean)
    .join(' ')
  const isAnswer = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421
  return isAnswer
    ? { concerns: 'message', forGood: responseCode >= 500, why }
    : { concerns: 'server', forGood: false, why }
}

/** Of a webhook's answer. 410: the receiver wants no more of it (standardwebhooks.com). */
export function decideWebhookFailure(status: number | null): SendFailure {
  if (status === null) return { concerns: 'server', forGood: false, why: 'no answer' }
  return { concerns: 'message', forGood: status === 410, why: `status ${status}` }
}

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000
const LONGEST_OUTAGE_PAUSE_MS = 30 * 1000

/** The next attempt of a message that failed: pauses double from 5 s to an hour, to half a minute where the server is what fails. Never ends. */
export function decideNextAttempt(now: Date, attempts: number, concerns: SendFailure['concerns']): Date {
  const longest = concerns === 'server' ? LONGEST_OUTAGE_PAUSE_MS : LONGEST_PAUSE_MS
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), longest))
}

/** How long nothing at all is tried after so many failures of the server in a row, in ms. */
export function decideWorkerPause(failures: number): number {
  return failures === 0 ? 0 : Math.min(500 * 2 ** failures, LONGEST_OUTAGE_PAUSE_MS)
}
