import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  generatePayloadCookie,
  loginOperation,
} from 'payload'
import { AccountError } from '../account-error.ts'
import { readClient } from '../client/read-client.ts'
import { newDevice, writeDeviceCookie } from '../client/known-device.ts'
import type { AccountMails } from '../mails/account-mails.ts'
import { spendPasswordWork } from '../passwords/spend-password-work.ts'
import { attemptCounter } from './attempt-counter.ts'
import { findAccount, readEmail, readText } from './find-account.ts'
import { acquaintanceOf, isNewClient, recentLogins, rememberLogin } from './recent-logins.ts'
import { sessionOf } from './session-of.ts'
import { createLoginThrottle } from './throttle.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Payload's login with what it lacks: counted failures (R12.30), equal answers (R12.31), and a memory of who has been here. */
export const loginEndpoint = (mails: AccountMails): Endpoint => ({
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { payload } = req
    const email = readEmail(req)
    const password = readText(req.data?.password)
    const client = readClient(req)
    const account = await findAccount(payload, email)
    const logins = account ? await recentLogins(payload, account.id) : []
    const throttle = createLoginThrottle((name, limit) => attemptCounter(payload, name, limit))
    const attempt = await throttle.begin(email, client, acquaintanceOf(client, logins))
    if (attempt.waitMs > 0) return tooManyAttempts(req, attempt.waitMs)
    try {
      const collection = payload.collections.users
      const { token, user, exp } = await loginOperation({ collection, data: { email, password }, req })
      await attempt.succeed()
      const device = client.device ?? newDevice()
      if (account && isNewClient(client, logins))
        mails.newLogin(req, account.email, client, logins[0]?.language ?? client.language)
      if (account) await rememberLogin(payload, account.id, sessionOf(token), { ...client, device })
      const headers = new Headers({ 'cache-control': 'no-store' })
      const { auth } = collection.config
      const { cookiePrefix } = payload.config
      headers.append(
        'set-cookie',
        generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token: token ?? '' }) as string,
      )
      headers.append('set-cookie', writeDeviceCookie(device, payload.secret, auth.cookies.secure === true))
      return Response.json({ message: req.t('authentication:passed'), exp, token, user }, { headers })
    } catch (error) {
      if (!(error instanceof AuthenticationError || isWrongCode(error))) await attempt.takeBack()
      if (!account && error instanceof AuthenticationError) await spendPasswordWork(password)
      throw error
    }
  },
})

const isWrongCode = (error: unknown) => error instanceof AccountError && error.key === 'login.codeWrong'
