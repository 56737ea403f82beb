import { getPayload } from 'payload'
import config from '../../../../payload.config.ts'
import { settings } from '../../../../platform/settings.ts'
import { submitSetup, showSetup } from '../../../../platform/accounts/setup/setup.ts'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => showSetup(request, settings)
export const POST = async (request: Request) => submitSetup(request, settings, await getPayload({ config }))
