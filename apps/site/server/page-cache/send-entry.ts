import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, Entry } from './entry.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

export type CacheState = 'hit' | 'miss' | 'stale'

type Ready = { head: Record<string, string | number>; body: Buffer; etag: string }

/** The headers of each entry and encoding, made once: serving a page is then a look-up and a write. */
const ready = new WeakMap<Entry, Partial<Record<Encoding, Ready>>>()

function prepare(entry: Entry, encoding: Encoding): Ready {
  const body = entry.bodies[encoding] ?? entry.bodies.plain
  const encoded = body !== entry.bodies.plain
  const etag = `"${entry.hash}${encoded ? `-${encoding}` : ''}"`
  const head: Ready['head'] = { ...entry.headers, etag, 'content-length': body.length }
  head.vary = entry.headers.vary ? `${entry.headers.vary}, accept-encoding` : 'accept-encoding'
  if (encoded) head['content-encoding'] = encoding
  return { head, body, etag }
}

/** Writes a kept entry: the right encoding, 304 where the browser has it, no body for HEAD. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, state: CacheState) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
  let prepared = ready.get(entry)
  if (!prepared) ready.set(entry, (prepared = {}))
  const { head, body, etag } = (prepared[encoding] ??= prepare(entry, encoding))
  response.setHeader('x-page-cache', state)
  if (entry.status === 200 && matches(request.headers['if-none-match'], etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...rest } = head
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(entry.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Weak comparison, RFC 9110 section 13.1.2. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag)
}
