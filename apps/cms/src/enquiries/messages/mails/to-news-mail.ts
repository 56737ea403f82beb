import { fillTemplate } from '../../../platform/fill-template.ts'
import type { BuyerMessage, Enquiry, ReceivedMail } from '../../../payload-types.ts'
import { type DeskTexts, deskTexts } from '../../desk/desk-texts.ts'
import { splitQuote } from '../../mailbox/split-quote.ts'
import { CUT_MARK } from '../../mailbox/strip-quote.ts'
import { toStoredFiles } from '../../stored-files.ts'
import { toPlainLine } from '../../plain-text.ts'
import type { MailBlock } from './mail-body.ts'
import { type ColleagueContext, toColleagueMail } from './to-colleague-mail.ts'

/** What a visitor has written back by mail, without what he quotes: the desk has it. */
export function toReplyMail(enquiry: Enquiry, mail: ReceivedMail, context: ColleagueContext) {
  const texts = deskTexts(context.language)
  const from = [mail.fromName, mail.from].filter(Boolean).join(' · ')
  return toNewsMail(enquiry, context, texts['mail.reply.subject'], [
    ...(mail.isFromOther ? [paragraph(texts['received.fromOther'])] : []),
    { kind: 'quote', title: fillTemplate(texts['mail.reply.text'], { from }), text: splitQuote(mail.text ?? '').own },
    ...filesOf(mail.files, texts),
  ])
}

/** What a buyer has added on his page. */
export function toBuyerMessageMail(enquiry: Enquiry, added: BuyerMessage, context: ColleagueContext) {
  const texts = deskTexts(context.language)
  const subject = added.urgent ? `${texts['buyer.urgent']} · ${texts['buyer.new']}` : texts['buyer.new']
  return toNewsMail(enquiry, context, subject, [
    ...(added.urgent ? [paragraph(texts['buyer.urgent'])] : []),
    ...(added.erasure ? [paragraph(texts['event.buyer-erasure'])] : []),
    ...toOfferAnswer(context.message.body, texts),
    ...(added.text ? [{ kind: 'quote', title: '', text: added.text } as const] : []),
    ...filesOf(added.files, texts),
  ])
}

const offerEvents = ['offer-accepted', 'offer-change', 'offer-late'] as const

/** What the buyer says to an offer (offers/answer-offer.ts). */
function toOfferAnswer(body: string | null | undefined, texts: DeskTexts): MailBlock[] {
  const event = offerEvents.find((it) => body?.startsWith(`${it} `))
  return event ? [paragraph(fillTemplate(texts[`event.${event}`], { after: body?.slice(event.length + 1) ?? '' }))] : []
}

/** An answer to such a mail goes to the visitor through the desk, where its mailbox is read (decision 69); else at once. */
function toNewsMail(enquiry: Enquiry, context: ColleagueContext, subject: string, blocks: MailBlock[]) {
  const { MAILBOX_ADDRESS } = context.settings
  const texts = deskTexts(context.language)
  return {
    ...toColleagueMail(enquiry, context, subject, [...(MAILBOX_ADDRESS ? [cutMark(enquiry, texts)] : []), ...blocks]),
    replyTo:
      MAILBOX_ADDRESS ?? (enquiry.email ? { name: toPlainLine(enquiry.fullName), address: enquiry.email } : undefined),
  }
}

/** Above it an operator writes to the visitor; nothing below is sent on. */
export function cutMark(enquiry: Enquiry, texts: DeskTexts): MailBlock {
  return { kind: 'paragraph', text: `${CUT_MARK} ${enquiry.number} ${CUT_MARK}\n${texts['mail.reply.byMail']}` }
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

function filesOf(files: unknown, texts: DeskTexts): MailBlock[] {
  const names = toStoredFiles(files).map(({ name }) => name)
  return names.length > 0 ? [{ kind: 'list', title: texts.files, items: names }] : []
}
