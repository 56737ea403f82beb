import type { RequestListener } from 'node:http'
import { encodeBody, hashBody } from '../page-cache/encode.ts'
import type { Entry } from '../page-cache/entry.ts'
import type { PageCache } from '../page-cache/page-cache.ts'

/** For tests: a finished page of plain text. */
export async function toEntry(body: string, status = 200): Promise<Entry> {
  const plain = Buffer.from(body)
  const bodies = await encodeBody(plain)
  return { status, headers: { 'content-type': 'text/plain' }, bodies, hash: hashBody(plain) }
}

/** For tests: serves pages as the site does, each under its path. @param pages the cache to use now */
export const serveFrom =
  (pages: () => PageCache): RequestListener =>
  (request, response) => {
    const key = request.url ?? ''
    if (!pages().serveCached(key, request, response)) void pages().serveRendered(key, request, response)
  }
