import { getPayload } from 'payload'
import config from '../../payload.config.ts'
import { settings } from '../../platform/settings.ts'
import { acceptStatistics } from '../../statistics/accept-statistics.ts'

export const dynamic = 'force-dynamic'

export const POST = async (request: Request) => acceptStatistics(await getPayload({ config }), settings, request)
