import type { Payload, Where } from 'payload'
import { redactError } from '../../database/redact-error.ts'
import { recentLogins } from '../login/recent-logins.ts'

const MAX_RECIPIENTS = 200

type Mail = { subject: string; text: string }

/**
 * Sends a mail to editors and admins whose accounts are not disabled, one after the other, each in the language of their last login. It never rejects: what
 * could not be sent is in the log.
 * @param whom a condition that they fulfil besides @param toMail the mail in a language of the back office
 */
export async function mailToEditors(payload: Payload, whom: Where, toMail: (language: string) => Mail): Promise<void> {
  try {
    const { docs } = await payload.find({
      collection: 'users',
      where: { and: [{ role: { in: ['editor', 'admin'] } }, { disabled: { not_equals: true } }, whom] },
      limit: MAX_RECIPIENTS,
      pagination: false,
      depth: 0,
    })
    for (const { id, email } of docs) await sendTo(payload, id, email, toMail)
  } catch (error) {
    logFailure(payload, error)
  }
}

async function sendTo(payload: Payload, id: number, to: string, toMail: (language: string) => Mail): Promise<void> {
  try {
    const [last] = await recentLogins(payload, id)
    await payload.sendEmail({ to, ...toMail(last?.language ?? 'en') })
  } catch (error) {
    logFailure(payload, error)
  }
}

const logFailure = (payload: Payload, error: unknown) =>
  payload.logger.error({ err: redactError(error), msg: 'a mail to an editor was not sent' })
