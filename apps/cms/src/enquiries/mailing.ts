import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { decideNextAttempt } from './decide-next-attempt.ts'
import { toMail } from './to-mail.ts'

const LOOK_EVERY_MS = 5_000
const MOST_AT_ONCE = 20

type MailSettings = Pick<Environment, 'SMTP_URL' | 'ENQUIRY_MAIL_TO' | 'SITE_URL'>

/**
 * Tells the operator of every enquiry by mail, until the mail server takes it (DESIGN.md, "Enquiries are never lost"). That a mail
 * waits is written in the enquiry's own row, so that storing it and queueing its mail are one.
 */
export function startMailing(payload: Payload, settings: MailSettings): void {
  const { SMTP_URL, ENQUIRY_MAIL_TO: to } = settings
  if (!SMTP_URL || !to) {
    payload.logger.warn(
      'Enquiries are stored, and nobody is told by mail: SMTP_URL and ENQUIRY_MAIL_TO are not both set.',
    )
    return
  }
  const look = async () => {
    try {
      await sendWaiting(payload, to, settings.SITE_URL)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'looking for waiting mail' })
    }
    setTimeout(look, LOOK_EVERY_MS).unref()
  }
  setTimeout(look, LOOK_EVERY_MS).unref()
}

async function sendWaiting(payload: Payload, to: string, siteUrl: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { mailState: { equals: 'waiting' } },
        { or: [{ mailNextAt: { exists: false } }, { mailNextAt: { less_than_equal: new Date().toISOString() } }] },
      ],
    },
    sort: 'createdAt',
    limit: MOST_AT_ONCE,
    depth: 0,
  })
  for (const enquiry of docs) {
    const attempts = (enquiry.mailAttempts ?? 0) + 1
    const sent = await payload.sendEmail(toMail(enquiry, { to, siteUrl })).then(
      () => true,
      (error: unknown) => {
        payload.logger.warn({
          msg: `mail of enquiry ${enquiry.id}, attempt ${attempts}: ${error instanceof Error ? error.message : 'failed'}`,
        })
        return false
      },
    )
    const data = sent
      ? { mailState: 'sent' as const, mailAttempts: attempts }
      : { mailAttempts: attempts, mailNextAt: decideNextAttempt(new Date(), attempts).toISOString() }
    await payload.update({ collection: 'enquiries', id: enquiry.id, data, depth: 0 })
  }
}
