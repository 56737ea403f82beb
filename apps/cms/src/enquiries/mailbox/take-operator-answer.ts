import { defaultLanguage } from '@vitrine/locales/languages'
import { loadSender } from '../messages/mails/sender.ts'
import { receiptSubject } from '../messages/mails/to-receipt-mail.ts'
import { queueAnswer } from '../messages/queue-answer.ts'
import type { findOperator } from './find-operator.ts'
import { stripQuote } from './strip-quote.ts'
import { isFromProgram } from './decide-mail-kind.ts'
import type { Taking } from './taking.ts'

type Operator = NonNullable<Awaited<ReturnType<typeof findOperator>>>

/**
 * Sends on to the visitor what an operator has answered to our mail from a mail program of their own: their words alone, and the files.
 * @returns false where there is nothing to send, or nobody to send it to
 */
export async function takeOperatorAnswer(taking: Taking, { author, enquiry }: Operator): Promise<boolean> {
  const { payload, req, mail, files, settings } = taking
  const text = stripQuote(mail.text)
  if (!enquiry.email || isFromProgram(mail) || (!text && files.length === 0)) return false
  // What the visitor was sent a copy of is not sent a second time.
  const isSent = mail.to.includes(enquiry.email)
  // That of our mail to operators is in their language, and says what is none of the visitor's business.
  const sender = await loadSender(payload, enquiry.language ?? defaultLanguage, settings)
  const subject = `Re: ${receiptSubject(enquiry, sender)}`
  await queueAnswer(payload, req, enquiry, { subject, text, files, author, isSent }, settings)
  return true
}
