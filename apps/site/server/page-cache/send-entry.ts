import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRequestId, REQUEST_ID_HEADER } from '@vitrine/platform/requests/request-id'
import { PROXY_CLOCK_HEADER, PROXY_EXPIRY_HEADER, proxySecond } from './proxy-expiry.ts'
import { bodyIn, encodingOf } from './encode.ts'
import type { CacheState, Encoding, Entry, PreparedResponse } from './entry.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

function prepare(entry: Entry, encoding: Encoding, state: CacheState): PreparedResponse {
  const etag = `"${entry.hash}${encoding === 'plain' ? '' : `-${encoding}`}"`
  const {
    'content-type': _,
    vary,
    'cache-control': cacheControl,
    [PROXY_EXPIRY_HEADER]: expiry,
    ...rest
  } = entry.headers
  const notModified = toPairs({
    // Not what is out of date already; nor a miss, which nginx would call so as long as it has the page.
    ...(expiry !== undefined && state === 'hit' && { [PROXY_EXPIRY_HEADER]: expiry }),
    ...rest,
    ...(cacheControl && { 'cache-control': state === 'stale' ? withoutShared(cacheControl) : cacheControl }),
    etag,
    vary: vary ? `${vary}, accept-encoding` : 'accept-encoding',
    'x-page-cache': state,
  })
  return { etag, notModified, expiryAt: notModified[0] === PROXY_EXPIRY_HEADER ? 1 : -1 }
}

/** Caches on the way must not keep what is out of date already: nobody would tell them again. */
const withoutShared = (cacheControl: string) => cacheControl.replace(/, s-maxage=\d+/, '')

const toPairs = (headers: Record<string, string>) => Object.entries(headers).flat()

/** Prepared once for each entry, encoding and state: serving a page is then a look-up and a write. */
function prepareOnce(entry: Entry, encoding: Encoding, state: CacheState): PreparedResponse {
  // Each entry is a miss once.
  if (state === 'miss') return prepare(entry, encoding, state)
  const byEncoding = ((entry.prepared ??= {})[state] ??= {})
  return (byEncoding[encoding] ??= prepare(entry, encoding, state))
}

/**
 * Sends an entry: in the right encoding, 304 where the browser has it, without body for HEAD.
 * @returns a promise only where the encoding has to be made first
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  state: CacheState,
): Promise<void> | undefined {
  const { headers } = request
  const wanted = negotiateEncoding(headers['accept-encoding'] as string | undefined)
  const encoding = encodingOf(entry.bodies, wanted)
  const prepared = prepareOnce(entry, encoding, state)
  if (entry.status === 200 && matches(headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, withId(request, withExpiry(request, prepared.notModified, prepared))).end()
    return undefined
  }
  const body = entry.bodies[encoding]
  if (!body)
    return bodyIn(encoding, entry.bodies).then((made) => send(request, response, entry, prepared, encoding, made))
  send(request, response, entry, prepared, encoding, body)
  return undefined
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  prepared: PreparedResponse,
  encoding: Encoding,
  body: Buffer,
) {
  prepared.head ??= [...prepared.notModified, ...toPairs(headersOf(body, encoding, entry))]
  response.writeHead(entry.status, withId(request, withExpiry(request, prepared.head, prepared)))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same array, with the time until which a proxy may keep the answer: the end of this second. */
function withExpiry({ headers }: IncomingMessage, pairs: string[], { expiryAt }: PreparedResponse): string[] {
  if (expiryAt >= 0) pairs[expiryAt] = `@${proxySecond(headers[PROXY_CLOCK_HEADER])}`
  return pairs
}

/** With the request's id, where it has one: a visitor without a proxy sends none, and what is kept is sent as it is. */
function withId({ headers }: IncomingMessage, pairs: string[]): string[] {
  const id = headers[REQUEST_ID_HEADER]
  return id !== undefined && isRequestId(id) ? [...pairs, REQUEST_ID_HEADER, id] : pairs
}

function headersOf(body: Buffer, encoding: Encoding, { headers }: Entry): Record<string, string> {
  const { 'content-type': type } = headers
  return {
    ...(type && { 'content-type': type }),
    'content-length': String(body.length),
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
  }
}

/** Weak comparison, RFC 9110 section 13.1.2. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag)
}
