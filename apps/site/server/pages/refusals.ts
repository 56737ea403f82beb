import type { IncomingMessage, ServerResponse } from 'node:http'
import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { idHeader } from '@vitrine/platform/requests/request-id'
import { commonHeaders } from '../http/security-headers.ts'
import { errorPageFallback, fallbackHeaders } from './error-page-fallback.ts'

/** All that the site and the back office understand. TRACE would tell back the headers that proxies add. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const isKnownMethod = (method: string | undefined) => methods.has(method ?? '')

export function refuseMethod(request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...headersFor(request), allow: [...methods].join(', '), 'cache-control': 'no-store' }
  response.writeHead(405, headers).end()
}

/** Answers an address that is none. */
export function refuseAddress(reason: string, request: IncomingMessage, response: ServerResponse): void {
  const pathname = pathOf(request)
  if (isReservedPath(pathname, 'content-api', 'back-office', 'upload', 'asset')) {
    const headers = { ...headersFor(request), 'content-type': 'application/json', 'cache-control': 'no-store' }
    return void response.writeHead(400, headers).end(JSON.stringify({ detail: `not an address: ${reason}` }))
  }
  response.writeHead(400, { ...headersFor(request), ...fallbackHeaders }).end(errorPageFallback(pathname, 400))
}

/** Answers what has failed, and logs it. */
export function sendFailure(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  console.error(error)
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { ...headersFor(request), ...fallbackHeaders }).end(errorPageFallback(pathOf(request)))
}

const headersFor = ({ headers }: IncomingMessage) => ({ ...commonHeaders, ...idHeader(headers) })

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'
