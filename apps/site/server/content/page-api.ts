import type { Call } from '@vitrine/contract/call'
import { type CallName, calls } from '@vitrine/contract/calls'
import type { Answer, AnswerClient } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable, ContractViolation } from '@vitrine/contract/errors'
import type { LanguageCode } from '@vitrine/locales/languages'
import { data } from 'react-router'
import { CONTENT_MISSING_MESSAGE, NOT_FOUND_MESSAGE } from '../../shared/errors/error-message.ts'
import { RedirectCheckFailed, RedirectNotFound } from '../../shared/errors/redirect-errors.ts'
import type { PageApi } from '../../shared/site-context.ts'
import { sortByPosition } from './sort-by-position.ts'
import { withinTime } from './within-time.ts'

/** How failed lookups for search engines are logged (R8.7). Not even 404 is an answer to them (R7.4). */
const failedLookups: Partial<Record<CallName, string>> = {
  getMetaInfo: 'Failed to fetch SEO info',
  getMicroLayout: 'Failed to fetch SEO micro layout',
}

/** The content API for one page request; `markPartial` is for what the page gets from elsewhere. */
export type RequestApi = {
  api: PageApi
  /** Whether the page had to do without something: it is then not kept (R13.5). */
  isPartial(): boolean
  markPartial(): void
}

/**
 * What a page requires fails with a status; what is optional is logged and left out (R8.10, R8.11).
 * @param isApiReachable whether the content API answers at all: if not, every page is 503 (R13.9)
 */
export function createPageApi(
  client: AnswerClient,
  language: LanguageCode,
  isApiReachable: () => Promise<boolean>,
): RequestApi {
  let partial = false
  const call = async (name: CallName, ...input: unknown[]) => {
    const ask = client as (name: string, language: LanguageCode, ...input: unknown[]) => Promise<Answer<never>>
    return sortByPosition((await ask(name, language, ...input)).body)
  }
  const log = (name: CallName, error: unknown) =>
    console.error(
      `${failedLookups[name] ? `${failedLookups[name]}: ` : ''}${name} (${language}):`,
      error instanceof Error ? error.message : error,
    )
  const api: PageApi = {
    async required(name, ...input) {
      return call(name, ...input).catch((error: unknown) => {
        const { status, message = null } = toPageFailure(error)
        if (status !== 404) log(name, error)
        throw data(name === 'getPost' && status === 404 ? NOT_FOUND_MESSAGE : message, { status })
      })
    },
    async optional(name, fallback, ...input) {
      return withinTime(call(name, ...input)).catch(async (error: unknown) => {
        if (error instanceof ApiUnreachable && !(await isApiReachable())) throw data(null, { status: 503 })
        const none = isNone(name, error)
        if (!none || failedLookups[name]) log(name, error)
        partial ||= !none
        return fallback
      })
    },
    async findRedirect(path) {
      return withinTime(call('checkRedirect', { path })).catch((error: unknown) => {
        const none = isNone('checkRedirect', error)
        partial ||= !none
        throw none || error instanceof ContractViolation
          ? new RedirectCheckFailed({ cause: error })
          : new RedirectNotFound({ cause: error })
      })
    },
  }
  return { api, isPartial: () => partial, markPartial: () => (partial = true) }
}

/** 404 says that there is none, where the contract knows that answer or a foreign backend may lack the call. */
function isNone(name: CallName, error: unknown): boolean {
  const { origin, errors }: Call = calls[name]
  return error instanceof ApiError && error.status === 404 && (origin === 'extension' || errors.includes(404))
}

/** The one place where failures of the content API become a page's status (docs/decisions/0031-failed-calls.md). */
function toPageFailure(error: unknown): { status: number; message?: string } {
  if (error instanceof ApiUnreachable) return { status: 503 }
  if (!(error instanceof ApiError)) return { status: 500 }
  if (error.status === 404 || error.status === 400) return { status: 404 }
  if (error.status === 500) return { status: 500 }
  return { status: 503, ...(error.status < 502 && { message: CONTENT_MISSING_MESSAGE }) }
}
