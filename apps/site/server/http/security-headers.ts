import { createHash } from 'node:crypto'

/** What a content security policy names to allow an inline script or style sheet. */
export function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** A page as it is sent, and the hashes of its own inline scripts, as a content security policy names them. */
export type UnmarkedPage = { html: string; hashes: string[] }

/**
 * Takes the marks out of a page. A script without the mark gets no hash, whoever put it there, and so does not run.
 * @param mark the nonce that the site's own inline scripts carry (shared/script-mark.ts)
 */
export function takeScriptMarks(marked: string, mark: string): UnmarkedPage {
  const attribute = ` nonce="${mark}"`
  const hashes = [...marked.matchAll(inlineScript)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , script = '']) => toSource(script))
  return { html: marked.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}

/** What a page may use beside files of the site. */
type Allowed = {
  scripts: readonly string[]
  styles?: readonly string[]
  thirdParties?: readonly string[]
  preview?: { backOffice: string } | undefined
}

/**
 * The page's bytes are the same for everybody, so scripts and styles are allowed by hash, not by nonce (R12.1).
 * @param scripts hashes of the inline scripts that may run
 * @param styles hashes of the inline style sheets
 * @param thirdParties origins of the third-party programs that are configured; no other origin is allowed
 * @param preview a preview may be framed by the back office, wherever that is, and sends no form
 */
export function pagePolicy({ scripts, styles = [], thirdParties = [], preview }: Allowed): string {
  const web = thirdParties.filter((origin) => origin.startsWith('http'))
  const from = (...sources: string[]) => [`'self'`, ...sources].join(' ')
  return [
    `default-src 'self'`,
    `script-src ${from(...web, ...scripts)}`,
    `style-src ${from(...web, ...styles)}`,
    `img-src ${from('data:', ...web)}`,
    `font-src ${from(...web)}`,
    `media-src ${from(...web)}`,
    `connect-src ${from(...thirdParties)}`,
    `frame-src ${from(...web)}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${preview ? `'none'` : `'self'`}`,
    `frame-ancestors 'self'${preview ? ` ${preview.backOffice}` : ''}`,
  ].join('; ')
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}

/** Asks browsers to use https only; sent only where the public address is https, so that a local start stays usable. */
export function transportSecurity(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
