import { getPayload } from 'payload'
import { createFindAskedTogether } from './enquiries/asked-together/create-find-asked-together.ts'
import config from './payload.config.ts'
import { redactError } from './platform/database/redact-error.ts'
import { settings } from './platform/settings.ts'
import { createReadContent } from './preview/opening/answer-preview.ts'
import { createProductFinder } from './publishing/finder/create-product-finder.ts'
import { createFindDocuments } from './publishing/search/find-documents.ts'
import { acceptSubmission } from './api/accept-submission.ts'
import { createContentStore } from './api/content-store.ts'
import { shareAnswer } from './api/direct/shared-answer.ts'
import { type ApiServices, handleApiRequest } from './api/handle-request.ts'

let services: Promise<ApiServices> | undefined

async function createServices(): Promise<ApiServices> {
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

/** Answers a request of the content API, below `/api`. */
export async function answerContentApi(request: Request): Promise<Response> {
  services ??= createServices().catch((error: unknown) => {
    services = undefined
    throw error
  })
  return handleApiRequest(request, new URL(request.url).pathname.replace(/^\/api/, ''), await services)
}

/** Lets the server of the program (answer-directly.ts) and the route answer by it. */
export const shareContentApi = () => shareAnswer(answerContentApi)
