import { existsSync } from 'node:fs'
import { SECRET_HEADER, SPOOL_PATH, spoolState } from '@vitrine/contract/spool-api'
import { describe, expect, it } from 'vitest'
import { ID, pdf, SECRET, createTestSite } from '../testing/test-site.ts'

const { open, ask, postOrder, postFiles, deliverDue, spool } = createTestSite()

describe('the API of the spool', () => {
  const inside = (path: string, init: RequestInit = {}, address = '127.0.0.1', headers = {}) =>
    ask(SPOOL_PATH + path, { ...init, headers: { [SECRET_HEADER]: SECRET, ...headers } }, address)

  it('lists undelivered enquiries, and has one tried again or given up [R15.8]', async () => {
    await postOrder()
    spool().markRefused(ID, 'status 400')
    const seen = spoolState.parse(await (await inside('')).json())
    expect(seen).toMatchObject({
      waiting: 0,
      refused: 1,
      undelivered: [{ id: ID, name: 'Ada Lovelace', phone: '441234567', message: 'A saw, please.', state: 'refused' }],
    })
    expect(await (await inside(`/${ID}`)).json()).toEqual(seen.undelivered[0])
    expect((await inside(`/${ID.replace('0', '1')}`)).status).toBe(404)
    deliverDue.mockClear()
    expect((await inside(`/${ID}/retry`, { method: 'POST' })).status).toBe(204)
    expect(deliverDue).toHaveBeenCalled()
    // What is still being delivered is there, and is not given up.
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(409)
    expect((await inside(`/${ID.replace('0', '1')}`, { method: 'DELETE' })).status).toBe(404)
    spool().markRefused(ID, 'status 400')
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(204)
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(404)
    expect((await inside(`/${ID}/retry`, { method: 'POST' })).status).toBe(404)
  })

  it('erases every enquiry of an address, files too [R15.6]', async () => {
    await postFiles([pdf])
    const erase = (body: string) => inside('/erase', { method: 'POST', body })
    expect((await erase('{"email":')).status).toBe(400)
    expect(await (await erase('{"email":"ADA@example.com"}')).json()).toEqual({ erased: 1, ids: [ID] })
    expect(existsSync(spool().files.paths(ID, 1)[0] ?? '')).toBe(false)
  })

  it('answers a back office on another machine whose address is named [R15.8, R18.60]', async () => {
    open({ SPOOL_READERS: '203.0.113.0/24' })
    expect((await inside('', {}, '203.0.113.5')).status).toBe(200)
  })

  it('answers nobody else [R12.8]', async () => {
    expect((await inside('', {}, '127.0.0.1')).status).toBe(200)
    expect((await inside('', {}, '203.0.113.5')).status).toBe(404)
    expect((await inside('', {}, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await inside('', {}, '127.0.0.1', { [SECRET_HEADER]: 'guess' })).status).toBe(404)
    open({ SPOOL_READERS: '203.0.113.0/24' })
    expect((await inside('', {}, '203.0.113.5', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(404)
    expect((await inside('', {}, '203.0.113.5', { [SECRET_HEADER]: 'guess' })).status).toBe(404)
    expect((await inside('', {}, '198.51.100.1')).status).toBe(404)
    open({ INTERNAL_SECRET: '' })
    expect((await inside('', {}, '127.0.0.1', { [SECRET_HEADER]: '' })).status).toBe(404)
  })
})

it('/readyz tells this machine the size and age of the spool, and /metrics is for it alone [R13.10]', async () => {
  await postOrder()
  expect(await (await ask('/readyz')).json()).toEqual({ ok: true, api: true, spool: true })
  const ready = await ask('/readyz', {}, '127.0.0.1')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ok: true, api: true, spool: true, waiting: 1, refused: 0, oldestSeconds: 0 },
  ])
  expect(await (await ask('/metrics', {}, '::1')).text()).toContain('vitrine_spool_waiting 1')
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '198.51.100.1' } }, '::1')).status).toBe(404)
})
