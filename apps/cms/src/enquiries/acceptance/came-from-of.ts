import { CAME_FROM_HEADER, SECRET_HEADER } from '@vitrine/contract/spool-api'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { toPlainLine } from '../plain-text.ts'

const MAX_LENGTH = 120

/**
 * Where an enquiry came from, as the site tells it with the secret that both share; from anybody else it does not count. `source` is the
 * name by which it is counted: what a campaign calls itself, else who had the link, else `direct`; null where nobody knows.
 */
export function cameFromOf(headers: Headers, secret: string | undefined) {
  if (!isSameSecret(headers.get(SECRET_HEADER), secret)) return nothing
  const told = new URLSearchParams(headers.get(CAME_FROM_HEADER) ?? '')
  if (told.size === 0) return nothing
  const read = (key: string) => toPlainLine(told.get(key) ?? '').slice(0, MAX_LENGTH) || null
  const tagged = read('source')?.toLowerCase() ?? null
  return {
    source: tagged ?? read('referrer')?.replace(/^www\./, '') ?? 'direct',
    sourceMedium: read('medium'),
    campaign: read('campaign'),
    landingPage: read('page'),
  }
}

const nothing = { source: null, sourceMedium: null, campaign: null, landingPage: null }
