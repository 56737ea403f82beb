import { z } from 'zod'
import { toStoredFiles } from '../../stored-files.ts'
import { eraseAddress } from '../actions/erase.ts'
import { sendFile } from '../send-file.ts'
import { deskEndpoint, DeskRefusal, enquiryOf, jsonResponse, readBody } from '../desk-endpoint.ts'

const decision = z.object({ decision: z.enum(['erase', 'decline']) })

/** An operator has seen what the buyer wrote. */
export const buyerSeenEndpoint = deskEndpoint('post', '/:id/buyer-seen', async (req) => {
  const { id } = await enquiryOf(req)
  const data = { buyerWroteAt: null, urgent: false }
  await req.payload.update({ collection: 'enquiries', id, data, depth: 0, user: req.user })
  return jsonResponse({ ok: true })
})

/** An admin decides about a buyer's request for erasure; what is erased is what `/erase` erases: everything of his address. */
export const erasureRequestEndpoint = deskEndpoint(
  'post',
  '/:id/erasure-request',
  async (req) => {
    const { decision: decided } = await readBody(req, decision)
    const { id, email, erasureRequestedAt } = await enquiryOf(req)
    if (!erasureRequestedAt) throw new DeskRefusal(404, 'notFound')
    if (decided === 'erase' && email) return jsonResponse(await eraseAddress(req, email))
    if (decided === 'erase') {
      await req.payload.delete({ collection: 'enquiries', id, depth: 0, req })
      return jsonResponse({ enquiries: 1, spool: 'erased' })
    }
    const author = req.user?.id ?? null
    await req.payload.update({ collection: 'enquiries', id, data: { erasureRequestedAt: null }, depth: 0 })
    const event = { enquiry: id, kind: 'erasure-declined' as const, author }
    await req.payload.create({ collection: 'enquiry-events', data: event, depth: 0 })
    return jsonResponse({ ok: true })
  },
  ['admin'],
)

/** A file that a buyer added later. */
export const buyerFileEndpoint = deskEndpoint('get', '/:id/buyer-messages/:message/files/:index', async (req) => {
  const { id } = await enquiryOf(req)
  const message = await req.payload.findByID({
    collection: 'buyer-messages',
    id: String(req.routeParams?.message),
    depth: 0,
    disableErrors: true,
  })
  if (message?.enquiry !== id) throw new DeskRefusal(404, 'notFound')
  return sendFile(toStoredFiles(message.files)[Number(req.routeParams?.index)])
})
