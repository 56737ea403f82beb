import { getPayload } from 'payload'
import { startMailing } from './enquiries/mailing.ts'
import config from './payload.config.ts'
import { settings } from './settings.ts'

export async function startWork(): Promise<void> {
  startMailing(await getPayload({ config }), settings)
}
