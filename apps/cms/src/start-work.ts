import { getPayload } from 'payload'
import { startRetention } from './enquiries/erasure/retention.ts'
import { startSending } from './messages/sending.ts'
import config from './payload.config.ts'
import { settings } from './settings.ts'

export async function startWork(): Promise<void> {
  const payload = await getPayload({ config })
  await startSending(payload, settings)
  startRetention(payload, settings.ENQUIRY_RETENTION_DAYS)
}
