import type { PayloadRequest } from 'payload'
import { toStoredFiles } from '../../stored-files.ts'
import { deskEndpoint, DeskRefusal, enquiryOf } from '../desk-endpoint.ts'
import { sendFile } from '../send-file.ts'

const indexOf = (req: PayloadRequest) => Number(req.routeParams?.index)

/** A file that came with the enquiry; with `?shown` for a page of the desk. */
export const fileEndpoint = deskEndpoint('get', '/:id/files/:index', async (req) => {
  const enquiry = await enquiryOf(req)
  const shown = req.searchParams.has('shown') ? req : undefined
  return sendFile(toStoredFiles(enquiry.files)[indexOf(req)], shown)
})

/** A file of a mail that came about an enquiry. */
export const receivedFileEndpoint = deskEndpoint('get', '/:id/received-mails/:mail/files/:index', (req) =>
  sendFileOf(req, 'received-mails'),
)

/** A file of an answer. */
export const sentFileEndpoint = deskEndpoint('get', '/:id/messages/:mail/files/:index', (req) =>
  sendFileOf(req, 'messages'),
)

async function sendFileOf(req: PayloadRequest, collection: 'received-mails' | 'messages'): Promise<Response> {
  const { id } = await enquiryOf(req)
  const where = { id: { equals: Number(req.routeParams?.mail) || 0 }, enquiry: { equals: id } }
  const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0 })
  if (!docs[0]) throw new DeskRefusal(404, 'notFound')
  return sendFile(toStoredFiles(docs[0].files)[indexOf(req)])
}
