import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { createTestCms } from '../../testing/test-cms.ts'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let crm: Server
const calls: { headers: IncomingHttpHeaders; body: string }[] = []
const crmAnswers = [500]
let start: () => Promise<void>
let stop: () => Promise<void>

beforeAll(async () => {
  smtp = await startSmtpServer()
  crm = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(crmAnswers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
  cms = await createTestCms({
    SMTP_URL: smtp.url,
    ENQUIRY_MAIL_TO: 'sales@norvane.example',
    WEBHOOK_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/crm`,
    WEBHOOK_SECRET: 'a secret of the webhook',
  })
  const { startMessageWorkers } = await import('./start-message-workers.ts')
  const { settings } = await import('../../platform/settings.ts')
  let worker: LeasedWork | undefined
  start = async () => void (worker = await startMessageWorkers(cms.payload, settings))
  stop = async () => worker?.stop()
})
afterAll(async () => {
  await stop()
  await smtp.stop()
  crm.close()
})

async function order(email: string): Promise<string> {
  const id = randomUUID()
  const body = {
    full_name: 'Ayşe Yılmaz',
    phone: '902120000000',
    email,
    company_name: 'Pencere',
    country: 'TR',
    message: 'Merhaba',
    language: 'tr',
    action_location: '/tr/contact',
    cart: [],
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  expect((await cms.callApi('/order_request/', { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(
    201,
  )
  return id
}
const messagesOf = async (payload: Payload, id: string) =>
  (await payload.find({ collection: 'messages', where: { enquiry: { equals: id } }, sort: 'id', depth: 0 })).docs
const states = async (id: string) =>
  Object.fromEntries((await messagesOf(cms.payload, id)).map(({ kind, state }) => [kind, state]))
const write = async (statement: ReturnType<typeof sql>) => {
  const { databaseOf } = await import('../../platform/database/database-of.ts')
  await (await databaseOf(cms.payload)).execute(statement)
}

it('keeps messages until a worker starts; then sends each mail once, and the webhook again after a failure [R10.24, R10.27]', async () => {
  const id = await order('ayse@example.com')
  expect(await states(id)).toEqual({ operator: 'waiting', receipt: 'waiting', webhook: 'waiting' })
  await start()
  await vi.waitFor(
    async () => expect(await states(id)).toEqual({ operator: 'sent', receipt: 'sent', webhook: 'sent' }),
    20_000,
  )
  expect(smtp.received.map(({ mail }) => mail.messageId).toSorted()).toEqual([
    `<operator.${id}@localhost>`,
    `<receipt.${id}@localhost>`,
  ])
  expect(calls).toHaveLength(2)
  for (const { headers, body } of calls) {
    const signed = `webhook_${id}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', 'a secret of the webhook').update(signed).digest('base64')
    expect(headers).toMatchObject({ 'webhook-id': `webhook_${id}`, 'webhook-signature': `v1,${signature}` })
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.created',
      data: { id, full_name: 'Ayşe Yılmaz', country_code: 'TR' },
    })
  }
}, 30_000)

it('records the handover before the mail server can have accepted the mail [R10.26]', async () => {
  await stop()
  const seen: string[] = []
  const { port } = smtp
  await smtp.stop()
  const watching = await startSmtpServer(
    {
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => {
          void cms.payload
            .find({ collection: 'messages', where: { state: { equals: 'handing-over' } } })
            .then(({ docs }) => {
              seen.push(...docs.map(({ kind }) => kind))
              done()
            })
        })
      },
    },
    port,
  )
  const id = await order('watch@example.com')
  await start()
  await vi.waitFor(async () => expect(await states(id)).toMatchObject({ operator: 'sent', receipt: 'sent' }), 20_000)
  expect(new Set(seen)).toEqual(new Set(['operator', 'receipt']))
  await stop()
  await watching.stop()
  smtp = await startSmtpServer({}, port)
}, 30_000)

