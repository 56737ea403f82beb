import { addDataAndFileToRequest, type Endpoint, resetPasswordOperation } from 'payload'
import { newDevice, writeDeviceCookie } from '../client/known-device.ts'
import { readClient } from '../client/read-client.ts'
import type { AccountMails } from '../mails/account-mails.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { attemptCounter } from './attempt-counter.ts'
import { readText } from './find-account.ts'
import { rememberLogin } from './recent-logins.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Marks a reset: Payload logs in after it, which we take back. */
export const resetsPassword = { resetsPassword: true }

/**
 * Sets a new password by the link of a mail. It ends all sessions and starts none: one logs in afterwards, with the second factor where
 * there is one. Who could read the mail is no stranger to the account any more (R12.30).
 */
export function resetPasswordEndpoint(mails: AccountMails): Endpoint {
  return {
    method: 'post',
    path: '/reset-password',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const { payload } = req
      const client = readClient(req)
      const ofAddress = attemptCounter(payload, 'reset from an address', { max: 20, windowMs: 60 * 60_000 })
      const waitMs = await ofAddress.take(client.network)
      if (waitMs > 0) return tooManyAttempts(req, waitMs)

      Object.assign(req.context, resetsPassword)
      const data = { password: readText(req.data?.password), token: readText(req.data?.token) }
      const collection = payload.collections.users
      const { user } = await resetPasswordOperation({ collection, data, req })
      const { id, email } = user as { id: number; email: string }
      await endSessions(payload, id)
      const device = client.device ?? newDevice()
      await rememberLogin(payload, id, 'reset', { ...client, device })
      mails.change(req, 'password', { id, email })
      const isSecure = collection.config.auth.cookies.secure === true
      return Response.json(
        { message: req.t('authentication:passwordResetSuccessfully') },
        { headers: { 'cache-control': 'no-store', 'set-cookie': writeDeviceCookie(device, payload.secret, isSecure) } },
      )
    },
  }
}
