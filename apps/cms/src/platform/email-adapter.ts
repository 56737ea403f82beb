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
    // A mail server that is down must not prevent the start.
    skipVerify: true,
  })
}

/** Logs that a mail was not sent, without its text, which may have a link to a new password. */
const notConfigured =
  (defaultFromAddress: string): EmailAdapter =>
  ({ payload }) => ({
    name: 'not-configured',
    defaultFromAddress,
    defaultFromName: SENDER_NAME,
    sendEmail: async ({ subject }) => payload.logger.warn(`Mail “${subject}” was not sent: SMTP_URL is not set.`),
  })

/** `smtp://user:password@host:587` as options of nodemailer. */
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
