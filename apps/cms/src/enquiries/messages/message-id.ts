import { randomBytes } from 'node:crypto'
import type { Environment } from '../../platform/environment.ts'
import type { MessageKind } from './message.ts'

type Settings = Pick<Environment, 'MAIL_FROM' | 'SITE_URL'>

/** Operators get such a mail, and their answers to it are sent on: its Message-ID has something that nobody else can know (decision 69). */
const withToken = /^<(?:operator|reply|buyer-message)\.[^<>@]*\.t[\w-]{22,}@[^<>@]+>$/

/** The part of our Message-IDs after the at sign. */
export const messageIdHost = ({ MAIL_FROM, SITE_URL }: Settings) =>
  MAIL_FROM?.split('@')[1] ?? new URL(SITE_URL).hostname

/**
 * The `Message-ID` of a mail, and the id of a webhook's call. It is the same at every attempt and made from the enquiry's id, so that
 * whoever receives a second copy can tell (decision 19).
 */
export function toMessageId(kind: MessageKind, enquiry: string, settings: Settings, part = ''): string {
  if (kind === 'webhook') return `webhook_${enquiry}`
  return `<${kind}.${enquiry}${part && `.${part}`}@${messageIdHost(settings)}>`
}

/** A part of a Message-ID by which an answer of an operator is known. It must never be in a mail to a visitor. */
export const newReplyToken = () => `t${randomBytes(18).toString('base64url')}`

export const hasReplyToken = (messageId: string) => withToken.test(messageId)
