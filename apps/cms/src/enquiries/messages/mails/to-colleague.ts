import type { Payload } from 'payload'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { MessageObsolete } from '../message-worker.ts'
import type { MessageSettings } from '../queue-messages.ts'
import { listDue } from '../../next-step/list-due.ts'
import { colleagueLanguage } from './colleague-language.ts'
import {
  toAssignmentMail,
  toDealerAnswerMail,
  toEscalationMail,
  toReminderMail,
  toReplyMail,
} from './to-colleague-mail.ts'

/** A mail to one colleague, or to ENQUIRY_MAIL_TO, in the language of who gets it. @throws MessageObsolete where there is nobody to tell, or nothing */
export async function toMailToColleague(
  payload: Payload,
  enquiry: Enquiry,
  message: Message,
  settings: MessageSettings,
) {
  const to = message.to || settings.ENQUIRY_MAIL_TO
  if (!to) throw new MessageObsolete('nobody is to be told')
  const context = { message, to, language: await colleagueLanguage(payload, message.to), settings }
  switch (message.kind) {
    case 'assignment':
      return toAssignmentMail(enquiry, context)
    case 'escalation':
      return toEscalationMail(enquiry, context)
    case 'dealer-answer':
      return toDealerAnswerMail(enquiry, context)
    case 'reply':
      return toReplyMail(enquiry, await loadReceived(payload, message), context)
    default: {
      const due = await listDue(payload, message.author, settings)
      if (due.length === 0) throw new MessageObsolete('nothing is due any more')
      return toReminderMail(due, context)
    }
  }
}

/** The Message-ID of such a mail names what it is about (mailbox/take-reply.ts). */
async function loadReceived(payload: Payload, { messageId }: Message) {
  const id = Number(/\.(\d+)\.t[\w-]+@/.exec(messageId)?.[1])
  const mail = await payload.findByID({ collection: 'received-mails', id, depth: 0, disableErrors: true })
  if (!mail) throw new MessageObsolete('the reply was erased')
  return mail
}