it('after a kill sends again what was being sent, under the same Message-ID, and nothing that was sent [R10.26]', async () => {
  const id = await order('kill@example.com')
  const lease = new Date(Date.now() + 60_000).toISOString()
  await write(
    sql`UPDATE messages SET state = 'handing-over', leased_until = ${lease} WHERE enquiry_id = ${id} AND kind = 'operator'`,
  )
  await write(sql`UPDATE messages SET state = 'sent' WHERE enquiry_id = ${id} AND kind = 'receipt'`)
  await start()
  await vi.waitFor(async () => expect(await states(id)).toMatchObject({ operator: 'sent' }), 20_000)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(smtp.received.filter(({ raw }) => raw.includes(id)).map(({ mail }) => mail.messageId)).toEqual([
    `<operator.${id}@localhost>`,
  ])
  await stop()
}, 30_000)

it('retries while the mail server is down, and gives up only what it rejects permanently [R10.26]', async () => {
  const { port } = smtp
  await smtp.stop()
  const id = await order('away@example.com')
  const wrong = await order('nobody@example.com')
  await start()
  await vi.waitFor(async () => {
    const [operator] = await messagesOf(cms.payload, id)
    expect(operator).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(/^ESOCKET/) })
  }, 20_000)
  smtp = await startSmtpServer(
    {
      onRcptTo: ({ address }, _session, done) =>
        done(
          address === 'nobody@example.com'
            ? Object.assign(new Error('no nobody@example.com here'), { responseCode: 550 })
            : null,
        ),
    },
    port,
  )
  await vi.waitFor(async () => expect(await states(id)).toMatchObject({ operator: 'sent', receipt: 'sent' }), 40_000)
  await vi.waitFor(
    async () => expect(await states(wrong)).toMatchObject({ operator: 'sent', receipt: 'failed' }),
    40_000,
  )
  const failed = (await messagesOf(cms.payload, wrong)).find(({ kind }) => kind === 'receipt')
  expect(failed?.lastError).toBe('EENVELOPE RCPT TO 550')
}, 100_000)

it('takes the time from the database, whatever the clock of the process says [R18.123]', async () => {
  await stop()
  const id = await order('clock@example.com')
  const { createMessageStore } = await import('./message-store.ts')
  const store = createMessageStore(cms.payload)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
  const [operator, receipt] = await store.claim(['operator', 'receipt'], 2)
  if (!operator || !receipt) throw new Error('two messages were to be sent')
  await store.markHandingOver(operator)
  await store.postpone(receipt, 5000, 'no answer')
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
  await store.reclaim('expired')
  vi.useRealTimers()
  // What another one is handing over stays with it, and nothing waits for a time that is hours away.
  expect(await states(id)).toMatchObject({ operator: 'handing-over', receipt: 'waiting' })
  const [first, second] = await messagesOf(cms.payload, id)
  expect(Date.parse(first?.leasedUntil ?? '') - Date.now()).toBeLessThan(4 * 60_000)
  expect(Date.parse(second?.nextAt ?? '') - Date.now()).toBeLessThan(60_000)
})

it('does not wait for a time that is further away than any delay: a clock was ahead that is right again [R18.123]', async () => {
  await stop()
  const id = await order('ahead@example.com')
  const { createMessageStore } = await import('./message-store.ts')
  const store = createMessageStore(cms.payload)
  await write(sql`UPDATE messages SET state = 'sent' WHERE enquiry_id <> ${id}`)
  const waitFor = (kind: string, wait: string) =>
    write(sql`UPDATE messages SET attempts = 1, next_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${wait})
      WHERE enquiry_id = ${id} AND kind = ${kind}`)
  await waitFor('operator', '+2 hours')
  await waitFor('receipt', '+50 minutes')
  expect(await store.claim(['operator', 'receipt'], 2)).toHaveLength(1)
  expect(await states(id)).toMatchObject({ operator: 'sending', receipt: 'waiting' })
})
