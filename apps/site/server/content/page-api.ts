import type { Call } from '@vitrine/contract/call'
import { type CallName, calls } from '@vitrine/contract/calls'
import type { Answer, AnswerClient } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable, ContractViolation } from '@vitrine/contract/errors'
import type { Paging } from '@vitrine/contract/shapes/paging'
import type { LanguageCode } from '@vitrine/locales/languages'
import { data } from 'react-router'
import { CONTENT_MISSING_MESSAGE, NOT_FOUND_MESSAGE } from '../../shared/errors/error-message.ts'
import { RedirectCheckFailed, RedirectNotFound } from '../../shared/errors/redirect-errors.ts'
import { countPages } from '../../shared/list-pages/list-page.ts'
import type { PageApi } from '../../shared/site-context.ts'
import { cutPage } from './cut-page.ts'
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
  /** A page of our own content API is in order already; a whole list, which another may give, is sorted before a page is cut out of it. */
  const call = async (name: CallName, ...input: unknown[]): Promise<Answer<never>> => {
    const ask = client as (name: string, language: LanguageCode, ...input: unknown[]) => Promise<Answer<never>>
    const answer = await ask(name, language, ...input)
    const ordered = answer.total === null ? { ...answer, body: sortByPosition(answer.body) } : answer
    return cutPage(ordered, input[0] as Paging | undefined)
  }
  const log = (name: CallName, error: unknown) =>
    console.error(
      `${failedLookups[name] ? `${failedLookups[name]}: ` : ''}${name} (${language}):`,
      error instanceof Error ? error.message : error,
    )
  const fail = (name: CallName, error: unknown): never => {
    const { status, message = null } = toPageFailure(error)
    if (status !== 404) log(name, error)
    throw data(name === 'getPost' && status === 404 ? NOT_FOUND_MESSAGE : message, { status })
  }
  const demand = (name: CallName, ...input: unknown[]) =>
    call(name, ...input).catch((error: unknown) => fail(name, error))
  const doWithout = async (name: CallName, error: unknown): Promise<null> => {
    if (error instanceof ApiUnreachable && !(await isApiReachable())) throw data(null, { status: 503 })
    const none = isNone(name, error)
    if (!none || failedLookups[name]) log(name, error)
    partial ||= !none
    return null
  }
  /** Null where the call has failed. */
  const attempt = (name: CallName, ...input: unknown[]) =>
    withinTime(call(name, ...input)).catch((error: unknown) => doWithout(name, error))
  const api: PageApi = {
    async required(name, ...input) {
      return (await demand(name, ...input)).body
    },
    async optional(name, fallback, ...input) {
      const answer = await attempt(name, ...input)
      return answer ? answer.body : fallback
    },
    async extension(name, need, ...input) {
      const asked = call(name, ...input)
      try {
        return (await (need === 'required' ? asked : withinTime(asked))).body
      } catch (error) {
        if (isNone(name, error)) return undefined
        return need === 'required' ? fail(name, error) : doWithout(name, error)
      }
    },
    async requiredPage(name, input) {
      return toListPage(await demand(name, input), input)
    },
    async optionalPage(name, input) {
      const answer = await attempt(name, input)
      // That the list could not be loaded does not mean that it ends before this page.
      return answer ? toListPage(answer, input) : { items: [], total: 0, page: input.page, pages: input.page }
    },
    async findRedirect(path) {
      const found = await withinTime(call('checkRedirect', { path })).catch((error: unknown) => {
        const none = isNone('checkRedirect', error)
        partial ||= !none
        throw none || error instanceof ContractViolation
          ? new RedirectCheckFailed({ cause: error })
          : new RedirectNotFound({ cause: error })
      })
      return found.body
    },
  }
  return { api, isPartial: () => partial, markPartial: () => (partial = true) }
}

function toListPage({ body, total }: Answer<never>, { page, limit }: Required<Paging>) {
  const items: never[] = body
  const count = total ?? items.length
  return { items, total: count, page, pages: countPages(count, limit) }
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
