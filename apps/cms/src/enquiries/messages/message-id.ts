import type { Environment } from '../../platform/environment.ts'
import type { MessageKind } from './message.ts'

/**
 * The `Message-ID` of a mail, and the id of a webhook's call. It is the same at every attempt and made from the enquiry's id, so that
 * whoever receives a second copy can tell (decision 19).
 */
export function toMessageId(
  kind: MessageKind,
  enquiry: string,
  settings: Pick<Environment, 'MAIL_FROM' | 'SITE_URL'>,
  part = '',
): string {
  if (kind === 'webhook') return `webhook_${enquiry}`
  const host = settings.MAIL_FROM?.split('@')[1] ?? new URL(settings.SITE_URL).hostname
  return `<${kind}.${enquiry}${part && `.${part}`}@${host}>`
}
