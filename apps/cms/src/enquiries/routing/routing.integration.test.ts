import { randomUUID } from 'node:crypto'
import type { DealerPage } from '@vitrine/contract/shapes/dealer-page'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import type { MessageSettings } from '../messages/queue-messages.ts'
import { exampleOrder } from '../../testing/example-order.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toDealerToken } from '../dealers/dealer-token.ts'
import type { TryResult } from './try-rules.ts'

type Role = 'admin' | 'editor' | 'operator'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: LeasedWork
let settings: MessageSettings
let contact: number
const as = {} as Record<Role, Record<string, string>>
const ids = {} as Record<Role, number>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mail = { SMTP_URL: smtp.url, ENQUIRY_MAIL_TO: 'sales@norvane.example', MAIL_FROM: 'web@norvane.example' }
  cms = await createTestCms({ ...mail, SITE_URL: 'http://localhost:3000', DESK_TIME_ZONE: 'Europe/Berlin' })
  for (const role of ['admin', 'editor', 'operator'] as const) {
    as[role] = await cms.logIn(role)
    const where = { email: { equals: `${role}@norvane.example` } }
    ids[role] = (await cms.payload.find({ collection: 'users', where })).docs[0]?.id ?? 0
  }
  settings = (await import('../../platform/settings.ts')).settings
  const dealers = await cms.payload.find({ collection: 'dealers', sort: 'id', limit: 1, depth: 0 })
  const data = { dealer: dealers.docs[0]?.id ?? 0, email: 'okna@dealer.example', language: 'pl' as const }
  contact = (await cms.payload.create({ collection: 'dealer-contacts', data, depth: 0 })).id
  const { startMessageWorkers } = await import('../messages/start-message-workers.ts')
  workers = await startMessageWorkers(cms.payload, settings)
})
afterAll(async () => {
  await workers.stop()
  await smtp.stop()
})
beforeEach(async () => {
  await cms.payload.delete({ collection: 'routing-rules', where: { id: { exists: true } } })
})

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
async function order(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const body = { ...exampleOrder, email: `${id}@example.com`, ...fields }
  expect((await cms.callApi('/order_request/', json(body, { 'idempotency-key': id }))).status).toBe(201)
  return id
}
const addRule = (data: Record<string, unknown>) =>
  cms.payload.create({ collection: 'routing-rules', data: { name: 'Rule', enabled: true, ...data } as never, depth: 0 })
const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
const eventsOf = async (id: string) => {
  const where = { enquiry: { equals: id } }
  const { docs } = await cms.payload.find({ collection: 'enquiry-events', where, sort: 'id', depth: 0 })
  return docs.map(({ kind, before, text }) => [kind, before ?? '', text ?? ''])
}
const linkOf = async (id: string) => {
  const where = { enquiry: { equals: id } }
  const { docs } = await cms.payload.find({ collection: 'dealer-links', where, sort: '-createdAt', depth: 0 })
  return docs[0]
}
const tokenOf = async (id: string) => toDealerToken((await linkOf(id))?.id ?? randomUUID(), cms.payload.secret)
const readPage = (token: string, language = 'pl') =>
  cms.callApi('/buyer/dealer/', json({ token }, { 'accept-language': language }))
const pageOf = async (id: string) => (await (await readPage(await tokenOf(id))).json()) as DealerPage
const answer = async (id: string, said: object, key: string = randomUUID()) =>
  cms.callApi(
    '/buyer/dealer-answer/',
    json({ token: await tokenOf(id), language: 'pl', ...said }, { 'idempotency-key': key }),
  )
const callDesk = (role: Role, path: string, body: unknown = {}) => cms.callRest(path, json(body, as[role]))
const mail = (id: string, kind: string) =>
  vi.waitFor(
    () => {
      const found = smtp.received.find(({ mail: it }) => it.messageId?.startsWith(`<${kind}.${id}`))
      if (!found) throw new Error(`no ${kind}`)
      return found
    },
    { timeout: 10_000 },
  )
const dealerRule = (fields: object = {}) => addRule({ name: 'Poland', target: 'dealer', dealer: contact, ...fields })

