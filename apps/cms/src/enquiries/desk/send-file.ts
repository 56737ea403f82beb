import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { toRange } from '../../content/media/serve-upload.ts'
import { toDisposition } from '../../content/media/to-disposition.ts'
import type { StoredFile } from '../stored-files.ts'
import { DeskRefusal } from './desk-endpoint.ts'

/**
 * A file of an enquiry, always as a download: a stranger made it, so it must not run on the desk's origin. Where browsers reach the object
 * store, this leads to a link that expires; else the bytes come from here.
 * @param shown the request of what shows it on a page of the desk, whose policy knows no other origin: then the bytes come from here, or a part of them
 * @throws DeskRefusal where it is gone
 */
export async function sendFile(file: StoredFile | undefined, shown?: Pick<Request, 'headers'>): Promise<Response> {
  if (!file || file.deletedAt) throw new DeskRefusal(404, 'notFound')
  const store = createUploadStore()
  const link = shown ? null : await store.linkTo('enquiry-files', file.stored, { fileName: file.name, type: file.type })
  // Whoever has the address has the file for these minutes: nobody is to keep it or to pass it on.
  if (link)
    return new Response(null, {
      status: 302,
      headers: { location: link, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
  const upload = await store.open('enquiry-files', file.stored, toRange(shown?.headers.get('range') ?? null))
  if (!upload) throw new DeskRefusal(404, 'notFound')
  const { size, range } = upload
  return new Response(upload.body, {
    status: range ? 206 : 200,
    headers: {
      'content-type': file.type,
      'content-length': String(range ? range.end - range.start + 1 : size),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
      'accept-ranges': 'bytes',
      'content-disposition': toDisposition(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
