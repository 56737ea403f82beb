import { messageKinds } from '../messages/message.ts'
import type { IncomingMail } from './received-mail.ts'

/**
 * `own`: a mail of ours that has come to our own mailbox. `report`: about the delivery of one of ours. `automatic`: a program answers, such as
 * out-of-office or a receipt of having been read, and nobody reads what it is answered. `person`: anything else.
 */
export type MailKind = 'own' | 'report' | 'automatic' | 'person'

/** The Message-IDs that our mails have (message-id.ts). */
const ownId = new RegExp(String.raw`^<(?:${messageKinds.join('|')})\.[\w-]+(?:\.[\w-]+)*@([^@<>]+)>$`)

/** @param host the part of our Message-IDs after the at sign */
export function decideMailKind({ messageId, report, isReadReceipt, headers }: IncomingMail, host: string): MailKind {
  if (ownId.exec(messageId)?.[1] === host) return 'own'
  if (report) return 'report'
  return isReadReceipt || isAutomatic(headers) ? 'automatic' : 'person'
}

/** RFC 3834, and what programs wrote before it. `auto-generated` alone is no answer: portals send leads so. */
function isAutomatic(headers: IncomingMail['headers']): boolean {
  const submitted = (headers.get('auto-submitted') ?? 'no').trim().toLowerCase()
  if (submitted.startsWith('auto-replied') || submitted.startsWith('auto-notified')) return true
  if (/^auto[_-]?reply/i.test((headers.get('precedence') ?? '').trim())) return true
  return ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => {
    const value = headers.get(name)
    return value !== undefined && value.trim().toLowerCase() !== 'no'
  })
}

/** Whether a program has sent it, though it may be no answer: nothing is answered to it by itself. */
export const isFromProgram = ({ headers }: Pick<IncomingMail, 'headers'>) =>
  isAutomatic(headers) || (headers.get('auto-submitted') ?? 'no').trim().toLowerCase() !== 'no'
