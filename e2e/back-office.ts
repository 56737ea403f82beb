import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { admin } from './test-instance.ts'

/** Logs in at the back office's own interface and gives the header that the following calls need. */
export async function logIn(request: APIRequestContext, account = admin): Promise<{ authorization: string }> {
  const { VITRINE_ADMIN_TOKEN } = process.env
  if (account === admin && VITRINE_ADMIN_TOKEN) return { authorization: `JWT ${VITRINE_ADMIN_TOKEN}` }
  const answer = await request.post('/cms-api/users/login', { data: account })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `JWT ${token}` }
}
