import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ADMIN_PATH } from '@vitrine/contract/reserved-paths'
import { isBelow, pathOf } from './path-of.ts'

/**
 * Gives the pages of the back office their content security policy. Next takes the nonce for its inline scripts from the policy in the
 * request's headers (next/dist/server/app-render/get-script-nonce-from-header.js), where nobody else may have put one. Payload's
 * screens write styles inline.
 * @param framed the origin whose pages the screens show in frames, where it is another one
 */
export function setBackOfficePolicy(request: IncomingMessage, response: ServerResponse, framed?: string) {
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (!isBelow(pathOf(request.url), ADMIN_PATH)) return
  const policy = backOfficePolicy(randomBytes(16).toString('base64'), framed)
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
}

function backOfficePolicy(nonce: string, framed: string | undefined): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    // Previews are pages of the site.
    `frame-src 'self'${framed ? ` ${framed}` : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}
