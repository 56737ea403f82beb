import { toStoredFiles } from '../../stored-files.ts'
import { createUploadStore } from '../../../content/media/create-upload-store.ts'
import { deskEndpoint, DeskRefusal, enquiryOf } from '../desk-endpoint.ts'

/** A file of an enquiry, always as a download: a stranger made it, so it must not run on the desk's origin. */
export const fileEndpoint = deskEndpoint('get', '/:id/files/:index', async (req) => {
  const enquiry = await enquiryOf(req)
  const file = toStoredFiles(enquiry.files)[Number(req.routeParams?.index)]
  const upload = file && (await createUploadStore().open('enquiry-files', file.stored))
  if (!file || !upload) throw new DeskRefusal(404, 'notFound')
  return new Response(upload.body, {
    headers: {
      'content-type': file.type,
      'content-length': String(upload.size),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
})
