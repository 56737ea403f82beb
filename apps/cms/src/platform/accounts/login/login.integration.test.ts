import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'
import { firstAccount } from '../first-account-context.ts'

const admin = { email: 'ada@norvane.example', password: 'correct-horse-battery-staple' }
// Each wrong password costs as much time as it would in earnest.
vi.setConfig({ testTimeout: 150_000 })

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
  await cms.payload.create({ collection: 'users', data: { ...admin, role: 'admin' }, context: firstAccount })
})

const post = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
  cms.callRest(`/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  })
const logIn = (body: object, from: string, headers?: Record<string, string>) => post('login', body, from, headers)
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() })
const wrong = (email = admin.email) => ({ email, password: 'not the password' })

describe('login', () => {
  it('never keeps a known client out for what strangers do, by address or cookie [R12.30]', async () => {
    const first = await logIn(admin, '192.0.2.1')
    expect(first.status).toBe(200)
    const cookie = first.headers.getSetCookie().find((it) => it.startsWith('vitrine-device=')) ?? ''
    expect(cookie).toContain('HttpOnly')
    for (let stranger = 0; stranger < 60; stranger++) await logIn(wrong(), `198.51.100.${stranger}`)
    expect((await logIn(admin, '192.0.2.1')).status).toBe(200)
    expect((await logIn(admin, '203.0.113.77', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
    const forged = 'vitrine-device=00000000-0000-4000-8000-000000000000.forged'
    expect((await logIn(admin, '203.0.113.78', { cookie: forged })).status).toBe(429)
  })

  it('lets one address guess a few times, whether there is such an account or not, in the same words [R12.30, R12.31]', async () => {
    const right = 'a long one for Eve'
    const known: object[] = []
    const unknown: object[] = []
    const disabled: object[] = []
    const make = (email: string, disabled: boolean) =>
      cms.payload.create({
        collection: 'users',
        data: { email, password: right, role: 'editor', disabled },
        context: firstAccount,
      })
    await make('bob@norvane.example', false)
    await make('eve@norvane.example', true)
    for (let attempt = 0; attempt < 12; attempt++) {
      known.push(await answerOf(await logIn(wrong('bob@norvane.example'), '203.0.113.2')))
      unknown.push(await answerOf(await logIn(wrong('nobody@norvane.example'), '203.0.113.3')))
      disabled.push(await answerOf(await logIn({ email: 'eve@norvane.example', password: right }, '203.0.113.4')))
    }
    expect(unknown).toEqual(known)
    expect(disabled).toEqual(known)
    expect([known[0], known.at(-1)]).toMatchObject([{ status: 401 }, { status: 429 }])
  })

  it('says how long to wait [R12.30]', async () => {
    const answer = await logIn(wrong('bob@norvane.example'), '203.0.113.2')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(await answer.json())).toMatch(/try again in \d+ minutes/)
  })

  it('bounds what one address may guess of many accounts [R12.30]', async () => {
    const guess = (n: number) => logIn(wrong(`somebody-${n}@norvane.example`), '203.0.113.9')
    const statuses = []
    for (let n = 0; n < 60; n++) statuses.push((await guess(n)).status)
    expect(statuses[0]).toBe(401)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('forgot-password', () => {
  it('answers alike for every address, and not without end [R12.30, R12.31]', async () => {
    const ask = (email: string, from: string) => post('forgot-password', { email }, from)
    expect(await answerOf(await ask(admin.email, '203.0.113.20'))).toEqual(
      await answerOf(await ask('nobody@norvane.example', '203.0.113.20')),
    )
    // The link is made after the answer.
    const where = { email: { equals: admin.email } }
    await vi.waitFor(async () => {
      const { docs } = await cms.payload.find({ collection: 'users', where, showHiddenFields: true })
      expect(docs[0]?.resetPasswordToken).toBeTruthy()
    })
    const statuses = []
    for (let n = 0; n < 25; n++) statuses.push((await ask(`somebody-${n}@norvane.example`, '203.0.113.21')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('reset-password', () => {
  const forgot = () =>
    cms.payload.forgotPassword({ collection: 'users', data: { email: admin.email }, disableEmail: true })

  it('obeys the rules of passwords [R12.32]', async () => {
    const token = await forgot()
    for (const password of ['short', 'password123', 'ada-ada-2026'])
      expect([password, (await post('reset-password', { token, password }, '192.0.2.1')).status]).toEqual([
        password,
        400,
      ])
    expect((await post('reset-password', { token, password: admin.password }, '192.0.2.1')).status).toBe(200)
  })

  it('ends all sessions and starts none: one logs in with the new password [R12.35]', async () => {
    const { token: session } = (await (await logIn(admin, '192.0.2.1')).json()) as { token: string }
    const answer = await post('reset-password', { token: await forgot(), password: admin.password }, '192.0.2.1')
    expect(answer.headers.getSetCookie().join()).not.toContain('payload-token')
    expect(await answer.json()).not.toHaveProperty('token')
    const me = await cms.callRest('/users/me', { headers: { authorization: `JWT ${session}` } })
    expect(await me.json()).toMatchObject({ user: null })
    const { sessions } = await cms.payload.findByID({ collection: 'users', id: 1, showHiddenFields: true })
    expect(sessions ?? []).toEqual([])
  })
})
