import { readFileSync } from 'node:fs'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestSite, pdf } from '../testing/test-site.ts'
import { toSource } from '../http/security-headers.ts'
import { toCacheKey } from '../page-cache/cache-key.ts'

const { ask, open, spool, spooled, client, deliverDue } = createTestSite()
const token = 'T'.repeat(64)
const path = `/enquiry/de/${token}`
const enquiry: BuyerEnquiry = {
  kind: 'enquiry',
  number: 'NV-2027-000007',
  receivedAt: '2027-03-01T11:00:00.000Z',
  state: 'in-progress',
  urgent: false,
  message: '<script>alert(1)</script> https://evil.example',
  products: [{ name: 'Säge', model: 'NV 450', quantity: 2 }],
  files: ['plan.pdf'],
  entries: [
    { kind: 'answer', at: '2027-03-02T11:00:00.000Z', subject: 'Re: Säge', text: 'Gern.', urgent: false, files: [] },
  ],
  offers: [],
  erasure: null,
}
const answer = (page: object | Error) =>
  client.mockImplementation(async (name) => {
    if (name === 'getCompany') return { name: 'Norvane' } as never
    if (page instanceof Error) throw page
    return page as never
  })
const post = (fields: Record<string, string | File>, address?: string) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return ask(path, { method: 'POST', body }, address)
}
afterEach(() => vi.restoreAllMocks())

describe('the page', () => {
  it('is whole without script, in the language of its address, and runs nothing that was written into it [R15.111, R15.112, R15.114]', async () => {
    answer(enquiry)
    const response = await ask(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="de" dir="ltr">')
    for (const shown of [
      'NV-2027-000007',
      'Sie wird bearbeitet.',
      '2 × NV 450 Säge',
      'plan.pdf',
      'Gern.',
      '1. März 2027',
    ])
      expect(html).toContain(shown)
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
    expect(response.headers.get('content-security-policy')).toContain(toSource(style))
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="https://evil')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    const arabic = await (await ask(`/enquiry/ar/${token}`)).text()
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
  })

  it('is kept by nobody, listed by nobody, and tells nobody its address [R15.113]', async () => {
    answer(enquiry)
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    for (const url of [path, `${path}.data`, `${path}?sent`, '/enquiry', '/enquiry/x'])
      expect([url, toCacheKey('GET', url, 'de')]).toEqual([url, null])
    const nginx = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
    const [, block = ''] = /location ~ \^\/\(enquiry[^{]*\{([^}]*)\}/.exec(nginx) ?? []
    expect(block).toContain('access_log off')
    expect(block).not.toContain('proxy_cache')
  })

  it('wrong and old links say so politely, and so do those of erased enquiries [R15.113]', async () => {
    answer(new ApiError(404, 'not found', null))
    for (const wrong of [path, '/enquiry/de/short', '/enquiry/de', '/enquiry']) {
      const response = await ask(wrong)
      expect([wrong, response.status]).toEqual([wrong, 404])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await (await ask(path)).text()).toContain('Unter dieser Adresse gibt es nichts')
    answer({ kind: 'erased' })
    const erased = await ask(path)
    expect([erased.status, await erased.text()]).toEqual([410, expect.stringContaining('wurde gelöscht')])
  })

  it('may be asked for so often, and no more [R15.114]', async () => {
    open({}, 2)
    answer(enquiry)
    const statuses = [await ask(path), await ask(path), await ask(path)].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await ask(path, {}, '203.0.113.99')).status).toBe(200)
  })

  it('does not exist before a backend of somebody else, and its calls are closed through the site [R15.114]', async () => {
    answer(enquiry)
    expect((await ask('/api/buyer/page/', { method: 'POST' })).status).toBe(404)
    expect((await ask('/api/buyer/message/')).status).toBe(404)
    open({ API_BASE: 'https://backend.example/api' })
    expect((await ask(path)).status).toBe(404)
    expect((await post({ text: 'Hello' })).status).toBe(404)
    expect(spooled()).toEqual([])
  })
})

