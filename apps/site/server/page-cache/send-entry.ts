import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyIn, encodingOf } from './encode.ts'
import type { Encoding, Entry } from './entry.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

export type CacheState = 'hit' | 'miss' | 'stale'

/** A response but for its status: names and values of headers in turn, the form that Node writes fastest. */
type PreparedResponse = { etag: string; notModified: string[]; head?: string[] }

/** Prepared once for each entry, encoding and state: serving a page is then a look-up and a write. */
const preparedResponses = new WeakMap<Entry, Map<string, PreparedResponse>>()

function prepare(entry: Entry, encoding: Encoding, state: CacheState): PreparedResponse {
  const etag = `"${entry.hash}${encoding === 'plain' ? '' : `-${encoding}`}"`
  const { 'content-type': _, vary, 'cache-control': cacheControl, ...rest } = entry.headers
  const notModified = toPairs({
    ...rest,
    ...(cacheControl && { 'cache-control': state === 'stale' ? withoutShared(cacheControl) : cacheControl }),
    etag,
    vary: vary ? `${vary}, accept-encoding` : 'accept-encoding',
    'x-page-cache': state,
  })
  return { etag, notModified }
}

/** Caches on the way must not keep what is out of date already: nobody would tell them again. */
const withoutShared = (cacheControl: string) => cacheControl.replace(/, s-maxage=\d+/, '')

const toPairs = (headers: Record<string, string>) => Object.entries(headers).flat()

function prepareOnce(entry: Entry, encoding: Encoding, state: CacheState): PreparedResponse {
  // Each entry is a miss once.
  if (state === 'miss') return prepare(entry, encoding, state)
  let variants = preparedResponses.get(entry)
  if (!variants) preparedResponses.set(entry, (variants = new Map()))
  let prepared = variants.get(encoding + state)
  if (!prepared) variants.set(encoding + state, (prepared = prepare(entry, encoding, state)))
  return prepared
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
  const wanted = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
  const encoding = encodingOf(entry.bodies, wanted)
  const prepared = prepareOnce(entry, encoding, state)
  if (entry.status === 200 && matches(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, prepared.notModified).end()
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
  response.writeHead(entry.status, prepared.head)
  response.end(request.method === 'HEAD' ? undefined : body)
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
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag)
}
