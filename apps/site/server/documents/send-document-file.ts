import { FILE_BYTES_HEADER } from '@vitrine/contract/answer-headers'
import { calls } from '@vitrine/contract/calls'
import { documentFileRequest } from '@vitrine/contract/shapes/documents'
import type { AppContext } from '../http/request-origin.ts'

/** A large file to a slow reader takes long; the back office has to begin within this time. */
const BEGIN_WITHIN_MS = 30_000

const askedHeaders = ['range', 'if-range', 'if-none-match', 'accept-language'] as const
const toldHeaders = [
  'content-type',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'repr-digest',
] as const

/** Files may change hands by their address; a version that is taken back from the public is gone everywhere within the hour. */
const publicHeaders = { 'cache-control': 'public, max-age=3600', vary: 'accept-language' }
export const privateFileHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

type Asked = { key: string; version: string; language: string; serial?: string }

/**
 * Passes the file of a published version on, whole or in part. Its bytes are checked by the back office before.
 * @returns null where there is none for who asks; `unreachable` where the back office does not answer, or does not vouch for the file
 */
export async function sendDocumentFile(
  c: AppContext,
  apiBase: string,
  asked: Asked,
): Promise<Response | 'unreachable' | null> {
  const { data: body } = documentFileRequest.safeParse(asked)
  if (!body) return null
  const begun = new AbortController()
  const timeout = setTimeout(() => begun.abort(), BEGIN_WITHIN_MS)
  try {
    const response = await fetch(apiBase + calls.readDocumentFile.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...pick(askedHeaders, (name) => c.req.header(name)) },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([begun.signal, c.req.raw.signal]),
    })
    const isSent = [200, 206, 304].includes(response.status)
    const isHead = c.req.method === 'HEAD'
    if (!isSent || isHead) await response.body?.cancel()
    if (!isSent) return response.status < 500 ? null : 'unreachable'
    const bytes = response.headers.get(FILE_BYTES_HEADER)
    return new Response(isHead || response.status === 304 ? null : response.body, {
      status: response.status,
      headers: {
        ...pick(toldHeaders, (name) => response.headers.get(name) ?? undefined),
        ...(bytes && { 'content-length': bytes }),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        ...(asked.serial === undefined ? publicHeaders : privateFileHeaders),
      },
    })
  } catch (error) {
    // That somebody has gone is no failure, and must not fill the log.
    if (!c.req.raw.signal.aborted) console.error('the file of a document could not be asked for:', error)
    return 'unreachable'
  } finally {
    clearTimeout(timeout)
  }
}

const pick = (names: readonly string[], valueOf: (name: string) => string | undefined): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => [valueOf(name)].flatMap((value) => (value ? [[name, value]] : []))))
