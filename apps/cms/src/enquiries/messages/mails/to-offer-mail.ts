import { defaultLanguage, formatTagOf } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { createTexts } from '../../../platform/texts.ts'
import { openStates } from '../../offers/offer-states.ts'
import { MessageObsolete } from '../message-worker.ts'
import { toMailBody } from './mail-body.ts'
import type { Sender } from './sender.ts'
import { withNumber } from './to-answer-mail.ts'

const { textIn } = createTexts('packages/locales/offers')

/**
 * Tells the buyer of an offer, with the link to his page, where its file is: a mail lies in mailboxes for longer than an offer is to be seen.
 * @throws MessageObsolete where it was withdrawn, or replaced by a newer version, meanwhile
 */
export async function toOfferMail(
  payload: Payload,
  enquiry: Enquiry,
  message: Message,
  sender: Sender,
  buyerPage: string,
) {
  // The Message-ID of such a mail names its offer (offers/offer-store.ts).
  const id = /^<offer\..{36}\.(.{36})@/.exec(message.messageId)?.[1] ?? ''
  const offer = await payload.findByID({ collection: 'offers', id, depth: 0, disableErrors: true })
  if (!offer || !openStates.includes(offer.state)) throw new MessageObsolete('the offer does not stand any more')
  const language = enquiry.language ?? defaultLanguage
  const date = new Intl.DateTimeFormat(`${formatTagOf(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(offer.validUntil))
  const { number, version } = offer
  const textOf = (key: string) =>
    fillTemplate(textIn(language, key), { number, version, date, company: sender.company })
  return {
    messageId: message.messageId,
    from: sender.from,
    to: message.to ?? undefined,
    replyTo: sender.replyTo,
    subject: withNumber(textOf('mail.subject'), enquiry.number ?? ''),
    headers: { 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody(language, [
      { kind: 'paragraph', text: textOf('mail.text') },
      { kind: 'paragraph', text: textOf('validUntil') },
      { kind: 'link', text: textOf('mail.open'), href: buyerPage },
      { kind: 'paragraph', text: sender.company },
    ]),
  }
}