describe('what is sent from it', () => {
  it('is in the spool before it is answered for, with its files, once for each showing of the form [R15.115]', async () => {
    answer(enquiry)
    deliverDue.mockImplementation(() =>
      spool()
        .due(Date.now(), 9)
        .forEach(() => {}),
    )
    const fields = { form: 'one', text: 'Eine Frage', urgent: '1', file: pdf }
    const first = await post(fields)
    expect([first.status, first.headers.get('location')]).toEqual([303, `${path}?sent`])
    expect((await post(fields)).status).toBe(303)
    expect(spooled()).toMatchObject([
      { token, language: 'de', message: 'Eine Frage', urgent: true, files: [{ size: pdf.size }] },
    ])
    expect((await post({ ...fields, form: 'two' })).status).toBe(303)
    expect(spooled()).toHaveLength(2)
    expect(await (await ask(`${path}?sent`)).text()).toContain('Es ist bei uns eingegangen.')
  }, 15_000)

  it('is kept while the back office is away, and the page still has its form [R15.115]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answer(new ApiUnreachable('POST'))
    const page = await ask(path)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('<textarea name="text"')
    expect((await post({ form: 'x', text: 'Bitte melden' })).status).toBe(303)
    expect(spooled()).toMatchObject([{ message: 'Bitte melden' }])
  }, 15_000)

  it('with a wrong link, of another site or empty is not kept; what was typed stays in the form [R15.115]', async () => {
    answer(new ApiError(404, 'not found', null))
    expect((await post({ form: 'x', text: 'Spam' })).status).toBe(404)
    answer(enquiry)
    const from = (headers: Record<string, string>) =>
      ask(path, { method: 'POST', body: new URLSearchParams({ text: '' }), headers })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    // What a browser sends from a page that has no referrer; the form is empty.
    expect((await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(400)
    const empty = await post({ form: 'x', text: ' ' })
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Schreiben Sie etwas')])
    const wrongFile = await post({ form: 'x', text: 'Mein Text', file: new File(['MZ'], 'virus.exe') })
    expect([wrongFile.status, await wrongFile.text()]).toEqual([400, expect.stringContaining('\nMein Text</textarea>')])
    expect(spooled()).toEqual([])
  })

  it('may be as long as the field lets it be, whose lines end in two characters when they are sent [R15.185]', async () => {
    answer(enquiry)
    const line = `${'x'.repeat(99)}\n`
    const text = line.repeat(MAX_MESSAGE_LENGTH / line.length)
    expect((await post({ form: 'long', text: text.replaceAll('\n', '\r\n') })).status).toBe(303)
    expect(spooled()).toMatchObject([{ message: text.trim() }])
  }, 15_000)

  it('keeps what was ticked too where it is not accepted [R15.185]', async () => {
    answer(enquiry)
    const refused = await post({ form: 'x', text: 'Mein Text', urgent: '1', file: new File(['MZ'], 'virus.exe') })
    expect(await refused.text()).toContain('name="urgent" value="1" checked>')
    expect(await (await ask(path)).text()).toContain('name="urgent" value="1">')
  })

  it('counts among the enquiries of an address, and of one too many the text stays [R15.114]', async () => {
    open({ ENQUIRIES_PER_HOUR: '1' })
    answer(enquiry)
    expect((await post({ form: 'a', text: 'Eins' })).status).toBe(303)
    const refused = await post({ form: 'b', text: 'Zwei' })
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('\nZwei</textarea>')])
  }, 15_000)

  it('may be a request for erasure, which the page then shows with its day [R15.118]', async () => {
    answer(enquiry)
    const body = new URLSearchParams({ form: 'x', erasure: '1' })
    expect((await ask(path, { method: 'POST', body })).status).toBe(303)
    expect(spooled()).toMatchObject([{ token, erasure: true }])
    const erasure = { requestedAt: '2027-03-01T11:00:00.000Z', dueBy: '2027-03-29T11:00:00.000Z' }
    answer({ ...enquiry, erasure })
    const html = await (await ask(path)).text()
    expect(html).toContain('Bis 29. März 2027 wird darüber entschieden.')
    expect(html).not.toContain('name="erasure"')
  }, 15_000)
})
