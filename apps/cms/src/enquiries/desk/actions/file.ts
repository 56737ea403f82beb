import { toStoredFiles } from '../../acceptance/order-files.ts'
import { createUploadStore } from '../../../content/media/create-upload-store.ts'
import { deskEndpoint, DeskRefusal, enquiryOf } from '../desk-endpoint.ts'

/** A file of an enquiry, always to be saved and never opened in the desk's own name: a stranger made it. */
export const fileEndpoint = deskEndpoint('get', '/:id/files/:index', async (req) => {
  const enquiry = await enquiryOf(req)
  const file = toStoredFiles(enquiry.files)[Number(req.routeParams?.index)]
  const opened = file && (await createUploadStore().open('enquiry-files', file.stored))
  if (!file || !opened) throw new DeskRefusal(404, 'notFound')
  return new Response(opened.body, {
    headers: {
      'content-type': file.type,
      'content-length': String(opened.size),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
})
