import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { exampleSender } from '../../testing/example-order.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toBuyerToken } from '../buyer/buyer-token.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: LeasedWork
let operator: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mail = { SMTP_URL: smtp.url, ENQUIRY_MAIL_TO: 'sales@norvane.example', MAIL_FROM: 'web@norvane.example' }
  cms = await createTestCms({ ...mail, SITE_URL: 'http://localhost:3000' })
  operator = await cms.logIn('operator')
  const { startMessageWorkers } = await import('../messages/start-message-workers.ts')
  const { settings } = await import('../../platform/settings.ts')
  workers = await startMessageWorkers(cms.payload, settings)
})
afterAll(async () => {
  await workers.stop()
  await smtp.stop()
})

const SERIAL = 'NV450-26-7K3Q9'
const SAW = 'nv-450-double-mitre-saw'
const { company_name: _company, country: _country, ...sender } = exampleSender
/** What somebody types who has a label and no page of it. */
const typed = {
  ...sender,
  language: 'tr',
  action_location: '/enquiry/service',
  product_name: 'Mavi testere',
  serial_number: 'nv450 26 7k3q9',
  condition: 'stopped',
  message: 'Motor duruyor.',
}
const video = Buffer.concat([Buffer.from('\0\0\0\u0014ftypisom'), Buffer.alloc(4000, 7)])
const about = (content: Buffer) => ({
  name: '20261127.mp4',
  type: 'video/mp4',
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})

async function send(changed: object = {}, content?: Buffer, id: string = randomUUID()) {
  const email = `${id}@example.com`
  const form = new FormData()
  form.set('payload', JSON.stringify({ ...typed, email, ...changed, ...(content && { files: [about(content)] }) }))
  if (content) form.append('file', new Blob([new Uint8Array(content)]), 'x')
  const headers = { 'idempotency-key': id }
  const { status } = await cms.callApi('/buyer/service-request/', { method: 'POST', headers, body: form })
  return { id, email, status }
}
const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
const buyerPage = async (id: string) => {
  const body = JSON.stringify({ token: toBuyerToken(id, cms.payload.secret) })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  return (await (await cms.callApi('/buyer/page/', init)).json()) as BuyerEnquiry
}
const mail = (id: string, kind: string) =>
  vi.waitFor(
    () => {
      const found = smtp.received.find(({ mail: it }) => it.messageId?.startsWith(`<${kind}.${id}`))
      if (!found) throw new Error(`no ${kind}`)
      return found.mail
    },
    { timeout: 10_000 },
  )

