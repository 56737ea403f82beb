import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { admin, dataDir, siteUrl } from '../test-instance.ts'
import { totpCode, waitForTimeToType } from '../totp-code.ts'

/**
 * Sets up the second factor of the tests' admin, who may do nothing before, once for all tests: each code is taken once, so that
 * tests could log in with one every half minute only. They take the token of this log-in from VITRINE_ADMIN_TOKEN; it is kept beside the
 * data, for a product that is tested again.
 */
export default async function setUpSecondFactor() {
  const file = join(dataDir, 'admin-token-of-tests')
  if (!existsSync(file)) writeFileSync(file, await logInWithCode())
  process.env.VITRINE_ADMIN_TOKEN = readFileSync(file, 'utf8')
}

async function logInWithCode(): Promise<string> {
  const calls = await request.newContext({ baseURL: siteUrl, extraHTTPHeaders: { origin: siteUrl } })
  const post = async <T>(path: string, data: object, headers = {}): Promise<T> => {
    const answer = await calls.post(`/cms-api/users/${path}`, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { token } = await post<{ token: string }>('login', admin)
  const headers = { authorization: `JWT ${token}` }
  const { secret } = await post<{ secret: string }>('me/second-factor', {}, headers)
  await waitForTimeToType()
  await post('me/second-factor/confirm', { code: totpCode(secret, -30) }, headers)
  const again = await post<{ token: string }>('login', { ...admin, code: totpCode(secret) })
  await calls.dispose()
  return again.token
}
