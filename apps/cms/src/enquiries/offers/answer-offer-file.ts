import { buyerOfferRequest } from '@vitrine/contract/shapes/buyer-page'
import type { Payload } from 'payload'
import { check } from '../../platform/http/check-input.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { toDisposition } from '../../content/media/to-disposition.ts'
import { readBuyerToken } from '../buyer/buyer-token.ts'
import { toStoredFiles } from '../stored-files.ts'

/** The file of an offer, for the page of its buyer; a draft is nobody's. @throws BadInput, RequestRefused 404 */
export async function answerOfferFile(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readRequestBody(request, false)
  const { token, offer: id } = check(buyerOfferRequest, json)
  const enquiryId = readBuyerToken(token, payload.secret)
  const offer = await payload.findByID({ collection: 'offers', id, depth: 1, disableErrors: true })
  const enquiry = typeof offer?.enquiry === 'object' ? offer.enquiry : null
  if (!offer || !enquiryId || enquiry?.id !== enquiryId || enquiry.state === 'spam' || offer.state === 'draft')
    throw new RequestRefused(404, 'not found')
  const file = toStoredFiles(offer.files)[0]
  const upload = file && (await createUploadStore().open('enquiry-files', file.stored))
  if (!file || !upload) throw new RequestRefused(404, 'not found')
  return new Response(upload.body, {
    headers: {
      'content-type': file.type,
      'content-length': String(upload.size),
      'content-disposition': toDisposition(`${offer.number}-v${offer.version}.pdf`),
      'cache-control': 'private, no-store',
    },
  })
}
