import { backOfficeUrl } from '../../../platform/back-office-url.ts'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toPlainLine } from '../../plain-text.ts'
import type { MessageSettings } from '../queue-messages.ts'
import { toMailBody } from './mail-body.ts'
import { fromAddress } from './sender.ts'

/** The mail that tells an operator what a buyer has added to an enquiry, in the conversation of the mail about the enquiry itself. */
export function toBuyerMessageMail(enquiry: Enquiry, message: Message, settings: MessageSettings) {
  const first = message.messageId.replace(/^<buyer-message\.(.{36})\.\w+@/, '<operator.$1@')
  return {
    messageId: message.messageId,
    from: { name: 'Vitrine', address: fromAddress(settings) },
    to: message.to ?? settings.ENQUIRY_MAIL_TO,
    replyTo: enquiry.email ? { name: toPlainLine(enquiry.fullName), address: enquiry.email } : undefined,
    subject: toPlainLine(
      `[${enquiry.number}] ${enquiry.urgent ? 'Urgent: ' : ''}New message of the buyer: ${enquiry.companyName || enquiry.fullName}`,
    ),
    references: first,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody('en', [
      { kind: 'quote', title: '', text: message.body ?? '' },
      {
        kind: 'link',
        text: 'Open in the desk',
        href: `${backOfficeUrl(settings)}/admin/collections/enquiries/${enquiry.id}`,
      },
    ]),
  }
}
