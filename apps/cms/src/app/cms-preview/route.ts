import { getPayload } from 'payload'
import config from '../../payload.config.ts'
import { acceptTyped, answerPreviewState } from '../../preview/opening/answer-preview.ts'
import { settings } from '../../platform/settings.ts'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request) => answerPreviewState(await getPayload({ config }), settings, request)
export const POST = async (request: Request) => acceptTyped(await getPayload({ config }), settings, request)
