import { createHash } from 'node:crypto'
import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import type { FieldError } from './check-input.ts'

export const notFound = (headers: Record<string, string> = {}) => failure(404, 'not found', headers)
export const methodNotAllowed = (allowed: readonly string[]) =>
  failure(405, 'method not allowed', { allow: allowed.join(', ') })
export const badInput = (errors: FieldError[]) => Response.json({ detail: 'bad input', errors }, { status: 400 })

export function failure(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail }, { status, headers })
}

type Cacheable = {
  language: LanguageCode
  revision: number
  ifNoneMatch: string | null
  headers?: Record<string, string>
}

/** A successful answer to a GET, which caches must revalidate. */
export function cacheableJson({ body, ...about }: Cacheable & { body: unknown }): Response {
  const text = JSON.stringify(body)
  const hash = createHash('sha1').update(text).update(about.language).digest('base64url')
  return cacheableText(text, hash, about)
}

/** The same of what is JSON already, as a whole or as it comes. @param hash tells answers with other bodies apart */
export function cacheableText(
  text: string | ReadableStream<Uint8Array>,
  hash: string,
  { language, revision, ifNoneMatch, headers = {} }: Cacheable,
): Response {
  const etag = `"${hash}"`
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'content-language': tagOf(language),
    vary: 'Accept-Language',
    'cache-control': 'no-cache',
    'x-content-revision': String(revision),
    etag,
    ...headers,
  }
  return ifNoneMatch === etag ? new Response(null, { status: 304, headers: all }) : new Response(text, { headers: all })
}