describe('a service request', () => {
  it('is stored once, as a kind of its own, with the words of its sender and what is found by them [R10.90, R15.220, R15.223]', async () => {
    const { id, status } = await send({}, video)
    expect([status, (await send({}, video, id)).status, (await send({ message: 'Other' }, video, id)).status]).toEqual([
      201, 201, 409,
    ])
    expect(await enquiry(id)).toMatchObject({
      kind: 'service',
      state: 'new',
      urgent: true,
      serialNumber: 'nv450 26 7k3q9',
      serialKey: 'NV450267K3Q9',
      condition: 'stopped',
      productList: 'Mavi testere',
      productSlugs: [SAW],
      categorySlugs: [expect.any(String)],
      files: [{ type: 'video/mp4', size: video.length }],
    })
    const running = await send({ condition: 'faulty' })
    expect(await enquiry(running.id)).toMatchObject({ urgent: false, condition: 'faulty' })
  })

  it('with files that are no photographs and films is refused, and so are too many bytes [R10.91]', async () => {
    expect((await send({}, Buffer.from('MZ a program'))).status).toBe(400)
    const half = { ...about(video), size: 30 * 1024 * 1024 }
    expect((await send({ files: [half, half] })).status).toBe(400)
    expect((await send({ condition: 'strange' })).status).toBe(400)
  })

  it('is confirmed in the language of its sender, and tells the desk how urgent it is [R10.94]', async () => {
    const { id } = await send()
    const { number } = await enquiry(id)
    const receipt = await mail(id, 'receipt')
    expect(receipt.subject).toContain('servis talebiniz')
    expect(receipt.text).toContain(`Servis talebiniz için teşekkür ederiz. Bize ulaştı; numarası ${number}.`)
    expect(receipt.text).toContain('/enquiry/tr/')
    const told = await mail(id, 'operator')
    expect(told.subject).toContain('URGENT: Service request')
    for (const line of ['Serial number: nv450 26 7k3q9', 'The machine stands still', 'Mavi testere'])
      expect(told.text).toContain(line)
  })

  it('shows its sender what he said, and nothing of what the records know [R2.138, R10.95]', async () => {
    const known = await buyerPage((await send()).id)
    const unknown = await buyerPage((await send({ serial_number: 'NV450-26-00000' })).id)
    expect(known).toMatchObject({
      products: [{ name: 'Mavi testere', model: '' }],
      service: { serial_number: 'nv450 26 7k3q9', condition: 'stopped' },
    })
    expect(unknown).toMatchObject({ products: known.products, service: { serial_number: 'NV450-26-00000' } })
    const fromLabel = await buyerPage((await send({ product: SAW })).id)
    expect(fromLabel.products).toMatchObject([{ model: 'NV 450' }])
  })

  it('is given to whom a rule for its kind and the category of its machine names [R15.224]', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'operator' } } })
    const { categorySlugs } = await enquiry((await send()).id)
    const rule = { name: 'Saws', enabled: true, kinds: ['service'], categories: categorySlugs, target: 'person' }
    const data = { ...rule, person: docs[0]?.id } as never
    const { id: made } = await cms.payload.create({ collection: 'routing-rules', data, depth: 0 })
    expect((await enquiry((await send()).id)).assignee).toBe(docs[0]?.id)
    expect((await enquiry((await send({ serial_number: 'X-1' })).id)).assignee).toBeFalsy()
    await cms.payload.delete({ collection: 'routing-rules', id: made })
  })

  it('is counted and exported as a kind of its own [R15.220]', async () => {
    const { id } = await send()
    const { number } = await enquiry(id)
    const { readReport } = await import('../desk/reports/read-report.ts')
    const day = new Date().toISOString().slice(0, 10)
    const rows = await readReport(cms.payload, { by: 'kind', from: day, until: day })
    const { totalDocs } = await cms.payload.count({ collection: 'enquiries', where: { kind: { equals: 'service' } } })
    expect(rows.find(({ key }) => key === 'service')?.enquiries).toBe(totalDocs)
    const { readFigures } = await import('../desk/dashboard/figures.ts')
    expect((await readFigures(cms.payload, 0)).service).toBe(totalDocs)
    const where = 'where[kind][equals]=service'
    const csv = await (await cms.callRest(`/enquiries/export?${where}`, { headers: operator })).text()
    const line = csv.split('\n').find((it) => it.includes(number ?? '-'))
    expect(line).toMatch(/Service request.*Mavi testere.*nv450 26 7k3q9.*Stands still/)
  })

  it('is shown with its machine and the documents of it, and what was asked about it before [R15.221]', async () => {
    const { id } = await send()
    const { loadDelivered } = await import('../desk/delivered/load-delivered.ts')
    const reader = { language: 'en', day: '2026-11-27' }
    const delivered = await loadDelivered(cms.payload, (await enquiry(id)).serialNumber ?? '', reader)
    expect(delivered).toMatchObject({ serial: SERIAL, product: expect.stringContaining('NV 450') as string })
    const documents = new Map(delivered?.documents.map((it) => [it.key, it]))
    expect(documents.get('nv-450-manual')?.files.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/documents/nv-450-manual/2.0/de']),
    )
    expect(documents.get('nv-450-parts')?.files[0]?.href).toMatch(`/serial/${SERIAL}/nv-450-parts/`)
    expect(await loadDelivered(cms.payload, 'nothing', reader)).toBeNull()
    expect(await loadDelivered(cms.payload, '', reader)).toBeNull()
  })

  it('plays its film at the desk in parts, for operators alone, and nothing of it opens by itself [R15.222]', async () => {
    const { id } = await send({}, video)
    const path = `/enquiries/${id}/files/0?shown`
    const part = await cms.callRest(path, { headers: { ...operator, range: 'bytes=4-11' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'ftypisom',
      `bytes 4-11/${video.length}`,
    ])
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': expect.stringContaining('attachment') as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await cms.callRest(path)).status).toBe(403)
    const whole = await cms.callRest(`/enquiries/${id}/files/0`, { headers: operator })
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, video.length])
  })

  it('is erased with its film by the address of its sender [R15.225]', async () => {
    const { id, email } = await send({}, video)
    const stored = async () => (await readdir(join(cms.dataDir, 'enquiry-files'))).filter((it) => it.startsWith(id))
    expect(await stored()).toHaveLength(1)
    const { countForEmail, eraseByEmail } = await import('../erasure/erase.ts')
    expect(await countForEmail(cms.payload, email)).toMatchObject({ enquiries: 1, files: 1 })
    expect(await eraseByEmail(cms.payload, email)).toBe(1)
    expect(await stored()).toEqual([])
    expect((await send({}, video, id)).status).toBe(201)
    expect((await cms.payload.count({ collection: 'enquiries', where: { id: { equals: id } } })).totalDocs).toBe(0)
  })
})
