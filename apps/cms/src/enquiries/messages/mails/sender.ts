import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { MessageSettings } from '../queue-messages.ts'
import { toPlainLine } from '../../plain-text.ts'

/**
 * Whom mails to visitors come from, and where replies go. `isMailboxRead`: to the desk itself, and operators may answer by mail; what they get must then
 * not be named to visitors (decision 69).
 */
export type Sender = {
  company: string
  from: { name: string; address: string }
  replyTo: string | undefined
  isMailboxRead: boolean
}

export const fromAddress = ({ MAIL_FROM, SITE_URL }: Pick<MessageSettings, 'MAIL_FROM' | 'SITE_URL'>) =>
  MAIL_FROM ?? `no-reply@${new URL(SITE_URL).hostname}`

export async function loadSender(payload: Payload, language: LanguageCode, settings: MessageSettings): Promise<Sender> {
  const { name } = await payload.findGlobal({ slug: 'company', locale: language, depth: 0 })
  const company = toPlainLine(name ?? '')
  return {
    company,
    from: { name: company, address: fromAddress(settings) },
    replyTo: settings.MAILBOX_ADDRESS ?? settings.ENQUIRY_REPLY_TO ?? settings.ENQUIRY_MAIL_TO,
    isMailboxRead: settings.MAILBOX_ADDRESS !== undefined,
  }
}
