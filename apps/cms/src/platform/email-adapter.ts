import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'
import type { Environment } from './environment.ts'

const SENDER_NAME = 'Vitrine'

type TransportSettings = Pick<Environment, 'SMTP_REQUIRE_TLS'> & { SMTP_URL: string }
type MailSettings = Pick<Environment, 'SMTP_URL' | 'SMTP_REQUIRE_TLS' | 'MAIL_FROM' | 'SITE_URL'>

export function emailAdapter(settings: MailSettings): EmailAdapter | Promise<EmailAdapter> {
  const defaultFromAddress = settings.MAIL_FROM ?? `no-reply@${new URL(settings.SITE_URL).hostname}`
  const { SMTP_URL, SMTP_REQUIRE_TLS } = settings
  if (!SMTP_URL) return notConfigured(defaultFromAddress)
  return nodemailerAdapter({
    defaultFromAddress,
    defaultFromName: SENDER_NAME,
    transportOptions: toTransport({ SMTP_URL, SMTP_REQUIRE_TLS }),
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

/**
 * `smtp://user:password@host:587` as options of nodemailer. A connection that begins in plain text becomes an encrypted one before
 * anything is said (`requireTLS`): whoever is in between could otherwise strip the server's offer of it.
 */
export function toTransport({ SMTP_URL, SMTP_REQUIRE_TLS }: TransportSettings) {
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: SMTP_REQUIRE_TLS ?? !isLoopback(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}

const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname)
