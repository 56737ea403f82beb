import { backOfficeUrl } from '../../../platform/back-office-url.ts'
import { contentLanguageOf } from '../../../platform/content-language.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toPlainLine } from '../../plain-text.ts'
import { type DeskTexts, deskTexts } from '../../desk/desk-texts.ts'
import { dealerStates } from '../../dealers/dealer-states.ts'
import type { MessageSettings } from '../queue-messages.ts'
import { type MailBlock, toMailBody } from './mail-body.ts'
import { fromAddress } from './sender.ts'

export type ColleagueContext = { message: Message; to: string; language: string; settings: MessageSettings }

/** Tells a colleague that an enquiry is theirs now. */
export function toAssignmentMail(enquiry: Enquiry, context: ColleagueContext) {
  const texts = deskTexts(context.language)
  const name = toPlainLine(context.message.body ?? '') || texts.somebody
  return toColleagueMail(enquiry, context, texts['mail.assignment.subject'], [
    { kind: 'paragraph', text: fillTemplate(texts['mail.assignment.text'], { name }) },
    aboutEnquiry(enquiry, texts),
  ])
}

/** Tells that nobody has answered an enquiry for so long that somebody must see to it. */
export function toEscalationMail(enquiry: Enquiry, context: ColleagueContext) {
  const texts = deskTexts(context.language)
  const hours = context.settings.ENQUIRY_ESCALATE_HOURS ?? 0
  return toColleagueMail(enquiry, context, fillTemplate(texts['mail.escalation.subject'], { hours }), [
    { kind: 'paragraph', text: fillTemplate(texts['mail.escalation.text'], { hours }) },
    aboutEnquiry(enquiry, texts),
  ])
}

/** What became of asking a dealer; the message's subject is the dealer's name. */
export function toDealerAnswerMail(enquiry: Enquiry, context: ColleagueContext) {
  const texts = deskTexts(context.language)
  const state = dealerStates.find((it) => it === context.message.body) ?? 'silent'
  const subject = `${texts[`dealer.state.${state}`]} (${context.message.subject ?? ''})`
  return toColleagueMail(enquiry, context, subject, [
    { kind: 'paragraph', text: texts[state === 'interested' ? 'mail.dealer.interested' : 'mail.dealer.back'] },
    aboutEnquiry(enquiry, texts),
  ])
}

/** What one person has to do today. */
export function toReminderMail(enquiries: readonly Enquiry[], context: ColleagueContext) {
  const texts = deskTexts(context.language)
  const office = backOfficeUrl(context.settings)
  const subject = fillTemplate(texts['mail.reminder.subject'], { count: enquiries.length })
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: texts['mail.reminder.text'] },
    ...enquiries.flatMap((enquiry): MailBlock[] => [
      {
        kind: 'rows',
        rows: [
          [enquiry.number ?? '', enquiry.companyName || enquiry.fullName],
          [(enquiry.nextStepOn ?? '').slice(0, 10), enquiry.nextStep ?? ''],
        ],
      },
      { kind: 'link', text: texts['mail.open'], href: `${office}/admin/collections/enquiries/${enquiry.id}` },
    ]),
  ]
  return { ...headOf(context), subject, ...toMailBody(contentLanguageOf(context.language), blocks) }
}

/** A mail about an enquiry, with a link to it. */
export function toColleagueMail(enquiry: Enquiry, context: ColleagueContext, subject: string, blocks: MailBlock[]) {
  const href = `${backOfficeUrl(context.settings)}/admin/collections/enquiries/${enquiry.id}`
  const link = { kind: 'link', text: deskTexts(context.language)['mail.open'], href } as const
  return {
    ...headOf(context),
    subject: toPlainLine(`[${enquiry.number}] ${subject}: ${enquiry.companyName || enquiry.fullName}`),
    ...toMailBody(contentLanguageOf(context.language), [...blocks, link]),
  }
}

const headOf = ({ message, to, settings }: ColleagueContext) => ({
  messageId: message.messageId,
  from: { name: 'Vitrine', address: fromAddress(settings) },
  to,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
})

function aboutEnquiry(enquiry: Enquiry, texts: DeskTexts): MailBlock {
  const rows: [string, string | null | undefined][] = [
    [texts.number, enquiry.number],
    [texts.name, enquiry.fullName],
    [texts.company, enquiry.companyName],
    [texts.products, enquiry.productList],
    [texts['nextStep'], enquiry.nextStep],
  ]
  return { kind: 'rows', rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) }
}
