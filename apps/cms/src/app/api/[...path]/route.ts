import { answerContentApi } from '../../../answer-content-api.ts'

export const dynamic = 'force-dynamic'

export {
  answerContentApi as DELETE,
  answerContentApi as GET,
  answerContentApi as HEAD,
  answerContentApi as OPTIONS,
  answerContentApi as PATCH,
  answerContentApi as POST,
  answerContentApi as PUT,
}
