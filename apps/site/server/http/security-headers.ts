import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The hashes of a page's inline scripts, as a content security policy names them. JSON-LD is data and needs none. */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...new Set(hashes)]
}

/**
 * The page's bytes are the same for everybody, so scripts are allowed by hash, not by nonce (R12.1).
 * @param thirdParties origins of the third-party programs that are configured; no other origin is allowed
 */
export function pagePolicy(html: string, thirdParties: readonly string[] = []): string {
  const web = thirdParties.filter((origin) => origin.startsWith('http'))
  const from = (...sources: string[]) => [`'self'`, ...sources].join(' ')
  return [
    `default-src 'self'`,
    `script-src ${from(...web, ...hashInlineScripts(html))}`,
    `style-src ${from(...web)}`,
    `img-src ${from('data:', ...web)}`,
    `font-src ${from(...web)}`,
    `media-src ${from(...web)}`,
    `connect-src ${from(...thirdParties)}`,
    `frame-src ${from(...web)}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}

/** Asks browsers to use https only; sent only where the public address is https, so that a local start stays usable. */
export function transportSecurity(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