describe('a rule', () => {
  it('gives a new enquiry to a person, who is told by mail; the history names the rule [R15.135, R15.138]', async () => {
    await addRule({ name: 'Later', position: 20, target: 'person', person: ids.admin })
    await addRule({ name: 'German saws', position: 10, target: 'person', person: ids.operator, countries: ['DE'] })
    const id = await order()
    expect(await enquiry(id)).toMatchObject({ assignee: ids.operator, state: 'new' })
    expect(await eventsOf(id)).toEqual([['routed', 'German saws', 'The operator']])
    const told = await mail(id, 'assignment')
    expect(told.to).toEqual(['operator@norvane.example'])
    expect(told.mail.text).toContain('“German saws”')
    expect(await enquiry(await order({ country: 'France' }))).toMatchObject({ assignee: ids.admin })
  })

  it('is asked for mails as for orders, not for spam, but for what is found to be none [R15.138]', async () => {
    await addRule({ name: 'Mails', target: 'person', person: ids.operator, kinds: ['mail'] })
    expect((await enquiry(await order())).assignee).toBeNull()
    const { inTransaction } = await import('../../platform/database/in-transaction.ts')
    const id = randomUUID()
    const data = { id, number: `T-${id}`, kind: 'mail', state: 'spam', fullName: 'Ada', contentHash: id } as const
    await inTransaction(cms.payload, (req) => cms.payload.create({ collection: 'enquiries', data, depth: 0, req }))
    expect((await enquiry(id)).assignee).toBeNull()
    await cms.payload.update({ collection: 'enquiries', id, data: { state: 'new' }, depth: 0 })
    expect((await enquiry(id)).assignee).toBe(ids.operator)
    await cms.payload.update({ collection: 'enquiries', id, data: { assignee: null }, depth: 0 })
    await cms.payload.update({ collection: 'enquiries', id, data: { state: 'answered' }, depth: 0 })
    expect((await enquiry(id)).assignee).toBeNull()
  })

  it('whose person is away is passed over, and the history says so [R15.137]', async () => {
    const away = (awayUntil: string | null) =>
      cms.payload.update({ collection: 'users', id: ids.operator, data: { awayUntil }, depth: 0 })
    await away('2099-01-01T12:00:00.000Z')
    await addRule({ name: 'First', position: 1, target: 'person', person: ids.operator })
    await addRule({ name: 'Second', position: 2, target: 'person', person: ids.admin })
    const id = await order()
    await away(null)
    expect(await enquiry(id)).toMatchObject({ assignee: ids.admin })
    expect(await eventsOf(id)).toEqual([
      ['route-passed', 'First', 'away'],
      ['routed', 'Second', 'The admin'],
    ])
  })

  it('for a team gives each enquiry to the next one in turn, also where several come at once [R15.136]', async () => {
    const team = await cms.payload.create({
      collection: 'teams',
      data: { name: 'North', members: [ids.admin, ids.operator] },
      depth: 0,
    })
    await addRule({ name: 'Team', target: 'team', team: team.id })
    const some = await Promise.all(Array.from({ length: 6 }, () => order()))
    const assignees = await Promise.all(some.map(async (id) => (await enquiry(id)).assignee))
    expect(assignees.filter((it) => it === ids.admin)).toHaveLength(3)
    expect(assignees.filter((it) => it === ids.operator)).toHaveLength(3)
  })

  it('that cannot be applied neither fails nor changes an enquiry [R15.138]', async () => {
    await addRule({ name: 'Broken', target: 'person', person: ids.operator })
    const find = cms.payload.db.updateOne.bind(cms.payload.db)
    const broken = vi.spyOn(cms.payload.db, 'updateOne').mockImplementation((async (args: { collection: string }) => {
      if (args.collection === 'enquiries') throw new Error('broken')
      return find(args as never)
    }) as never)
    const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => {})
    const id = await order()
    broken.mockRestore()
    logged.mockRestore()
    expect((await enquiry(id)).assignee).toBeNull()
    expect(await eventsOf(id)).toEqual([['route-failed', '', '']])
    expect((await mail(id, 'operator')).to).toEqual(['sales@norvane.example'])
  })
})

