import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import type { DealerEnquiry } from '@vitrine/contract/shapes/dealer-page'
import { afterEach, expect, it, vi } from 'vitest'
import { toCacheKey } from '../page-cache/cache-key.ts'
import { createTestSite } from '../testing/test-site.ts'

const { ask, open, spooled, client } = createTestSite()
const token = 'D'.repeat(64)
const path = `/enquiry/dealer/pl/${token}`
const enquiry: DealerEnquiry = {
  kind: 'enquiry',
  number: 'NV-2027-000007',
  receivedAt: '2027-03-01T11:00:00.000Z',
  state: 'asked',
  dueBy: '2027-03-04T11:00:00.000Z',
  dealer: 'Okna, Kraków',
  country: 'DE',
  language: 'de',
  message: '<script>alert(1)</script> https://evil.example',
  products: [{ name: 'Piła', model: 'NV 450', quantity: 2 }],
  files: 1,
  buyer: null,
}
const answer = (page: object | Error) =>
  client.mockImplementation(async (name) => {
    if (name === 'getCompany') return { name: 'Norvane' } as never
    if (page instanceof Error) throw page
    return page as never
  })
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
afterEach(() => vi.restoreAllMocks())

it('shows one enquiry in the language of its address, and runs nothing that was written into it [R15.139, R15.140]', async () => {
  answer(enquiry)
  const html = await (await ask(path)).text()
  expect(html).toContain('<html lang="pl" dir="ltr">')
  for (const shown of ['NV-2027-000007', '2 × NV 450 Piła', 'Niemcy', 'niemiecki', '4 marca 2027', 'Okna, Kraków'])
    expect(html).toContain(shown)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('href="https://evil')
  answer({
    ...enquiry,
    state: 'interested',
    buyer: { name: 'Ada', company: 'Engines', email: 'a@b.example', phone: '1' },
  })
  const interested = await (await ask(path)).text()
  expect(interested).toContain('a@b.example')
  expect(interested).not.toContain('<form')
  answer(enquiry)
  expect(await (await ask(`/enquiry/dealer/ar/${token}`)).text()).toContain('<html lang="ar" dir="rtl">')
})

it('is kept by nobody, listed by nobody, and tells nobody its address [R15.141]', async () => {
  answer(enquiry)
  const { headers } = await ask(path)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(toCacheKey('GET', path, 'pl')).toBeNull()
})

it('says politely that a link is wrong, or that the enquiry was taken back [R15.141]', async () => {
  answer(new ApiError(404, 'not found', null))
  for (const wrong of [path, '/enquiry/dealer/pl/short', '/enquiry/dealer'])
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404])
  answer({ kind: 'over' })
  const over = await ask(path)
  expect([over.status, await over.text()]).toEqual([410, expect.stringContaining('nie jest już dla Państwa otwarte')])
  open({}, 1)
  answer(enquiry)
  const again = async () => (await ask(path, {}, '203.0.113.77')).status
  expect([await again(), await again()]).toEqual([200, 429])
  open({ API_BASE: 'https://backend.example/api' })
  expect((await ask(path)).status).toBe(404)
})

it('puts the answer into the spool, once for each showing of the form, also while the back office is away [R15.142]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(new ApiUnreachable('POST /buyer/dealer/'))
  const away = await ask(path)
  expect([away.status, await away.text()]).toEqual([503, expect.stringContaining('<form')])
  const fields = { form: 'one', answer: 'interested', note: 'Chętnie' }
  for (let times = 0; times < 2; times++) {
    const sent = await post(fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent`])
  }
  expect(spooled()).toEqual([{ token, language: 'pl', answer: 'interested', message: 'Chętnie' }])
})

it('takes nothing but an answer, and none from another site; looking answers nothing [R15.142]', async () => {
  answer(enquiry)
  await ask(`${path}?answer=interested`)
  expect((await post({ form: 'one' })).status).toBe(400)
  expect((await post({ form: 'one', answer: 'maybe' })).status).toBe(400)
  expect((await post({ answer: 'declined' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect(spooled()).toEqual([])
})
