import { randomBytes } from 'node:crypto'
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { toPlainLine, toPlainText } from '../../plain-text.ts'
import { holdEnquiries } from '../../hold-enquiries.ts'
import { withNumber } from '../../messages/mails/to-answer-mail.ts'
import { toMessageId } from '../../messages/message-id.ts'
import { queueMessage } from '../../messages/queue-messages.ts'
import { settings } from '../../../platform/settings.ts'
import { jsonResponse, deskEndpoint, DeskRefusal, enquiryOf, readBody } from '../desk-endpoint.ts'

const shape = z.object({
  subject: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
})

/** Answers an enquiry by mail: queues the mail, sets the status, and assigns the operator where nobody is assigned. */
export const answerEndpoint = deskEndpoint('post', '/:id/answer', async (req) => {
  const { subject, text } = await readBody(req, shape)
  const { payload, user } = req
  await inTransaction(payload, async (transaction) => {
    await holdEnquiries(payload, transaction)
    const { id, number, email, state, assignee } = await enquiryOf(req, transaction)
    if (!email) throw new DeskRefusal(400, 'noEmail')
    const author = user?.id
    const message = {
      enquiry: id,
      kind: 'answer' as const,
      messageId: toMessageId('answer', id, settings, randomBytes(6).toString('hex')),
      to: email,
      subject: withNumber(toPlainLine(subject), number ?? ''),
      body: toPlainText(text),
      ...(author === undefined ? {} : { author: Number(author) }),
    }
    await queueMessage(payload, transaction, message, settings)
    await payload.update({
      collection: 'enquiries',
      id,
      data: { state: state === 'closed' ? state : 'answered', assignee: assignee ?? (author as number) },
      depth: 0,
      req: { ...transaction, user },
    })
  })
  return jsonResponse({ ok: true }, 201)
})
