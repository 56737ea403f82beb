import { createHash } from 'node:crypto'
import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import type { FieldError } from './check-input.ts'

export const notFound = () => failure(404, 'not found')
export const methodNotAllowed = (allowed: readonly string[]) =>
  failure(405, 'method not allowed', { allow: allowed.join(', ') })
export const badInput = (errors: FieldError[]) => Response.json({ detail: 'bad input', errors }, { status: 400 })

export function failure(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail }, { status, headers })
}

type CacheableBody = { body: unknown; language: LanguageCode; revision: number; ifNoneMatch: string | null }

/** A successful answer to a GET, which caches must revalidate. */
export function cacheableJson({ body, language, revision, ifNoneMatch }: CacheableBody): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha1').update(text).update(language).digest('base64url')}"`
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-language': tagOf(language),
    vary: 'Accept-Language',
    'cache-control': 'no-cache',
    'x-content-revision': String(revision),
    etag,
  }
  return ifNoneMatch === etag ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
