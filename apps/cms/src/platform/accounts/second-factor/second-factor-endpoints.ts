import type { Endpoint } from 'payload'
import { renderSVG } from 'uqr'
import { accountEndpoint } from '../account-endpoint.ts'
import { AccountError } from '../account-error.ts'
import { attemptCounter } from '../login/attempt-counter.ts'
import { readText } from '../login/find-account.ts'
import type { AccountMails } from '../mails/account-mails.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  takeCode,
} from './second-factor.ts'
import { totpUri } from './totp.ts'

export type NewFactor = { secret: string; qr: string }
export type ConfirmedFactor = { recoveryCodes: string[] }

/** Setting a second factor up on one's own account, and turning it off (R12.33). @param site its name in the app */
export function secondFactorEndpoints(mails: AccountMails, site: string): Endpoint[] {
  return [
    accountEndpoint('get', '/:account/second-factor', async ({ req, account }) => ({
      isOn: await hasSecondFactor(req, account.id),
    })),

    accountEndpoint('post', '/me/second-factor', async ({ req, account }): Promise<NewFactor> => {
      const secret = await beginSecondFactor(req, account.id)
      if (!secret) throw new AccountError(req, 409, 'failed')
      const uri = totpUri(secret, account.email, site)
      return { secret, qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` }
    }),

    accountEndpoint('post', '/me/second-factor/confirm', async ({ req, account }): Promise<ConfirmedFactor> => {
      const recoveryCodes = await confirmSecondFactor(req, account.id, readText(req.data?.code))
      if (!recoveryCodes) throw new AccountError(req, 400, 'login.codeWrong')
      mails.change(req, 'factorOn', account)
      return { recoveryCodes }
    }),

    // One's own with a code; an admin takes it off another account, whose owner has lost the phone.
    accountEndpoint('post', '/:account/second-factor/off', async ({ req, account, isOwn }) => {
      if (isOwn) {
        // Who has taken over a session may not guess codes without end.
        const guesses = attemptCounter(req.payload, 'codes of an account', { max: 10, windowMs: 15 * 60_000 })
        const waitMs = await guesses.take(String(account.id))
        if (waitMs > 0) throw new AccountError(req, 429, 'login.tooMany', { minutes: Math.ceil(waitMs / 60_000) })
        if (!(await takeCode(req, account.id, readText(req.data?.code))))
          throw new AccountError(req, 400, 'login.codeWrong')
        await guesses.forget(String(account.id))
      }
      await removeSecondFactor(req.payload, account.id)
      mails.change(req, 'factorOff', account)
      return {}
    }),
  ]
}
