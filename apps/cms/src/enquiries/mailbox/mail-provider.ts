import type { IncomingMessage } from 'node:http'
import { CMS_API_PATH } from '@vitrine/contract/reserved-paths'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { pathOf } from '../../platform/http/path-of.ts'

export const RECEIVED_MAIL_PATH = '/received-mail'

/** The secret of a request: a bearer token, or the password of an address such as https://desk:secret@… */
export function secretOf(authorization: string | null | undefined): string | null {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(authorization ?? '') ?? []
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return null
  const text = Buffer.from(value, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}

/** Whether a mail provider hands a mail over, before its body is read. */
export function isFromMailProvider(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  secret: string | undefined,
): boolean {
  const isCall = method === 'POST' && pathOf(url) === `${CMS_API_PATH}${RECEIVED_MAIL_PATH}`
  return isCall && isSameSecret(secretOf(headers.authorization), secret)
}
