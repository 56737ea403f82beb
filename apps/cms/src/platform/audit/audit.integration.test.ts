import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleSender } from '../../testing/example-order.ts'
import { firstAccount } from '../accounts/first-account-context.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
const from = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }

beforeAll(async () => {
  cms = await createTestCms()
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = { ...(await cms.logIn(role)), ...from }
})

type Role = keyof typeof as
const call = async (role: Role | null, method: string, path: string, body?: unknown) => {
  const headers = { ...(role ? as[role] : from), 'content-type': 'application/json' }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await cms.callRest(path, init)
  return { status: response.status, text: await response.text() }
}
const create = async (role: Role, collection: string, data: unknown): Promise<number> => {
  const { status, text } = await call(role, 'POST', `/${collection}`, data)
  expect([status, text]).toEqual([201, expect.any(String)])
  return (JSON.parse(text) as { doc: { id: number } }).doc.id
}
const events = async (where: Where) =>
  (await cms.payload.find({ collection: 'audit-events', where, sort: 'id', pagination: false })).docs
const kindsOf = async (entity: string, documentId: number | string) =>
  (await events({ entity: { equals: entity }, documentId: { equals: String(documentId) } })).map(
    ({ kind, accountName, changedFields }) => [kind, accountName, changedFields],
  )
const request = { ...exampleSender, email: 'visitor@example.com', message: 'A secret saw' }
const send = async (id = randomUUID()) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  const { status } = await cms.callApi('/contactme/', { method: 'POST', headers, body: JSON.stringify(request) })
  expect(status).toBe(201)
  return id
}

describe('the audit log', () => {
  it('tells of a document from its first draft to its end, with fields and address [R12.71, R12.73]', async () => {
    const id = await create('editor', 'advantages?draft=true', { title: 'Fast', text: 'Very', _status: 'draft' })
    await call('editor', 'PATCH', `/advantages/${id}?draft=true`, { title: 'Faster', _status: 'draft' })
    await call('editor', 'PATCH', `/advantages/${id}`, { _status: 'published' })
    await call('editor', 'PATCH', `/advantages/${id}`, { _status: 'draft' })
    await call('admin', 'DELETE', `/advantages/${id}`)
    expect(await kindsOf('advantages', id)).toEqual([
      ['create', 'editor@norvane.example', ''],
      ['save', 'editor@norvane.example', 'title'],
      ['publish', 'editor@norvane.example', ''],
      ['unpublish', 'editor@norvane.example', ''],
      ['delete', 'admin@norvane.example', ''],
    ])
    const [first] = await events({ documentId: { equals: String(id) } })
    expect(first).toMatchObject({ title: 'Fast', address: '203.0.113.9' })
  })

  it('tells of settings, and of nothing that was refused [R12.71]', async () => {
    const before = (await events({})).length
    expect((await call('operator', 'PATCH', '/globals/company', {})).status).toBeGreaterThanOrEqual(400)
    expect((await call('editor', 'POST', '/globals/company', { phone: '+49 30 7' })).status).toBe(200)
    expect((await call('editor', 'POST', '/categories', { slug: 'No slug!' })).status).toBe(400)
    const added = (await events({})).slice(before)
    expect(added.map(({ kind, entity, changedFields }) => [kind, entity, changedFields])).toEqual([
      ['settings', 'company', 'phone'],
    ])
  })

  it('is written with the change or not at all [R12.71]', async () => {
    const id = await create('editor', 'advantages', { title: 'Half', text: 'x', _status: 'published' })
    const { db } = cms.payload
    const { create: write } = db
    Object.assign(db, {
      create: async (args: Parameters<typeof write>[0]) => {
        if (args.collection === 'audit-events') throw new Error('the disk is full')
        return write.call(db, args)
      },
    })
    try {
      const { status } = await call('editor', 'PATCH', `/advantages/${id}`, { title: 'Whole', _status: 'published' })
      expect(status).toBe(500)
    } finally {
      Object.assign(db, { create: write })
    }
    const { afterChange } = cms.payload.collections.advantages.config.hooks
    afterChange.push(() => {
      throw new Error('a hook that runs later')
    })
    const { status } = await call('editor', 'PATCH', `/advantages/${id}`, { title: 'Whole', _status: 'published' })
    afterChange.pop()
    expect(status).toBe(500)
    expect(await cms.payload.findByID({ collection: 'advantages', id })).toMatchObject({ title: 'Half' })
    expect(await events({ title: { in: ['Half', 'Whole'] } })).toMatchObject([{ kind: 'publish', title: 'Half' }])
  })

  it('tells of log-ins, failed ones and log-outs, and of no password or unknown address [R12.71, R12.73]', async () => {
    const since = (await events({})).length
    const logIn = (email: string, password: string) => call(null, 'POST', '/users/login', { email, password })
    expect((await logIn('operator@norvane.example', 'a password of operator')).status).toBe(200)
    expect((await logIn('Operator@norvane.example', 'hunter2-hunter2')).status).toBe(401)
    expect((await logIn('hunter2@in-the-wrong-field.example', 'x')).status).toBe(401)
    const second = { email: 'second@norvane.example', password: 'the second password' }
    await cms.payload.create({ collection: 'users', data: { ...second, role: 'editor' }, context: firstAccount })
    const { token } = JSON.parse((await logIn(second.email, second.password)).text) as { token: string }
    const headers = { ...from, authorization: `JWT ${token}` }
    expect((await cms.callRest('/users/logout', { method: 'POST', headers })).status).toBe(200)
    const added = (await events({ entity: { equals: 'users' } })).filter(({ id }) => Number(id) > since)
    expect(added.map(({ kind, accountName }) => [kind, accountName])).toEqual([
      ['login', 'operator@norvane.example'],
      ['login-failed', 'operator@norvane.example'],
      ['login-failed', ''],
      ['create', ''],
      ['login', 'second@norvane.example'],
      ['logout', 'second@norvane.example'],
    ])
    expect(JSON.stringify(added)).not.toMatch(/hunter2|wrong-field/)
  })

  it('tells who gave whom another role or password, and no password [R12.71, R12.73]', async () => {
    const account = { email: 'new@norvane.example', password: 'a long enough one', role: 'editor' }
    const id = await create('admin', 'users', account)
    await call('admin', 'PATCH', `/users/${id}`, { role: 'operator' })
    await call('admin', 'PATCH', `/users/${id}`, { password: 'another long one' })
    expect(await kindsOf('users', id)).toEqual([
      ['create', 'admin@norvane.example', ''],
      ['role', 'admin@norvane.example', 'role: editor → operator'],
      ['save', 'admin@norvane.example', 'password'],
    ])
    expect((await events({ documentId: { equals: String(id) } }))[0]?.title).toBe('new@norvane.example')
    expect(JSON.stringify(await events({}))).not.toMatch(/long enough|another long/)
  })

  it('keeps its entries when a person is erased, and nothing of the person [R12.71, R12.73]', async () => {
    const id = await send()
    const { number } = await cms.payload.findByID({ collection: 'enquiries', id })
    expect((await call('operator', 'GET', '/enquiries/export?format=csv&search=visitor@example.com')).status).toBe(200)
    await call('operator', 'PATCH', `/enquiries/${id}`, { state: 'in-progress' })
    expect((await call('admin', 'POST', '/enquiries/erase', { email: request.email, erase: true })).status).toBe(200)
    const found = await events({ entity: { equals: 'enquiries' } })
    expect(found.map(({ kind, accountName, title }) => [kind, accountName, title])).toEqual([
      ['export', 'operator@norvane.example', ''],
      ['erase', 'admin@norvane.example', ''],
      ['erase', 'admin@norvane.example', number],
    ])
    expect(JSON.stringify(await events({}))).not.toMatch(/visitor@|Lovelace|secret saw|Engines/)
  })

  it('tells of what the program erases by itself, without an account [R12.71]', async () => {
    const id = await send()
    const { eraseUntouchedSince } = await import('../../enquiries/erasure/erase.ts')
    await eraseUntouchedSince(cms.payload, new Date(Date.now() + 1000))
    expect(await kindsOf('enquiries', id)).toEqual([['erase', '', '']])
  })
})

