import type { Payload } from 'payload'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { MessageObsolete } from '../message-worker.ts'
import type { MessageSettings } from '../queue-messages.ts'
import { listDue } from '../../next-step/list-due.ts'
import { colleagueLanguage } from './colleague-language.ts'
import { toAssignmentMail, toDealerAnswerMail, toEscalationMail, toReminderMail } from './to-colleague-mail.ts'
import { toBuyerMessageMail, toReplyMail } from './to-news-mail.ts'

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
    case 'buyer-message':
      return toBuyerMessageMail(enquiry, await loadBuyerMessage(payload, message), context)
    default: {
      // Whose account is gone has nothing to do, and is not told what is nobody's.
      if (message.to && !message.author) throw new MessageObsolete('nobody is to be told')
      const due = await listDue(payload, message.author, settings)
      if (due.length === 0) throw new MessageObsolete('nothing is due any more')
      return toReminderMail(due, context)
    }
  }
}

/** The Message-ID of such a mail names what it is about (messages/tell-operators.ts). */
async function loadReceived(payload: Payload, { messageId }: Message) {
  const id = Number(/\.(\d+)\.t[\w-]+@/.exec(messageId)?.[1])
  const mail = await payload.findByID({ collection: 'received-mails', id, depth: 0, disableErrors: true })
  if (!mail) throw new MessageObsolete('the reply was erased')
  return mail
}

async function loadBuyerMessage(payload: Payload, { messageId }: Message) {
  const id = /\.([\da-f-]{36})\.t[\w-]+@/.exec(messageId)?.[1] ?? ''
  const added = await payload.findByID({ collection: 'buyer-messages', id, depth: 0, disableErrors: true })
  if (!added) throw new MessageObsolete('the message was erased')
  return added
}
