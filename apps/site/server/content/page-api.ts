import type { Client } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import type { LanguageCode } from '@vitrine/locales/languages'
import { data } from 'react-router'
import { NOT_FOUND_MESSAGE } from '../../shared/errors/error-message.ts'
import type { PageApi } from '../../shared/site-context.ts'

/** The content API for one page request; `isPartial`: something optional could not be loaded. */
export type RequestApi = { api: PageApi; isPartial(): boolean }

/** What a page requires fails with a status; what is optional is logged and left out (R8.10, R8.11). */
export function createPageApi(client: Client, language: LanguageCode): RequestApi {
  let partial = false
  const call = client as (name: string, language: LanguageCode, ...input: unknown[]) => Promise<never>
  const api: PageApi = {
    async required(name, ...input) {
      return call(name, language, ...input).catch((error: unknown) => {
        const status = toPageStatus(error)
        throw data(name === 'getPost' && status === 404 ? NOT_FOUND_MESSAGE : null, { status })
      })
    },
    async optional(name, fallback, ...input) {
      return call(name, language, ...input).catch((error: unknown) => {
        if (error instanceof ApiUnreachable) throw data(null, { status: 503 })
        if (error instanceof ApiError && error.status === 404) return fallback
        console.error(`${name} (${language}):`, error instanceof Error ? error.message : error)
        partial = true
        return fallback
      })
    },
  }
  return { api, isPartial: () => partial }
}

/** The one place where failures of the content API become a page's status. */
export function toPageStatus(error: unknown): number {
  if (error instanceof ApiUnreachable) return 503
  if (error instanceof ApiError)
    return error.status === 404 || error.status === 400 ? 404 : error.status >= 502 ? 503 : 500
  return 500
}
