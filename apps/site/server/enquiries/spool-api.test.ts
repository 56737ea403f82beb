import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ID, pdf, SECRET, createTestSite } from '../testing/test-site.ts'

const { open, ask, postOrder, postFiles, wake, spool } = createTestSite()

describe('the back office', () => {
  const inside = (path: string, init: RequestInit = {}, address = '127.0.0.1', headers = {}) =>
    ask(`/internal/spool${path}`, { ...init, headers: { 'x-vitrine-secret': SECRET, ...headers } }, address)

  it('sees what waits, and has it tried again or given up [R15.8]', async () => {
    await postOrder()
    spool().refused(ID, 'status 400')
    const seen = (await (await inside('')).json()) as { refused: number; letters: object[] }
    expect(seen).toMatchObject({
      waiting: 0,
      refused: 1,
      letters: [{ id: ID, name: 'Ada Lovelace', phone: '441234567', message: 'A saw, please.', state: 'refused' }],
    })
    expect(await (await inside(`/${ID}`)).json()).toEqual(seen.letters[0])
    expect((await inside(`/${ID.replace('0', '1')}`)).status).toBe(404)
    wake.mockClear()
    expect((await inside(`/${ID}/retry`, { method: 'POST' })).status).toBe(204)
    expect(wake).toHaveBeenCalled()
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(404)
    spool().refused(ID, 'status 400')
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(204)
    expect((await inside(`/${ID}/retry`, { method: 'POST' })).status).toBe(404)
  })

  it('has all of a person erased, files too [R15.6]', async () => {
    await postFiles([pdf])
    const erase = (body: string) => inside('/erase', { method: 'POST', body })
    expect((await erase('{"email":')).status).toBe(400)
    expect(await (await erase('{"email":"ADA@example.com"}')).json()).toEqual({ erased: 1 })
    expect(existsSync(spool().files.paths(ID, 1)[0] ?? '')).toBe(false)
  })

  it('is nobody else [R12.8]', async () => {
    expect((await inside('', {}, '127.0.0.1')).status).toBe(200)
    expect((await inside('', {}, '203.0.113.5')).status).toBe(404)
    expect((await inside('', {}, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await inside('', {}, '127.0.0.1', { 'x-vitrine-secret': 'guess' })).status).toBe(404)
    open({ INTERNAL_SECRET: '' })
    expect((await inside('', {}, '127.0.0.1', { 'x-vitrine-secret': '' })).status).toBe(404)
  })
})

it('/readyz tells the depth and age of the spool, and /metrics is for this machine [R13.10]', async () => {
  await postOrder()
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ok: true, api: true, spool: true, waiting: 1, refused: 0, oldestSeconds: 0 },
  ])
  expect(await (await ask('/metrics', {}, '::1')).text()).toContain('vitrine_spool_waiting 1')
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '198.51.100.1' } }, '::1')).status).toBe(404)
})
