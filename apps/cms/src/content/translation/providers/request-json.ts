import { readBytes } from '../../../platform/http/read-bytes.ts'
import { ProviderError, type ProviderProblem } from './provider.ts'

export const TIMEOUT_MS = 60_000
/** Far more than translations of what one request may hold. */
const MAX_ANSWER_BYTES = 4_000_000
const QUOTA_EXCEEDED = 456
const SERVER_FAULT = 500

type Asked = {
  url: string
  headers?: Record<string, string>
  /** Sent as JSON; without it the request is a GET. */
  body?: unknown
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
  /** Tells by the body of a refusal what it is about, where the status alone does not. */
  decide?: (status: number, body: string) => ProviderProblem | null
}

/** Asks a provider, with a time-out and for an answer of bounded length; redirects are not followed. @throws ProviderError */
export async function requestJson({
  url,
  headers = {},
  body,
  timeoutMs = TIMEOUT_MS,
  signal,
  decide,
}: Asked): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const text = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'user-agent': 'Vitrine', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  })
    .then(async (response) => {
      const bytes = await readBytes(response as unknown as Request, MAX_ANSWER_BYTES)
      if (!response.ok) throw toError(response, bytes.toString(), decide)
      return bytes.toString()
    })
    .catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason
      throw error instanceof ProviderError ? error : new ProviderError('unavailable')
    })
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('answer')
  }
}

function toError({ status, headers }: Response, body: string, decide: Asked['decide']): ProviderError {
  const known: Record<number, ProviderProblem> = {
    401: 'key',
    403: 'key',
    408: 'unavailable',
    413: 'tooLong',
    429: 'busy',
    [QUOTA_EXCEEDED]: 'quota',
    529: 'busy',
  }
  const problem = decide?.(status, body) ?? known[status] ?? (status >= SERVER_FAULT ? 'unavailable' : 'refused')
  return new ProviderError(problem, toRetryAfter(headers.get('retry-after')))
}

/** Seconds or a date. @returns ms from now */
export function toRetryAfter(value: string | null, now = Date.now()): number | null {
  if (value === null || value.trim() === '') return null
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** The answer's texts, or the refusal of an answer that has not one for each that was asked for. */
export function wantTexts(texts: unknown, count: number): string[] {
  if (!Array.isArray(texts) || texts.length !== count || !texts.every((it) => typeof it === 'string'))
    throw new ProviderError('answer')
  return texts as string[]
}
