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

const key = Symbol.for('vitrine.content-api')
/** Next loads the same file more than once in one process: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: Promise<ApiServices> }

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
  shared[key] ??= createServices().catch((error: unknown) => {
    delete shared[key]
    throw error
  })
  return handleApiRequest(request, new URL(request.url).pathname.replace(/^\/api/, ''), await shared[key])
}

/** Lets the server of the program answer by it, too (answer-directly.ts). */
export const shareContentApi = () => shareAnswer(answerContentApi)