describe('a dealer', () => {
  it('is asked by mail in his language, sees what is needed, and by whom it is once interested [R15.139, R15.140, R15.141]', async () => {
    await dealerRule()
    const id = await order({ message: 'A saw. Call +49 30 1234567 or ada@example.com' })
    expect(await enquiry(id)).toMatchObject({ dealer: contact, dealerState: 'asked', assignee: null })
    const asked = await mail(id, 'dealer')
    expect(asked.to).toEqual(['okna@dealer.example'])
    expect(asked.mail.text).toContain(`http://localhost:3000/enquiry/dealer/pl/${await tokenOf(id)}`)
    const response = await readPage(await tokenOf(id))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const before = await response.text()
    expect(JSON.parse(before)).toMatchObject({
      state: 'asked',
      country: 'DE',
      message: 'A saw. Call … or …',
      buyer: null,
    })
    for (const secret of ['Ada', 'Engines', '@example.com', '4930123456'])
      expect([secret, before.includes(secret), asked.mail.text?.includes(secret)]).toEqual([secret, false, false])
    const key = randomUUID()
    for (let times = 0; times < 2; times++)
      expect((await answer(id, { answer: 'interested', message: 'Gladly' }, key)).status).toBe(201)
    expect(await pageOf(id)).toMatchObject({
      state: 'interested',
      buyer: { name: 'Ada Lovelace', phone: '4930123456' },
    })
    expect(await enquiry(id)).toMatchObject({ dealerState: 'interested', state: 'in-progress' })
    expect((await eventsOf(id)).filter(([kind]) => kind === 'dealer-interested')).toHaveLength(1)
    expect((await mail(id, 'dealer-answer')).to).toEqual(['sales@norvane.example'])
  })

  it('may see the contact data at once where the rule says so, and no more after a no [R15.140]', async () => {
    await dealerRule({ showContact: 'at-once' })
    const id = await order()
    expect(await pageOf(id)).toMatchObject({ buyer: { company: 'Engines Ltd' } })
    expect((await answer(id, { answer: 'declined' })).status).toBe(201)
    expect(await pageOf(id)).toMatchObject({ state: 'declined', buyer: null })
    expect(await enquiry(id)).toMatchObject({ dealerState: 'declined', state: 'new' })
  })

  it('who says nothing in time loses it to the desk, once, whoever looks; a late yes still counts [R15.142]', async () => {
    const { endSilence } = await import('../dealers/watch-dealers.ts')
    await dealerRule({ answerDays: 2 })
    const id = await order()
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    expect(await endSilence(cms.payload, settings, inDays(1.9))).toBe(0)
    const ended = await Promise.all([1, 2, 3].map(() => endSilence(cms.payload, settings, inDays(2.1))))
    expect(ended.reduce((sum, it) => sum + it, 0)).toBe(1)
    expect(await enquiry(id)).toMatchObject({ dealerState: 'silent' })
    expect((await mail(id, 'dealer-answer')).mail.subject).toContain('no answer in time')
    const where = { enquiry: { equals: id }, kind: { equals: 'dealer-answer' } }
    expect((await cms.payload.count({ collection: 'messages', where })).totalDocs).toBe(1)
    expect((await answer(id, { answer: 'interested' })).status).toBe(201)
    expect(await enquiry(id)).toMatchObject({ dealerState: 'interested' })
  })

  it('opens nothing with a link that is wrong, old, taken back, or of spam [R15.141]', async () => {
    await dealerRule()
    const id = await order()
    const token = await tokenOf(id)
    expect((await readPage(toDealerToken(id, 'x'))).status).toBe(404)
    expect((await readPage(toDealerToken(id, cms.payload.secret))).status).toBe(404)
    const link = await linkOf(id)
    const { readDealerPage } = await import('../dealers/read-dealer-page.ts')
    const late = new Date(Date.parse(link?.expiresAt ?? ''))
    expect(await readDealerPage(cms.payload, link?.id ?? '', 'pl', late)).toEqual({ kind: 'over' })
    await cms.payload.update({ collection: 'enquiries', id, data: { state: 'spam' }, depth: 0 })
    expect((await readPage(token)).status).toBe(404)
    await cms.payload.update({ collection: 'enquiries', id, data: { state: 'new' }, depth: 0 })
    expect((await callDesk('operator', `/enquiries/${id}/dealer/withdraw`)).status).toBe(200)
    expect(await (await readPage(token)).json()).toEqual({ kind: 'over' })
    expect((await answer(id, { answer: 'interested' })).status).toBe(201)
    expect(await enquiry(id)).toMatchObject({ dealerState: 'withdrawn' })
    const wrong = { token: toDealerToken(id, 'x'), language: 'pl', answer: 'interested' }
    expect((await cms.callApi('/buyer/dealer-answer/', json(wrong))).status).toBe(400)
  })

  it('is asked from the desk too, by operators and not by editors, and only one at a time [R15.143]', async () => {
    const id = await order()
    const question = { contact, showContact: 'interested', answerDays: 3 }
    expect((await callDesk('editor', `/enquiries/${id}/dealer`, question)).status).toBe(403)
    expect((await callDesk('editor', `/enquiries/${id}/dealer/withdraw`)).status).toBe(403)
    expect((await callDesk('operator', `/enquiries/${id}/dealer`, { ...question, answerDays: 0 })).status).toBe(400)
    expect((await callDesk('operator', `/enquiries/${id}/dealer`, question)).status).toBe(201)
    const first = await tokenOf(id)
    expect((await callDesk('operator', `/enquiries/${id}/dealer`, question)).status).toBe(201)
    expect(await (await readPage(first)).json()).toEqual({ kind: 'over' })
    expect(await pageOf(id)).toMatchObject({ state: 'asked' })
  })

  it('loses the link when the enquiry is erased [R15.141]', async () => {
    await dealerRule()
    const id = await order()
    const token = await tokenOf(id)
    await cms.payload.delete({ collection: 'enquiries', id })
    expect((await readPage(token)).status).toBe(404)
    const where = { enquiry: { equals: id } }
    expect((await cms.payload.count({ collection: 'dealer-links', where })).totalDocs).toBe(0)
  })

  it('can be taken out of the list, and then opens nothing [R15.143]', async () => {
    const dealers = await cms.payload.find({ collection: 'dealers', sort: 'id', limit: 2, depth: 0 })
    const data = { dealer: dealers.docs[1]?.id ?? 0, email: 'gone@dealer.example', language: 'de' as const }
    const { id: gone } = await cms.payload.create({ collection: 'dealer-contacts', data, depth: 0 })
    const id = await order()
    await callDesk('operator', `/enquiries/${id}/dealer`, { contact: gone, showContact: 'at-once', answerDays: 3 })
    await cms.payload.delete({ collection: 'dealer-contacts', id: gone })
    expect(await (await readPage(await tokenOf(id))).json()).toEqual({ kind: 'over' })
  })
})

