import type { Payload } from 'payload'
import { mailToEditors } from '../../../platform/accounts/mails/mail-to-editors.ts'
import { backOfficeUrl } from '../../../platform/back-office-url.ts'
import { settings } from '../../../platform/settings.ts'
import { claimMail, countFindings } from './check-store.ts'
import { toListMail } from './to-list-mail.ts'

/** Sends the list of a check to all editors and admins, each in their language; once, whoever does it. */
export async function sendList(payload: Payload, name: string): Promise<void> {
  const counts = await countFindings(payload, name)
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  if (total === 0 || !(await claimMail(payload, name, new Date().toISOString()))) return
  const place = { site: new URL(settings.SITE_URL).host, office: backOfficeUrl(settings) }
  await mailToEditors(payload, {}, (language) => toListMail(language, counts, place))
}
