import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { expect } from '@playwright/test'
import { logIn } from './back-office.ts'
import { siteUrl } from './test-instance.ts'

export type Account = { email: string; password: string }

/** An operator of the desk, made for the tests of one file. */
export async function makeOperator(playwright: PlaywrightWorkerArgs['playwright']): Promise<Account> {
  const account = { email: `desk-${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-operator-of-norvane' }
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  const headers = await logIn(request)
  const data = { ...account, role: 'operator', name: 'Olga Operator' }
  expect((await request.post('/cms-api/users', { headers, data })).status()).toBe(201)
  await request.dispose()
  return account
}

/** Logs the page in, as the form of the back office does. */
export async function logInPage(page: Page, request: APIRequestContext, account: Account) {
  const { authorization } = await logIn(request, account)
  const value = authorization.replace('JWT ', '')
  await page.context().addCookies([{ name: 'payload-token', value, url: siteUrl, httpOnly: true, sameSite: 'Lax' }])
}
