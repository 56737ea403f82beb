import type { PayloadRequest } from 'payload'
import { accountText } from '../account-texts.ts'

/** The answer to who must wait, the same whether there is such an account or not. */
export function tooManyAttempts({ i18n }: PayloadRequest, waitMs: number): Response {
  const message = accountText(i18n.language, 'login.tooMany', { minutes: Math.ceil(waitMs / 60_000) })
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)), 'cache-control': 'no-store' }
  return Response.json({ errors: [{ message }] }, { status: 429, headers })
}
