import { type AnswerClient, createAnswerClient } from '@vitrine/contract/client'
import { PREVIEW_HEADER, PREVIEW_STATE_PATH, type PreviewState, previewState } from '@vitrine/contract/preview-api'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { contextHeaders } from '@vitrine/platform/requests/request-id'
import { askWholeLists } from '../content/ask-whole-lists.ts'
import { chooseSend } from '../content/loopback-send.ts'
import { traceCalls } from '../content/trace-calls.ts'
import type { SiteEnvironment } from '../environment.ts'

const TIMEOUT_MS = 10_000

/** As tokens are written: whatever else is no token, and the back office is not asked about it. */
const tokenShape = /^[\w-]{1,600}~[\w-]{43}$/

/** What the back office says of previews. `state` is null while it does not answer. */
export type PreviewBackOffice = {
  state(token: string): Promise<PreviewState | null>
  /** Hands on what was typed. @returns the status of the answer */
  keepTyped(token: string, body: string): Promise<number>
  /** The content API as it is with the draft that a token opens; nothing is remembered of it. */
  client(token: string): AnswerClient
}

/** @returns null where the site has no back office of its own, or shares no secret with it */
export function createPreviewBackOffice({
  CMS_ORIGIN,
  API_BASE,
  INTERNAL_SECRET,
}: Pick<SiteEnvironment, 'CMS_ORIGIN' | 'API_BASE' | 'INTERNAL_SECRET'>): PreviewBackOffice | null {
  if (!CMS_ORIGIN || !INTERNAL_SECRET) return null
  const headersOf = (token: string) => ({ [SECRET_HEADER]: INTERNAL_SECRET, [PREVIEW_HEADER]: token })
  const ask = (token: string, init: RequestInit = {}) =>
    fetch(CMS_ORIGIN + PREVIEW_STATE_PATH, {
      ...init,
      headers: { ...headersOf(token), ...contextHeaders() },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  const send = chooseSend(API_BASE)
  return {
    async state(token) {
      if (!tokenShape.test(token)) return { state: 'unknown' }
      try {
        return previewState.parse(await (await ask(token)).json())
      } catch (error) {
        console.error('asking about a preview:', error instanceof Error ? error.message : error)
        return null
      }
    },
    async keepTyped(token, body) {
      if (!tokenShape.test(token)) return 403
      try {
        return (await ask(token, { method: 'POST', body })).status
      } catch (error) {
        console.error('keeping what was typed:', error instanceof Error ? error.message : error)
        return 503
      }
    },
    client: (token) =>
      traceCalls(
        askWholeLists(
          createAnswerClient({
            base: API_BASE,
            fetch: (url, init) => send(url, { ...init, headers: { ...init.headers, ...headersOf(token) } }),
          }),
        ),
      ),
  }
}
