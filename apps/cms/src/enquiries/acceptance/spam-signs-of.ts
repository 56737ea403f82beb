import { spamSign, type SpamSign } from '@vitrine/contract/shapes/submission'
import { SECRET_HEADER, SPAM_SIGNS_HEADER } from '@vitrine/contract/spool-api'
import { isSameSecret } from '@vitrine/platform/is-same-secret'

/** The spam signs that the site tells with an enquiry, known by the secret that both share; from anybody else they do not count (R10.28). */
export function spamSignsOf(headers: Headers, secret: string | undefined): SpamSign[] {
  if (!isSameSecret(headers.get(SECRET_HEADER), secret)) return []
  const told = (headers.get(SPAM_SIGNS_HEADER) ?? '').split(',').map((it) => it.trim())
  return spamSign.options.filter((sign) => told.includes(sign))
}
