import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Enquiry, User } from '../../payload-types.ts'
import { toPlainLine, toPlainText } from '../plain-text.ts'
import type { StoredFile } from '../stored-files.ts'
import { withNumber } from './mails/to-answer-mail.ts'
import { toMessageId } from './message-id.ts'
import { type MessageSettings, queueMessage } from './queue-messages.ts'

/** `isSent`: the visitor has it already, and it is only written down. */
type Answer = {
  subject: string
  text: string
  files: StoredFile[]
  author: User | PayloadRequest['user']
  isSent?: boolean
}

/**
 * Queues an operator's answer, sets the status, and assigns the operator where nobody is assigned; in the transaction of `req`, which holds the
 * enquiries.
 */
export async function queueAnswer(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { id, number, email, state, assignee }: Pick<Enquiry, 'id' | 'number' | 'email' | 'state' | 'assignee'>,
  { subject, text, files, author, isSent }: Answer,
  settings: MessageSettings,
): Promise<void> {
  const message = {
    enquiry: id,
    kind: 'answer' as const,
    messageId: toMessageId('answer', id, settings, randomBytes(6).toString('hex')),
    to: email ?? '',
    subject: withNumber(toPlainLine(subject), number ?? ''),
    body: toPlainText(text),
    files,
    ...(isSent ? { sentAt: new Date().toISOString() } : {}),
    ...(author ? { author: Number(author.id) } : {}),
  }
  await queueMessage(payload, req, message, settings)
  await payload.update({
    collection: 'enquiries',
    id,
    data: { state: state === 'closed' ? state : 'answered', assignee: assignee ?? author?.id ?? null },
    depth: 0,
    req: { ...req, user: author as PayloadRequest['user'] },
  })
}
