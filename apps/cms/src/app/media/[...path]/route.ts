import { getPayload } from 'payload'
import { answerReplaced } from '../../../content/media/replaced/answer-replaced.ts'
import config from '../../../payload.config.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path: string[] }> }

/** What the server has no file of (serve-cms.ts). */
export const GET = async (_request: Request, { params }: Context) =>
  answerReplaced(await getPayload({ config }), (await params).path)
