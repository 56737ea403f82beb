import { LONGEST_MESSAGE } from '@vitrine/contract/submission-bounds'
import { z } from 'zod'
import { toPlainText } from '../../enquiries/plain-text.ts'
import { answer, deskEndpoint, enquiryOf, readBody } from '../endpoint.ts'

const note = z.object({ text: z.string().trim().min(1).max(LONGEST_MESSAGE) })

/** Adds a note for colleagues to the history of an enquiry. */
export const noteEndpoint = deskEndpoint('post', '/:id/note', async (req) => {
  const { text } = await readBody(req, note)
  const { id } = await enquiryOf(req)
  const data = { enquiry: id, kind: 'note' as const, author: req.user?.id ?? null, text: toPlainText(text) }
  await req.payload.create({ collection: 'enquiry-events', data, depth: 0 })
  return answer({ ok: true }, 201)
})
