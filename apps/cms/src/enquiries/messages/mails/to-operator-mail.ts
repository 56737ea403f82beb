import { toPageOnSite } from '@vitrine/contract/page-on-site'
import { languageOf } from '@vitrine/locales/languages'
import { backOfficeUrl } from '../../../platform/back-office-url.ts'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toBasketLines, toProductList } from '../../basket-lines.ts'
import { toStoredFiles } from '../../stored-files.ts'
import { toPlainLine } from '../../plain-text.ts'
import type { MessageSettings } from '../queue-messages.ts'
import { type MailBlock, toMailBody } from './mail-body.ts'
import { cutMark } from './to-news-mail.ts'
import { deskTexts } from '../../desk/desk-texts.ts'
import { fromAddress } from './sender.ts'

/** The mail to the operators: everything that the visitor sent, and a link to the desk. */
export function toOperatorMail(enquiry: Enquiry, message: Message, settings: MessageSettings) {
  const subject = `${kindOf(enquiry)}: ${enquiry.companyName || enquiry.fullName}`
  return {
    messageId: message.messageId,
    from: { name: 'Vitrine', address: fromAddress(settings) },
    to: settings.ENQUIRY_MAIL_TO,
    // Through the desk, where it is read: so the answer is in the history (decision 69).
    replyTo:
      settings.MAILBOX_ADDRESS ??
      (enquiry.email ? { name: toPlainLine(enquiry.fullName), address: enquiry.email } : undefined),
    subject: toPlainLine(`[${enquiry.number}] ${subject}`),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody('en', [
      ...(settings.MAILBOX_ADDRESS ? [cutMark(enquiry, deskTexts('en'))] : []),
      ...blocksOf(enquiry, settings.SITE_URL, backOfficeUrl(settings)),
    ]),
  }
}

function kindOf({ kind, condition }: Enquiry): string {
  switch (kind) {
    case 'order':
      return 'Order enquiry'
    case 'service':
      return condition === 'stopped' ? 'URGENT: Service request' : 'Service request'
    default:
      return 'Contact request'
  }
}

const conditions = { stopped: 'The machine stands still', faulty: 'The machine runs, with a fault' }

function blocksOf(enquiry: Enquiry, siteUrl: string, officeUrl: string): MailBlock[] {
  const rows: [string, string | null | undefined][] = [
    ['Number', enquiry.number],
    ['Serial number', enquiry.serialNumber],
    ['Condition', enquiry.condition && conditions[enquiry.condition]],
    ['Name', enquiry.fullName],
    ['Company', enquiry.companyName],
    ['Country', enquiry.country],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ['Language', enquiry.language && languageOf(enquiry.language).name],
    ['Sent from', enquiry.actionLocation && toPageOnSite(enquiry.actionLocation, siteUrl)?.href],
    ['Signs of spam', enquiry.spamSigns],
  ]
  const products = toBasketLines(enquiry.basket).map((line) => toProductList([line]))
  const files = toStoredFiles(enquiry.files).map(({ name }) => name)
  return [
    { kind: 'rows', rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    ...(enquiry.message ? [{ kind: 'quote', title: '', text: enquiry.message } as const] : []),
    ...(products.length > 0 ? [{ kind: 'list', title: 'Products', items: products } as const] : []),
    ...(files.length > 0
      ? [{ kind: 'list', title: 'Files (download them from the desk)', items: files } as const]
      : []),
    { kind: 'link', text: 'Open in the desk', href: `${officeUrl}/admin/collections/enquiries/${enquiry.id}` },
  ]
}
