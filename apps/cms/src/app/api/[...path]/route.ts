import { answerContentApi } from '../../../answer-content-api.ts'
import { sharedAnswer } from '../../../api/direct/shared-answer.ts'

export const dynamic = 'force-dynamic'

/**
 * The content API that the server of the program calls as well, so that there is one memory of documents, and errors are of one class: Next loads the
 * same file more than once in one process. While developing, what was compiled last.
 */
const answer = (request: Request): Promise<Response> => {
  const shared = process.env.NODE_ENV === 'production' ? sharedAnswer() : undefined
  return (shared ?? answerContentApi)(request)
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
