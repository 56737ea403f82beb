import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'
import type { Environment } from './environment.ts'

const SENDER_NAME = 'Vitrine'

type MailSettings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>

export function emailAdapter(settings: MailSettings): EmailAdapter | Promise<EmailAdapter> {
  const defaultFromAddress = settings.MAIL_FROM ?? `no-reply@${new URL(settings.SITE_URL).hostname}`
  if (!settings.SMTP_URL) return notConfigured(defaultFromAddress)
  return nodemailerAdapter({
    defaultFromAddress,
    defaultFromName: SENDER_NAME,
    transportOptions: toTransport(settings.SMTP_URL),
    // A mail server that is down now must not keep the back office from starting.
    skipVerify: true,
  })
}

/** Says in the log that a mail was not sent, without what is in it: that may be a link to a new password. */
const notConfigured =
  (defaultFromAddress: string): EmailAdapter =>
  ({ payload }) => ({
    name: 'not-configured',
    defaultFromAddress,
    defaultFromName: SENDER_NAME,
    sendEmail: async ({ subject }) =>
      payload.logger.warn(`Not sent, because SMTP_URL is not set: a mail “${subject}”.`),
  })

/** `smtp://user:password@host:587` in the words of nodemailer. */
export function toTransport(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}
