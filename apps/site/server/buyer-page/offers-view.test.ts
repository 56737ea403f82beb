import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestSite } from '../testing/test-site.ts'

const { ask, open, spooled, client } = createTestSite()
const token = 'T'.repeat(64)
const path = `/enquiry/de/${token}`
const id = '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11'
const offer: BuyerEnquiry['offers'][number] = {
  id,
  number: 'NV-O-2027-000012',
  version: 2,
  sentAt: '2027-03-02T11:00:00.000Z',
  validUntil: '2027-03-31',
  note: '<b>Mit Einweisung</b>',
  state: 'sent',
  answeredAt: null,
  acceptedBy: '',
  size: 1_500_000,
}
const enquiry: BuyerEnquiry = {
  kind: 'enquiry',
  number: 'NV-2027-000007',
  receivedAt: '2027-03-01T11:00:00.000Z',
  state: 'answered',
  urgent: false,
  message: 'Eine Säge',
  products: [],
  files: [],
  entries: [],
  offers: [offer],
  erasure: null,
}
const answer = (offers: BuyerEnquiry['offers']) =>
  client.mockImplementation(
    async (name) => (name === 'getCompany' ? { name: 'Norvane' } : { ...enquiry, offers }) as never,
  )
const post = (fields: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
afterEach(() => vi.restoreAllMocks())

it('shows an offer with what can be done with it, and no form for one that does not stand [R15.147, R15.149]', async () => {
  answer([offer, { ...offer, version: 1, state: 'superseded' }])
  const html = await (await ask(path)).text()
  for (const shown of [
    'Angebot NV-O-2027-000012, Version 2',
    'Gültig bis 31. März 2027',
    '1,4 MB',
    `${path}/offers/${id}`,
  ])
    expect(html).toContain(shown)
  expect(html).toContain('&lt;b&gt;Mit Einweisung')
  expect(html.match(/value="accept"/g)).toHaveLength(1)
  answer([{ ...offer, state: 'expired' }])
  const expired = await (await ask(path)).text()
  expect(expired).toContain('Die Gültigkeit ist abgelaufen')
  expect(expired).not.toContain('value="accept"')
  answer([{ ...offer, state: 'accepted', answeredAt: '2027-03-05T11:00:00.000Z', acceptedBy: 'Ada Lovelace' }])
  expect(await (await ask(path)).text()).toContain('Angenommen am 5. März 2027 von Ada Lovelace.')
})

it('accepts with a name and a tick, and asks for a change in words; nothing less is sent [R15.148]', async () => {
  answer([offer])
  const accept = { form: 'one', offer: id, decision: 'accept' }
  for (const half of [
    accept,
    { ...accept, name: 'Ada' },
    { ...accept, confirm: '1' },
    { ...accept, decision: 'change' },
  ]) {
    const refused = await post(half)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Es wurde nichts gesendet')])
  }
  expect(spooled()).toEqual([])
  expect((await post({ ...accept, name: 'Ada', confirm: '1' })).status).toBe(303)
  expect((await post({ ...accept, decision: 'change', text: '400 V' })).status).toBe(303)
  expect(spooled()).toEqual([
    { token, language: 'de', offer: { id, decision: 'accept', name: 'Ada' } },
    { token, language: 'de', message: '400 V', offer: { id, decision: 'change' } },
  ])
})

it('passes the file on as a download that nobody keeps, and a polite page where there is none [R15.147]', async () => {
  const asked: string[] = []
  const backend = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      asked.push(`${request.url} ${body}`)
      const isKnown = body.includes(id)
      response.writeHead(isKnown ? 200 : 404, { 'content-disposition': 'attachment; filename="file"' })
      response.end(isKnown ? '%PDF-1.7' : '{}')
    })
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  answer([offer])
  open({ CMS_PORT: String((backend.address() as AddressInfo).port) })
  const file = await ask(`${path}/offers/${id}`)
  expect(await file.text()).toBe('%PDF-1.7')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(asked).toEqual([`/api/buyer/offer/ ${JSON.stringify({ token, offer: id })}`])
  const gone = await ask(`${path}/offers/2b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11`)
  expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  backend.close()
})
