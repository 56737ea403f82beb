import { getPayload } from 'payload'
import { acceptSubmission } from '../../../api/accept-submission.ts'
import { handleApiRequest, type ApiServices } from '../../../api/handle-request.ts'
import { createContentStore } from '../../../api/content-store.ts'
import { createFindAskedTogether } from '../../../enquiries/asked-together/create-find-asked-together.ts'
import { createProductFinder } from '../../../publishing/finder/create-product-finder.ts'
import { createFindDocuments } from '../../../publishing/search/find-documents.ts'
import { redactError } from '../../../platform/database/redact-error.ts'
import config from '../../../payload.config.ts'
import { settings } from '../../../platform/settings.ts'
import { createReadContent } from '../../../preview/opening/answer-preview.ts'

export const dynamic = 'force-dynamic'

let api: Promise<ApiServices> | undefined

async function createApi(): Promise<ApiServices> {
  const payload = await getPayload({ config })
  return {
    readContent: createReadContent(payload, settings, createContentStore(payload)),
    findDocuments: createFindDocuments(payload),
    findProducts: createProductFinder(payload),
    findAskedTogether: createFindAskedTogether(payload),
    acceptSubmission: (match, request) => acceptSubmission(payload, match, request),
    log: (error, what) => payload.logger.error({ err: redactError(error), msg: what }),
    checkResponses: process.env.NODE_ENV !== 'production',
  }
}

async function handle(request: Request): Promise<Response> {
  api ??= createApi().catch((error) => {
    api = undefined
    throw error
  })
  return handleApiRequest(request, new URL(request.url).pathname.replace(/^\/api/, ''), await api)
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
