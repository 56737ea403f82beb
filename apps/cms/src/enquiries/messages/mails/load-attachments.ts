import { createUploadStore } from '../../../content/media/create-upload-store.ts'
import { toStoredFiles } from '../../stored-files.ts'

/** The files of an answer, with their bytes. @throws where one of them is gone */
export async function loadAttachments(files: unknown) {
  const store = createUploadStore()
  return Promise.all(
    toStoredFiles(files).map(async ({ name, type, stored }) => {
      const upload = await store.open('enquiry-files', stored)
      if (!upload) throw new Error(`the file ${stored} of an answer is gone`)
      return { filename: name, contentType: type, content: Buffer.from(await new Response(upload.body).arrayBuffer()) }
    }),
  )
}
