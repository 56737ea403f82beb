import type { Payload, PayloadRequest } from 'payload'
import { backOfficeUrl } from '../../back-office-url.ts'
import { redactError } from '../../database/redact-error.ts'
import type { Environment } from '../../environment.ts'
import { accountText } from '../account-texts.ts'
import { type Client, readClient } from '../client/read-client.ts'
import { recentLogins } from '../login/recent-logins.ts'
import { type Change, toAccountMail } from './to-account-mail.ts'

type Owner = { id: number; email: string }
type Settings = Pick<Environment, 'SITE_URL' | 'ADMIN_HOST'>

export type AccountMails = ReturnType<typeof createAccountMails>

/** The mails to owners of accounts. Nobody waits for them: a mail server that is slow or down keeps nobody from the back office. */
export function createAccountMails(settings: Settings) {
  const site = new URL(settings.SITE_URL).host
  const office = backOfficeUrl(settings)

  return {
    /** Tells the owner of a login from somewhere new. @param language theirs, as of their last login */
    newLogin({ payload }: PayloadRequest, email: string, client: Client, language: string): void {
      const mail = toAccountMail('login', language, { site, office, email, before: email }, client)
      send(payload, email, mail)
    },

    /**
     * Tells the owner what has changed about the account, in the language of their last login.
     * @param before the address that the account had: it gets the mail too
     */
    change(req: PayloadRequest, change: Change, { id, email }: Owner, before = email): void {
      const client = readClient(req)
      const write = async () => {
        const [last] = await recentLogins(req.payload, id)
        const language = last?.language ?? client.language
        const mail = toAccountMail(change, language, { site, office, email, before }, client)
        for (const to of new Set([before, email])) send(req.payload, to, mail)
      }
      void write().catch((error: unknown) => logFailure(req.payload, error))
    },

    /** The mail with the link to a new password. */
    async newPassword({ payload, i18n }: PayloadRequest, email: string, token: string): Promise<void> {
      const { language } = i18n
      const url = `${office}/admin/reset/${token}`
      const text = [accountText(language, 'mail.forgot.text', { url }), accountText(language, 'mail.forgot.notYou')]
      const subject = accountText(language, 'mail.forgot.subject', { site })
      await payload.sendEmail({ to: email, subject, text: text.join('\n\n') })
    },
  }
}

function send(payload: Payload, to: string, mail: { subject: string; text: string }): void {
  void payload.sendEmail({ to, ...mail }).catch((error: unknown) => logFailure(payload, error))
}

function logFailure(payload: Payload, error: unknown): void {
  payload.logger.error({ err: redactError(error), msg: 'a mail about an account was not sent' })
}
