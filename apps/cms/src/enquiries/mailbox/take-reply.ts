import type { Enquiry } from '../../payload-types.ts'
import { newReplyToken, toMessageId } from '../messages/message-id.ts'
import { queueMessage } from '../messages/queue-messages.ts'
import type { Thread } from './find-thread.ts'
import { recordMail, type Taking } from './taking.ts'

/**
 * Writes a mail into the history of its enquiry. What a person has written makes it wait for an answer again, and is told to whom it is assigned,
 * else to all operators. What somebody else may have sent, who knew no more than a number, leaves the status as it is.
 */
export async function takeReply(taking: Taking, thread: Thread, kind: 'reply' | 'auto-reply'): Promise<boolean> {
  const { mail, files } = taking
  const { enquiry, by, isFromOther } = thread
  const isSpam = enquiry.state === 'spam'
  // Strangers do not fill the disk by answering to what is spam.
  const kept = isSpam ? [] : files
  const received = await recordMail(taking, enquiry, kind, { text: mail.text, files: kept, isFromOther })
  if (kind === 'auto-reply' || isSpam) return kept.length > 0
  if (by === 'reference' || !isFromOther) await reopen(taking, enquiry)
  await tellOperators(taking, enquiry, received.id)
  return kept.length > 0
}

async function reopen({ payload, req }: Taking, { id, state, waitingSince }: Enquiry): Promise<void> {
  const isOpen = state === 'new' || state === 'in-progress'
  await payload.update({
    collection: 'enquiries',
    id,
    data: {
      state: isOpen ? state : 'in-progress',
      waitingSince: (isOpen && waitingSince) || new Date().toISOString(),
    },
    depth: 0,
    req,
  })
}

/** The mail is written when it is sent, of the received mail that its Message-ID names (mails/to-reply-mail.ts). */
async function tellOperators({ payload, req, settings }: Taking, enquiry: Enquiry, received: number): Promise<void> {
  const messageId = toMessageId('reply', enquiry.id, settings, `${received}.${newReplyToken()}`)
  const assignee = await findAssignee({ payload, req }, enquiry)
  const to = assignee ? { to: assignee.email } : {}
  await queueMessage(payload, req, { enquiry: enquiry.id, kind: 'reply', messageId, ...to }, settings)
}

async function findAssignee({ payload, req }: Pick<Taking, 'payload' | 'req'>, { assignee }: Enquiry) {
  const id = typeof assignee === 'object' ? assignee?.id : assignee
  if (!id) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user && !user.disabled && user.role !== 'editor' ? user : null
}
