import type { LanguageCode } from '@vitrine/locales/languages'
import { formatTagOf, languageOf } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { DealerContact, DealerLink, Enquiry, Message } from '../../../payload-types.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { createTexts } from '../../../platform/texts.ts'
import { toDealerPageUrl } from '../../dealers/dealer-token.ts'
import { readDealerPage } from '../../dealers/read-dealer-page.ts'
import { MessageObsolete } from '../message-worker.ts'
import type { MessageSettings } from '../queue-messages.ts'
import { type MailBlock, toMailBody } from './mail-body.ts'
import { loadSender } from './sender.ts'

const { textIn } = createTexts('packages/locales/dealer-page')

/**
 * Asks a dealer whether an enquiry is of interest: products and country, and the link. Nothing that the buyer wrote is in the mail, which lies
 * in mailboxes for longer than the link opens anything.
 * @throws MessageObsolete where it was taken back meanwhile
 */
export async function toDealerMail(payload: Payload, enquiry: Enquiry, message: Message, settings: MessageSettings) {
  const { link, contact } = await loadLink(payload, message)
  const { language } = contact
  const page = await readDealerPage(payload, link.id, language)
  if (page?.kind !== 'enquiry') throw new MessageObsolete('it was taken back')
  const sender = await loadSender(payload, language, settings)
  const country = page.country ? nameOfCountry(page.country, language) : ''
  const date = new Intl.DateTimeFormat(`${formatTagOf(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: settings.DESK_TIME_ZONE ?? 'UTC',
  }).format(new Date(link.dueAt))
  const textOf = (key: string) =>
    fillTemplate(textIn(language, key), { company: sender.company, number: page.number, country, date })
  const products = page.products.map(({ name, model, quantity }) =>
    [`${quantity} ×`, model, name].filter(Boolean).join(' '),
  )
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: textOf('mail.text') },
    ...(country ? [{ kind: 'rows', rows: [[textOf('country'), country]] } as const] : []),
    ...(products.length > 0 ? [{ kind: 'list', title: textOf('products'), items: products } as const] : []),
    { kind: 'link', text: textOf('mail.open'), href: toDealerPageUrl(link.id, contact, urlOptions(payload, settings)) },
    { kind: 'paragraph', text: textOf('mail.until') },
    { kind: 'paragraph', text: sender.company },
    { kind: 'small', text: textOf('mail.private') },
  ]
  return {
    messageId: message.messageId,
    from: sender.from,
    to: message.to ?? contact.email,
    replyTo: sender.replyTo,
    subject: `[${page.number}] ${textOf('mail.subject')}`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody(language, blocks),
  }
}

const urlOptions = (payload: Payload, { SITE_URL }: MessageSettings) => ({ siteUrl: SITE_URL, secret: payload.secret })

/** The Message-ID of such a mail names its link (dealers/ask-dealer.ts). */
async function loadLink(
  payload: Payload,
  { messageId }: Message,
): Promise<{ link: DealerLink; contact: DealerContact }> {
  const id = /^<dealer\..{36}\.(.{36})@/.exec(messageId)?.[1] ?? ''
  const link = await payload.findByID({ collection: 'dealer-links', id, depth: 1, disableErrors: true })
  if (!link || typeof link.contact !== 'object' || link.contact === null)
    throw new MessageObsolete('there is no such link any more')
  return { link, contact: link.contact }
}

const nameOfCountry = (code: string, language: LanguageCode) =>
  new Intl.DisplayNames([languageOf(language).tag, 'en'], { type: 'region' }).of(code) ?? code
