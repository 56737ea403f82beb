import { MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { z } from 'zod'
import { toPlainText } from '../../plain-text.ts'
import { jsonResponse, deskEndpoint, enquiryOf, readBody } from '../desk-endpoint.ts'

const note = z.object({ text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) })

/** Adds a note for colleagues to the timeline of an enquiry. */
export const noteEndpoint = deskEndpoint('post', '/:id/note', async (req) => {
  const { text } = await readBody(req, note)
  const { id } = await enquiryOf(req)
  const data = { enquiry: id, kind: 'note' as const, author: req.user?.id ?? null, text: toPlainText(text) }
  await req.payload.create({ collection: 'enquiry-events', data, depth: 0 })
  return jsonResponse({ ok: true }, 201)
})
