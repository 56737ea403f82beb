import { getPayload } from 'payload'
import config from '../../../../payload.config.ts'
import { settings } from '../../../../settings.ts'
import { answerSetup, showSetup } from '../../../../setup/setup.ts'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => showSetup(request, settings)
export const POST = async (request: Request) => answerSetup(request, settings, await getPayload({ config }))
