import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { toSignature, withSignature } from '../../drafts/signature.ts'
import { takeDraft } from '../../drafts/draft-store.ts'
import { holdEnquiries } from '../../hold-enquiries.ts'
import { queueAnswer } from '../../messages/queue-answer.ts'
import { settings } from '../../../platform/settings.ts'
import { jsonResponse, deskEndpoint, DeskRefusal, enquiryOf, readBody } from '../desk-endpoint.ts'

const shape = z.object({
  subject: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
})

/** Answers an enquiry by mail, with the files of the operator's draft, which is used up, and the operator's signature. */
export const answerEndpoint = deskEndpoint('post', '/:id/answer', async (req) => {
  const { subject, text } = await readBody(req, shape)
  const { payload, user } = req
  await inTransaction(payload, async (transaction) => {
    await holdEnquiries(payload, transaction)
    const enquiry = await enquiryOf(req, transaction)
    if (!enquiry.email) throw new DeskRefusal(400, 'noEmail')
    const files = user ? await takeDraft(payload, transaction, enquiry.id, user.id) : []
    const signed = withSignature(text, toSignature(user, enquiry.language))
    await queueAnswer(payload, transaction, enquiry, { subject, text: signed, files, author: user }, settings)
  })
  return jsonResponse({ ok: true }, 201)
})
