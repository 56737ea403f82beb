import type { Payload, PayloadRequest } from 'payload'
import { backOfficeUrl } from '../../back-office-url.ts'
import { redactError } from '../../database/redact-error.ts'
import { settings } from '../../settings.ts'
import { accountText, type AccountTextKey } from '../account-texts.ts'
import { type Client, readClient } from '../client/read-client.ts'
import { recentLogins } from '../login/recent-logins.ts'

export type Change = 'login' | 'password' | 'email' | 'factorOn' | 'factorOff'
type Owner = { id: number; email: string }

const site = new URL(settings.SITE_URL).host

/** Tells the owner of an account of a login from somewhere new. @param language theirs, as of their last login */
export function mailNewLogin(req: PayloadRequest, email: string, client: Client, language = client.language): void {
  send(req.payload, email, toMail('login', language, { email }, client))
}

/**
 * Tells the owner of an account what has changed about it, in the language of their last login. It goes to the old address too where that
 * has changed.
 * @param before the address that the account had
 */
export function mailChange(req: PayloadRequest, change: Change, { id, email }: Owner, before = email): void {
  const client = readClient(req)
  const write = async () => {
    const [last] = await recentLogins(req.payload, id)
    const mail = toMail(change, last?.language ?? client.language, { email, before }, client)
    for (const to of new Set([before, email])) send(req.payload, to, mail)
  }
  void write().catch((error: unknown) => logFailure(req.payload, error))
}

/** The mail with the link to a new password. */
export async function mailNewPassword({ payload, i18n }: PayloadRequest, email: string, token: string): Promise<void> {
  const { language } = i18n
  const url = `${backOfficeUrl(settings)}/admin/reset/${token}`
  const text = [accountText(language, 'mail.forgot.text', { url }), accountText(language, 'mail.forgot.notYou')]
  const subject = accountText(language, 'mail.forgot.subject', { site })
  await payload.sendEmail({ to: email, subject, text: text.join('\n\n') })
}

type Mail = { subject: string; text: string }

function toMail(change: Change, language: string, values: { email: string; before?: string }, client: Client): Mail {
  const text = (key: AccountTextKey, more: Record<string, string> = {}) =>
    accountText(language, key, { ...values, ...more, site })
  const time = new Date().toISOString().replace('T', ' ').slice(0, 16)
  const facts = [
    `${text('mail.time')}: ${time} UTC`,
    ...(client.address ? [`${text('mail.address')}: ${client.address}`] : []),
    ...(client.userAgent ? [`${text('mail.program')}: ${client.userAgent}`] : []),
  ]
  const url = `${backOfficeUrl(settings)}/admin/forgot`
  return {
    subject: text(`mail.${change}.subject`),
    text: [text(`mail.${change}.text`), facts.join('\n'), text('mail.notYou', { url })].join('\n\n'),
  }
}

/** Nobody waits for these mails: a mail server that is slow or down keeps nobody from the back office. */
function send(payload: Payload, to: string, mail: Mail): void {
  void payload.sendEmail({ to, ...mail }).catch((error: unknown) => logFailure(payload, error))
}

function logFailure(payload: Payload, error: unknown): void {
  payload.logger.error({ err: redactError(error), msg: 'a mail about an account was not sent' })
}
