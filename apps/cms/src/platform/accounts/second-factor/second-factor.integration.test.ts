import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'
import { totpCode } from './totp.ts'

vi.setConfig({ testTimeout: 150_000 })

let cms: Awaited<ReturnType<typeof createTestCms>>
let admin: Record<string, string>
let editor: Record<string, string>
const account = { email: 'editor@norvane.example', password: 'a password of editor' }
const adminAccount = { email: 'admin@norvane.example', password: 'a password of admin' }

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await cms.callRest(`/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { secret: string; qr: string; recoveryCodes: string[] },
  }
}
/** Codes are accepted once: each test takes one of another time that is still accepted. */
const codeOf = (secret: string, seconds = 0) => totpCode(secret, Date.now() + seconds * 1000)
const idOf = async (email: string) =>
  (await cms.payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0]?.id ?? 0

beforeAll(async () => {
  cms = await createTestCms({ REQUIRE_TOTP_FOR_ADMINS: '1' })
  admin = await cms.logIn('admin')
  editor = await cms.logIn('editor')
})

describe('a second factor', () => {
  let secret: string
  let recoveryCodes: string[]

  it('is set up with a first code, and gives ten recovery codes [R12.33]', async () => {
    const begun = await post('me/second-factor', {}, editor)
    secret = begun.body.secret
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.body.qr).toMatch(/^data:image\/svg\+xml,/)
    expect((await post('me/second-factor/confirm', { code: '000000' }, editor)).status).toBe(400)
    const confirmed = await post('me/second-factor/confirm', { code: codeOf(secret, -30) }, editor)
    recoveryCodes = confirmed.body.recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await post('me/second-factor', {}, editor)).status).toBe(409)
  })

  it('is asked for after the password, and each code is taken once [R12.33]', async () => {
    expect(await post('login', account)).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'Enter the code that your authenticator app shows.' }] },
    })
    expect((await post('login', { ...account, code: codeOf(secret, -30) })).status).toBe(401)
    const code = codeOf(secret)
    const both = await Promise.all([post('login', { ...account, code }), post('login', { ...account, code })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await post('login', { ...account, password: 'wrong', code: codeOf(secret, 30) })).status).toBe(401)
  })

  it('takes each recovery code once instead [R12.33]', async () => {
    const code = recoveryCodes[0]?.toUpperCase()
    expect((await post('login', { ...account, code })).status).toBe(200)
    expect((await post('login', { ...account, code })).status).toBe(401)
  })

  it('is stored so that a copy of the database is of no use, and is in no answer [R12.33]', async () => {
    const stored = JSON.stringify((await cms.payload.find({ collection: 'second-factors' })).docs)
    expect(stored).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
    const me = await cms.callRest('/users/me', { headers: editor })
    expect(await me.text()).not.toMatch(/secret|recovery/)
    expect((await cms.callRest('/second-factors', { headers: editor })).status).toBe(403)
  })

  it('that another secret has encrypted takes no code, and the log says why [R12.33]', async () => {
    const { payload } = cms
    const own = payload.secret
    const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
    payload.secret = 'another secret than that of before'
    const answer = await post('login', { ...account, code: codeOf(secret, 30) })
    payload.secret = own
    expect(answer).toMatchObject({ status: 401, body: { errors: [{ message: expect.stringContaining('code') }] } })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was encrypted with another secret'))
    warn.mockRestore()
  })

  it('is turned off with a code only, by others not at all [R12.33]', async () => {
    const other = await cms.logIn('operator')
    expect((await post(`${await idOf(account.email)}/second-factor/off`, {}, other)).status).toBe(404)
    expect((await post('me/second-factor/off', {}, editor)).status).toBe(400)
    expect((await post('me/second-factor/off', { code: recoveryCodes[1] }, editor)).status).toBe(200)
    expect((await post('login', account)).status).toBe(200)
  })
})

describe('an admin who needs a second factor', () => {
  const statuses = async (headers: Record<string, string>) => {
    const paths = ['/products?limit=1', '/enquiries?limit=1', '/users/1/sessions', '/users/me']
    return Promise.all(paths.map(async (path) => (await cms.callRest(path, { headers })).status))
  }

  it('can do nothing but set it up, then everything [R12.34]', async () => {
    expect(await statuses(admin)).toEqual([403, 403, expect.any(Number), 200])
    const own = await idOf(adminAccount.email)
    const patch = { method: 'PATCH', headers: { ...admin, 'content-type': 'application/json' }, body: '{"name":"X"}' }
    expect((await cms.callRest(`/users/${own}`, patch)).status).toBe(403)
    const { secret } = (await post('me/second-factor', {}, admin)).body
    const confirmed = await post('me/second-factor/confirm', { code: codeOf(secret) }, admin)
    expect(confirmed.status).toBe(200)
    expect((await statuses(admin)).slice(0, 2)).toEqual([200, 200])
  })

  it('takes it off another account whose phone is lost [R12.33]', async () => {
    const { secret } = (await post('me/second-factor', {}, editor)).body
    await post('me/second-factor/confirm', { code: codeOf(secret) }, editor)
    expect((await post('login', account)).status).toBe(401)
    expect((await post(`${await idOf(account.email)}/second-factor/off`, {}, admin)).status).toBe(200)
    expect((await post('login', account)).status).toBe(200)
  })
})
