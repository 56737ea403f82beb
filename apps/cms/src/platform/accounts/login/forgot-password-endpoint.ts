import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { redactError } from '../../database/redact-error.ts'
import { readClient } from '../client/read-client.ts'
import type { AccountMails } from '../mails/account-mails.ts'
import { attemptCounter } from './attempt-counter.ts'
import { findAccount, readEmail } from './find-account.ts'
import { acquaintanceOf, recentLogins } from './recent-logins.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

const HOUR_MS = 60 * 60_000

/**
 * Answers at once and alike, and writes the mail afterwards: neither words nor time tell who has an account (R12.31). One address may
 * ask 20 times an hour; strangers together get three mails an hour sent to one account, those whom it knows three more of their own.
 */
export function forgotPasswordEndpoint(mails: AccountMails): Endpoint {
  return {
    method: 'post',
    path: '/forgot-password',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const { payload } = req
      const email = readEmail(req)
      if (!email) throw new APIError('Missing email.', 400)
      const client = readClient(req)
      const ofAddress = attemptCounter(payload, 'forgotten from an address', { max: 20, windowMs: HOUR_MS })
      const waitMs = await ofAddress.take(client.network)
      if (waitMs > 0) return tooManyAttempts(req, waitMs)

      const send = async () => {
        const account = await findAccount(payload, email)
        if (!account || account.disabled) return
        const acquaintance = acquaintanceOf(client, await recentLogins(payload, account.id))
        const key = acquaintance === 'stranger' ? email : `${email} ${acquaintance}`
        const ofAccount = attemptCounter(payload, 'forgotten of an account', { max: 3, windowMs: HOUR_MS })
        if ((await ofAccount.take(key)) > 0) return
        // Payload would hold its transaction, and with it SQLite's only writer, until the mail server has answered.
        const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
        await mails.newPassword(req, account.email, token)
      }
      void send().catch((error: unknown) =>
        payload.logger.error({ err: redactError(error), msg: 'the mail with a link to a new password was not sent' }),
      )
      return Response.json({ message: req.t('general:success') }, { headers: { 'cache-control': 'no-store' } })
    },
  }
}
