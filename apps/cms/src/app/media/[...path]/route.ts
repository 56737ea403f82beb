import { serveUpload } from '../../../content/media/serve-upload.ts'
import { createUploadStore } from '../../../content/media/create-upload-store.ts'

export const dynamic = 'force-dynamic'

let store: ReturnType<typeof createUploadStore> | undefined

export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  store ??= createUploadStore()
  return serveUpload((await params).path, request, store)
}