describe('access to the audit log', () => {
  it('is for admins, with filters, and for them to read alone [R12.72]', async () => {
    const [event] = await events({})
    const path = `/audit-events/${event?.id}`
    for (const role of ['editor', 'operator', null] as const)
      for (const it of ['/audit-events', path, '/audit-events/export.csv'])
        expect([role, it, (await call(role, 'GET', it)).status]).toEqual([role, it, 403])
    for (const role of ['admin', 'editor', 'operator', null] as const) {
      expect((await call(role, 'POST', '/audit-events', { kind: 'save', entity: 'x' })).status).toBe(403)
      expect((await call(role, 'PATCH', path, { entity: 'x' })).status).toBe(403)
      expect((await call(role, 'DELETE', path)).status).toBe(403)
      expect((await call(role, 'PATCH', '/audit-events?where[id][exists]=true', { entity: 'x' })).status).toBe(403)
      expect((await call(role, 'DELETE', '/audit-events?where[id][exists]=true')).status).toBe(403)
    }
    const query = 'where[kind][equals]=publish&where[accountName][equals]=editor@norvane.example&limit=99'
    const { text } = await call('admin', 'GET', `/audit-events?${query}`)
    const { docs } = JSON.parse(text) as { docs: { kind: string }[] }
    expect(new Set(docs.map(({ kind }) => kind))).toEqual(new Set(['publish']))
  })

  it('gives a CSV with the filters of the list, no cell of which is a formula, and records that [R12.72]', async () => {
    const id = await create('editor', 'advantages', { title: '=1+1', text: 'x', _status: 'published' })
    const { status, text } = await call('admin', 'GET', `/audit-events/export.csv?where[documentId][equals]=${id}`)
    const lines = text.trim().split('\r\n')
    expect([status, lines.length]).toEqual([200, 2])
    expect(lines[1]).toContain(`"publish","editor@norvane.example"`)
    expect(lines[1]).toContain(`"'=1+1"`)
    expect((await events({ entity: { equals: 'audit-events' } })).map(({ kind }) => kind)).toEqual(['export'])
  })

  it('ends after the days that are set, entry by entry [R12.72]', async () => {
    const { removeAuditEventsBefore } = await import('./audit-retention.ts')
    const all = await events({})
    await removeAuditEventsBefore(cms.payload, new Date(Date.now() - 86_400_000))
    expect(await events({})).toHaveLength(all.length)
    await removeAuditEventsBefore(cms.payload, new Date(all.at(-1)?.createdAt ?? ''))
    expect(await events({})).toHaveLength(1)
  })
})