describe('the try-out', () => {
  const tryOut = async (body: object, role: Role = 'operator') => callDesk(role, '/routing-rules/try', body)

  it('says where past enquiries would have gone, by pages, and changes nothing [R15.144]', async () => {
    const id = await order({ country: 'Kenya', company_name: 'Nairobi Windows' })
    await addRule({ name: 'Kenya', position: 5, target: 'person', person: ids.operator, countries: ['KE'] })
    const before = [await enquiry(id), await eventsOf(id)]
    const result = (await (await tryOut({ count: 100 })).json()) as TryResult
    const { totalDocs } = await cms.payload.count({ collection: 'enquiries', where: { state: { not_equals: 'spam' } } })
    expect(result.looked).toBe(Math.min(100, totalDocs))
    expect(result.totals[0]).toEqual({ rule: 'Kenya', to: 'The operator', count: 1 })
    expect(result.totals.at(-1)).toMatchObject({ rule: null, count: result.looked - 1 })
    expect(result.examples[0]).toMatchObject({ id, who: 'Nairobi Windows', countryCode: 'KE', rule: 'Kenya' })
    expect([await enquiry(id), await eventsOf(id)]).toEqual(before)
  })

  it('tries a rule that is being edited at its place, saved or not [R15.144]', async () => {
    await order({ country: 'Kenya' })
    const saved = await addRule({
      name: 'Kenya',
      position: 5,
      target: 'person',
      person: ids.operator,
      countries: ['KE'],
    })
    const rule = { name: 'New', position: 9, target: 'person', person: ids.admin, countries: ['KE'] }
    const second = (await (await tryOut({ count: 50, rule })).json()) as TryResult
    expect(second.own?.meets).toBeGreaterThan(0)
    expect(second.own?.gets).toBe(0)
    const first = (await (await tryOut({ count: 50, rule: { ...rule, position: 1 } })).json()) as TryResult
    expect(first.own?.gets).toBe(first.own?.meets)
    const edited = { ...rule, id: saved.id, name: 'Kenya' }
    const own = (await (await tryOut({ count: 50, rule: edited })).json()) as TryResult
    expect(own.totals[0]).toMatchObject({ rule: 'Kenya', to: 'The admin' })
    expect((await tryOut({ count: 50, rule: { ...rule, person: null } })).status).toBe(400)
  })

  it('is for operators and admins alone [R15.144]', async () => {
    expect((await tryOut({ count: 10 }, 'editor')).status).toBe(403)
    expect((await tryOut({ count: 10 }, 'admin')).status).toBe(200)
  })
})

it('editors see neither rules, teams, dealers for enquiries nor links, and operators change no dealers for enquiries [R15.143]', async () => {
  for (const collection of ['routing-rules', 'teams', 'dealer-contacts', 'dealer-links']) {
    expect([collection, (await cms.callRest(`/${collection}`, { headers: as.editor })).status]).toEqual([
      collection,
      403,
    ])
    expect([collection, (await cms.callRest(`/${collection}`, { headers: as.operator })).status]).toEqual([
      collection,
      200,
    ])
  }
  const change = (role: Role) =>
    cms.callRest(`/dealer-contacts/${contact}`, { ...json({ email: 'me@evil.example' }, as[role]), method: 'PATCH' })
  expect((await change('editor')).status).toBe(403)
  expect((await change('operator')).status).toBe(403)
  expect((await callDesk('editor', '/routing-rules', { name: 'x', target: 'person', person: ids.editor })).status).toBe(
    403,
  )
  const data = { name: 'Mine', target: 'person', person: ids.operator }
  expect((await callDesk('operator', '/routing-rules', data)).status).toBe(201)
})
