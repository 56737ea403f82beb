import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { createSetupToken } from './setup/setup-token.ts'

vi.setConfig({ testTimeout: 150_000 })

const password = 'a longer password for Olga'
let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let admin: Record<string, string>
let adminId: number
beforeAll(async () => {
  smtp = await startSmtpServer()
  cms = await createTestCms({ SMTP_URL: smtp.url })
  admin = await cms.logIn('admin')
  adminId = (await cms.payload.find({ collection: 'users' })).docs[0]?.id ?? 0
})
afterAll(() => smtp.stop())

const json = { 'content-type': 'application/json' }
const send = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  cms.callRest(`/users${path}`, {
    method,
    headers: { ...json, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
const makeAccount = async (name: string, role = 'operator') => {
  const account = { email: `${name}@norvane.example`, password }
  const made = await send('POST', '', admin, { ...account, name, role })
  return { ...account, id: ((await made.json()) as { doc: { id: number } }).doc.id }
}
const logIn = async (account: { email: string; password: string }, from = '192.0.2.1', agent = 'Firefox/140 Linux') => {
  const headers = { 'x-forwarded-for': from, 'user-agent': agent }
  const { email } = account
  const answer = await send('POST', '/login', headers, { email, password: account.password })
  const { token } = (await answer.json()) as { token?: string }
  return { status: answer.status, headers: { authorization: `JWT ${token}` } }
}
const isLoggedIn = async (headers: Record<string, string>) =>
  ((await (await send('GET', '/me', headers)).json()) as { user: object | null }).user !== null
const mailsTo = (email: string) =>
  smtp.received.filter(({ to }) => to.includes(email)).map(({ mail }) => `${mail.subject}\n${mail.text}`)
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message

describe('sessions', () => {
  it('are listed with when and from what, and ended one by one or all others [R12.35]', async () => {
    const account = await makeAccount('olga')
    const here = await logIn(account)
    const there = await logIn(account, '198.51.100.1', 'Chrome/140 Windows')
    const third = await logIn(account, '198.51.100.2')
    const listed = async () =>
      ((await (await send('GET', '/me/sessions', here.headers)).json()) as { sessions: { id: string }[] }).sessions
    expect(await listed()).toMatchObject([
      { address: '198.51.100.2', isCurrent: false },
      { address: '198.51.100.1', userAgent: 'Chrome/140 Windows', isCurrent: false },
      { address: '192.0.2.1', isCurrent: true, createdAt: expect.stringMatching(/^\d{4}-/) },
    ])
    const [, second] = await listed()
    expect((await send('DELETE', `/me/sessions/${second?.id}`, here.headers)).status).toBe(200)
    expect([await isLoggedIn(there.headers), await isLoggedIn(third.headers)]).toEqual([false, true])
    await send('DELETE', '/me/sessions', here.headers)
    expect([await isLoggedIn(here.headers), await isLoggedIn(third.headers)]).toEqual([true, false])
  })

  it('of others are seen and ended by admins alone [R12.35]', async () => {
    const account = await makeAccount('oscar')
    const session = await logIn(account)
    const other = await logIn(await makeAccount('otto'))
    expect((await send('GET', `/${account.id}/sessions`, other.headers)).status).toBe(404)
    expect((await send('DELETE', `/${account.id}/sessions`, other.headers)).status).toBe(404)
    expect(await (await send('GET', `/${account.id}/sessions`, admin)).json()).toMatchObject({ sessions: [{}] })
    await send('DELETE', `/${account.id}/sessions`, admin)
    expect(await isLoggedIn(session.headers)).toBe(false)
  })

  it.each([
    ['password', { password: 'another long password' }],
    ['role', { role: 'editor' }],
    ['being disabled', { disabled: true }],
  ])('all end with a change of %s [R12.35]', async (what, change) => {
    const account = await makeAccount(`change-${what.replace(/\W/g, '')}`)
    const session = await logIn(account)
    expect((await send('PATCH', `/${account.id}`, admin, change)).status).toBe(200)
    expect(await isLoggedIn(session.headers)).toBe(false)
  })
})

describe('logins at the same time', () => {
  it('each keep their session [R12.35]', async () => {
    const account = await makeAccount('many')
    const logins = await Promise.all([1, 2, 3, 4].map(() => logIn(account)))
    const alive = await Promise.all(logins.map(({ headers }) => isLoggedIn(headers)))
    expect(alive).toEqual([true, true, true, true])
  })

  it('undo nothing that is done to the account meanwhile [R12.37]', async () => {
    const account = await makeAccount('meanwhile')
    const login = logIn(account)
    expect((await send('PATCH', `/${account.id}`, admin, { disabled: true })).status).toBe(200)
    await login
    expect(await (await send('GET', `/${account.id}`, admin)).json()).toMatchObject({ disabled: true })
    expect((await logIn(account)).status).toBe(401)
  })
})

describe('mails', () => {
  it('tell of a login from a new device or address, and of none from a known one [R12.36]', async () => {
    const account = await makeAccount('mona')
    await logIn(account)
    await logIn(account)
    await logIn(account, '198.51.100.9')
    await vi.waitFor(() => expect(mailsTo(account.email)).toHaveLength(2), { timeout: 20_000 })
    const ofNewAddress = /New login to your account[\s\S]*198\.51\.100\.9[\s\S]*Firefox/
    expect(mailsTo(account.email).filter((mail) => ofNewAddress.test(mail))).toHaveLength(1)
  })

  it('tell of a new password, and both addresses of a new one [R12.36]', async () => {
    const account = await makeAccount('nils')
    await send('PATCH', `/${account.id}`, admin, { password: 'another long password' })
    await vi.waitFor(() => expect(mailsTo(account.email).join()).toContain('password of your account'), {
      timeout: 20_000,
    })
    await send('PATCH', `/${account.id}`, admin, { email: 'nils.new@norvane.example' })
    await vi.waitFor(
      () => {
        for (const email of [account.email, 'nils.new@norvane.example'])
          expect(mailsTo(email).join()).toContain('now has the e-mail address nils.new@norvane.example')
      },
      { timeout: 20_000 },
    )
  })

  it('bring the link to a new password [R12.31]', async () => {
    const account = await makeAccount('vera')
    expect((await send('POST', '/forgot-password', {}, { email: account.email })).status).toBe(200)
    await vi.waitFor(() => expect(mailsTo(account.email).join()).toMatch(/\/admin\/reset\/[0-9a-f]{40}/), {
      timeout: 20_000,
    })
  })
})

describe('accounts that are not needed', () => {
  it('are disabled and not deleted, and their names stay [R12.37]', async () => {
    const account = await makeAccount('dora')
    const refused = await send('DELETE', `/${account.id}`, admin)
    expect([refused.status, await messageOf(refused)]).toEqual([409, expect.stringContaining('Disable')])
    expect((await send('DELETE', `?where[id][equals]=${account.id}`, admin)).status).toBe(409)
    expect((await send('PATCH', `/${account.id}`, admin, { disabled: true })).status).toBe(200)
    expect((await logIn(account)).status).toBe(401)
    expect(await (await send('GET', `/${account.id}`, admin)).json()).toMatchObject({ name: 'dora', disabled: true })
  })

  it('are disabled by admins alone [R12.37]', async () => {
    const account = await makeAccount('dirk')
    const { headers } = await logIn(account)
    await send('PATCH', `/${account.id}`, headers, { disabled: true })
    expect((await logIn(account)).status).toBe(200)
  })
})

describe('the last admin', () => {
  it('stays an admin and is not disabled, until there is another [R12.37]', async () => {
    for (const change of [{ role: 'editor' }, { disabled: true }]) {
      const refused = await send('PATCH', `/${adminId}`, admin, change)
      expect([refused.status, await messageOf(refused)]).toEqual([409, expect.stringContaining('last admin')])
    }
    expect(await isLoggedIn(admin)).toBe(true)
    const second = await makeAccount('anna', 'admin')
    const { headers } = await logIn(second)
    expect((await send('PATCH', `/${adminId}`, headers, { role: 'editor' })).status).toBe(200)
    expect((await send('PATCH', `/${second.id}`, headers, { role: 'editor' })).status).toBe(409)
    expect((await send('PATCH', `/${adminId}`, headers, { role: 'admin' })).status).toBe(200)
    admin = headers
  })
})

describe('a link of npm run admin-link', () => {
  it('makes a lost account an admin again, once, with the rules of passwords [R12.32, R12.38]', async () => {
    const { submitSetup } = await import('./setup/setup.ts')
    const lost = await makeAccount('lost', 'editor')
    await send('PATCH', `/${lost.id}`, admin, { disabled: true })
    const token = await createSetupToken(cms.dataDir, 'admin')
    const settings = { DATA_DIR: cms.dataDir, SITE_URL: 'http://localhost:3000', ADMIN_HOST: undefined }
    const submit = (word: string) => {
      const body = new URLSearchParams({ token, email: lost.email, password: word })
      return submitSetup(new Request('http://cms/admin/setup', { method: 'POST', body }), settings, cms.payload)
    }
    expect((await submit('password123')).status).toBe(400)
    expect((await submit('yet another password')).status).toBe(303)
    expect((await submit('yet another password')).status).toBe(403)
    const { status, headers } = await logIn({ ...lost, password: 'yet another password' })
    expect(status).toBe(200)
    expect((await send('GET', '', headers)).status).toBe(200)
  })
})
