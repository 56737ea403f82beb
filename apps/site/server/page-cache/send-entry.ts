import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, Entry } from './entry.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

export type CacheState = 'hit' | 'miss' | 'stale'

/** A response but for its status: names and values of headers in turn, the form that Node writes fastest. */
type PreparedResponse = { head: string[]; notModified: string[]; body: Buffer; etag: string }

/** Prepared once for each entry, encoding and state: serving a page is then a look-up and a write. */
const preparedResponses = new WeakMap<Entry, Map<string, PreparedResponse>>()

function prepare(entry: Entry, encoding: Encoding, state: CacheState): PreparedResponse {
  const body = entry.bodies[encoding] ?? entry.bodies.plain
  const encoded = body !== entry.bodies.plain
  const etag = `"${entry.hash}${encoded ? `-${encoding}` : ''}"`
  const { 'content-type': type, vary, ...rest } = entry.headers
  const always = { ...rest, etag, vary: vary ? `${vary}, accept-encoding` : 'accept-encoding', 'x-page-cache': state }
  const ofBody = {
    ...(type && { 'content-type': type }),
    'content-length': String(body.length),
    ...(encoded && { 'content-encoding': encoding }),
  }
  return { head: toPairs({ ...always, ...ofBody }), notModified: toPairs(always), body, etag }
}

const toPairs = (headers: Record<string, string>) => Object.entries(headers).flat()

/** Sends an entry: in the right encoding, 304 where the browser has it, without body for HEAD. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, state: CacheState) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
  let variants = preparedResponses.get(entry)
  if (!variants) preparedResponses.set(entry, (variants = new Map()))
  let prepared = variants.get(encoding + state)
  if (!prepared) variants.set(encoding + state, (prepared = prepare(entry, encoding, state)))
  if (entry.status === 200 && matches(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, prepared.notModified).end()
    return
  }
  response.writeHead(entry.status, prepared.head)
  response.end(request.method === 'HEAD' ? undefined : prepared.body)
}

/** Weak comparison, RFC 9110 section 13.1.2. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag)
}
