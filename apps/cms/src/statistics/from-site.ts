import type { IncomingMessage } from 'node:http'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { STATISTICS_PATH } from '@vitrine/contract/statistics-api'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { pathOf } from '../platform/http/path-of.ts'

/** Whether the site hands its counts over, before they are read: those of a busy minute are longer than what strangers may send. */
export function areCountsOfSite(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  secret: string | undefined,
): boolean {
  const given = headers[SECRET_HEADER]
  return (
    method === 'POST' &&
    pathOf(url) === STATISTICS_PATH &&
    isSameSecret(typeof given === 'string' ? given : null, secret)
  )
}
