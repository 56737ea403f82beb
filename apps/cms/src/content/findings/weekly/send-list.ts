import type { Payload } from 'payload'
import { recentLogins } from '../../../platform/accounts/login/recent-logins.ts'
import { backOfficeUrl } from '../../../platform/back-office-url.ts'
import { redactError } from '../../../platform/database/redact-error.ts'
import { settings } from '../../../platform/settings.ts'
import type { FindingKind } from '../finding.ts'
import { claimMail, countFindings } from './check-store.ts'
import { toListMail } from './to-list-mail.ts'

const MAX_RECIPIENTS = 200

/** Sends the list of a check to all editors and admins, each in their language; once, whoever does it. */
export async function sendList(payload: Payload, name: string): Promise<void> {
  const counts = await countFindings(payload, name)
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  if (total === 0 || !(await claimMail(payload, name, new Date().toISOString()))) return
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ role: { in: ['editor', 'admin'] } }, { disabled: { not_equals: true } }] },
    limit: MAX_RECIPIENTS,
    pagination: false,
    depth: 0,
  })
  for (const { id, email } of docs) await sendTo(payload, id, email, counts)
}

async function sendTo(payload: Payload, id: number, to: string, counts: Partial<Record<FindingKind, number>>) {
  try {
    const [last] = await recentLogins(payload, id)
    const place = { site: new URL(settings.SITE_URL).host, office: backOfficeUrl(settings) }
    await payload.sendEmail({ to, ...toListMail(last?.language ?? 'en', counts, place) })
  } catch (error) {
    payload.logger.error({ err: redactError(error), msg: 'the weekly list was not sent to an editor' })
  }
}
