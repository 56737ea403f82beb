import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestServers } from '../testing/test-servers.ts'
import { Delivery } from './delivery.ts'
import { Spool, type SpooledEnquiry } from './spool.ts'

const contact: SpooledEnquiry = {
  id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11',
  kind: 'contact',
  language: 'tr',
  body: '{"full_name":"Ayşe"}',
}

const serve = createTestServers()
let folder: string
let base: string
let spool: Spool
let other: ChildProcess | undefined
/** The ids that the content API got, in their order. */
let received: unknown[] = []
/** Whether the content API answers nothing. */
let isSilent = false

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-spool-'))
  spool = new Spool(folder)
  received = []
  isSilent = false
  const port = await serve((request, response) => {
    request.resume().once('end', () => {
      received.push(request.headers['idempotency-key'])
      if (!isSilent) response.writeHead(201).end()
    })
  })
  base = `http://127.0.0.1:${port}/api`
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  other?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function deliverOnce() {
  const delivery = new Delivery(spool, base, null)
  delivery.deliverDue()
  await delivery.settled()
  await delivery.stop()
}

it('delivers each enquiry once where two processes share a spool, and goes on when one of them ends [R12.40]', async () => {
  const second = new Spool(folder)
  const deliveries = [spool, second].map((it) => new Delivery(it, base, null))
  const deliverAll = async () => {
    for (const it of deliveries) it.deliverDue()
    await Promise.all(deliveries.map((it) => it.settled()))
  }
  const ids = ['1', '2', '3'].map((digit) => contact.id.replace('0', digit))
  for (const id of ids) second.accept({ ...contact, id }, 1)
  await deliverAll()
  expect(received.toSorted()).toEqual(ids)
  await deliveries[0]?.stop()
  spool.close()
  second.accept(contact, 1)
  await deliverAll()
  expect(received).toEqual([...ids, contact.id])
  await deliveries[1]?.stop()
  second.close()
})

it('goes on at once when the process that delivered was killed in the middle of it [R10.19, R12.40]', async () => {
  spool.close()
  isSilent = true
  const killed = (other = deliverInAnotherProcess())
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 })
  spool = new Spool(folder)
  isSilent = false
  await deliverOnce()
  expect(received).toHaveLength(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await deliverOnce()
  expect(received).toEqual([contact.id, contact.id])
  expect(spool.undelivered()).toEqual([])
})

/** Another process that accepts an enquiry on the same folder and delivers it. */
function deliverInAnotherProcess() {
  const importing = (name: string) => `await import(${JSON.stringify(new URL(name, import.meta.url).href)})`
  const script = `const { Spool } = ${importing('spool.ts')}
    const { Delivery } = ${importing('delivery.ts')}
    const spool = new Spool(${JSON.stringify(folder)})
    spool.accept(${JSON.stringify(contact)}, 1)
    new Delivery(spool, ${JSON.stringify(base)}, null).start()`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit'] })
}
