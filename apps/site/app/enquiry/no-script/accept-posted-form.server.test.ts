import { expect, it, vi } from 'vitest'
import type { EnquiryOutcome, SiteContext } from '../../../shared/site-context.ts'
import { acceptPostedForm } from './accept-posted-form.server.ts'

type AcceptEnquiry = SiteContext['acceptEnquiry']
const values = { full_name: 'Ada', phone: '441234567', email: 'ada@example.com', contact_message: 'A saw, please.' }
const order = {
  form: 'order',
  full_name: 'Ada',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'DE',
  message: 'A saw, please.',
}
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function siteWith(outcome: EnquiryOutcome, files: Partial<Pick<SiteContext, 'fileProblems' | 'fileHashes'>> = {}) {
  const acceptEnquiry = vi.fn<AcceptEnquiry>(async () => outcome)
  return { acceptEnquiry, fileProblems: [], fileHashes: [], ...files }
}

it('accepts a form with its page and language, under an id that the same form has again [R3.17, R10.12]', async () => {
  const site = siteWith({ kind: 'accepted' })
  const posted = form({ ...values, action_location: '/tr/turnkey' })
  const sent = { form: 'footer', sent: true, submitError: null, errors: {}, values: {} }
  expect(await acceptPostedForm(posted, 'tr', site)).toEqual(sent)
  await acceptPostedForm(posted, 'tr', site)
  const payload = { ...values, company_name: '', country: '', language: 'tr', action_location: '/tr/turnkey' }
  expect(site.acceptEnquiry).toHaveBeenCalledWith({
    kind: 'contact',
    payload,
    id: expect.stringMatching(uuid) as string,
    honeypot: false,
  })
  expect(site.acceptEnquiry.mock.calls[0]).toEqual(site.acceptEnquiry.mock.calls[1])
})

it('returns what was typed and what is wrong with it [R10.12]', async () => {
  const site = siteWith({ kind: 'accepted' })
  const typed = { ...values, phone: 'call me', email: '' }
  const errors = { phone: 'formField.errors.phone', email: 'formField.errors.require' }
  expect(await acceptPostedForm(form(typed), 'en', site)).toMatchObject({
    sent: false,
    submitError: null,
    errors,
    values: typed,
  })
  expect(site.acceptEnquiry).not.toHaveBeenCalled()
})

it('reports when nothing could be stored, or too many have come [R10.11, R10.12]', async () => {
  const failed = await acceptPostedForm(form(values), 'en', siteWith({ kind: 'unavailable' }))
  expect(failed).toMatchObject({ sent: false, submitError: { kind: 'not-sent' }, errors: {}, values })
  const limited = await acceptPostedForm(form(values), 'en', siteWith({ kind: 'rate-limited', seconds: 61 }))
  expect(limited).toMatchObject({ sent: false, submitError: { kind: 'rate-limited', minutes: 2 }, values })
})

it.each(['https://evil.example', '//evil.example', '/\r\nX: 1', ''])(
  'accepts no location but a path: %j',
  async (action_location) => {
    const site = siteWith({ kind: 'accepted' })
    await acceptPostedForm(form({ ...values, action_location }), 'en', site)
    expect(site.acceptEnquiry.mock.calls[0]?.[0].payload).toMatchObject({ action_location: '/contact' })
  },
)

it('reports whether the honeypot was filled in [R10.20]', async () => {
  const site = siteWith({ kind: 'accepted' })
  await acceptPostedForm(form({ ...values, homepage: 'https://pills.example' }), 'en', site)
  expect(site.acceptEnquiry.mock.calls[0]?.[0].honeypot).toBe(true)
})

it('accepts an order with its basket, under another id where its files differ [R3.16, R10.12]', async () => {
  const saw = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
  const posted = form({ ...order, cart: JSON.stringify([saw, 'rubbish']) })
  const site = siteWith({ kind: 'accepted' }, { fileHashes: ['a'] })
  expect(await acceptPostedForm(posted, 'de', site)).toMatchObject({ form: 'order', sent: true })
  await acceptPostedForm(posted, 'de', { ...site, fileHashes: ['b'] })
  const [first, second] = site.acceptEnquiry.mock.calls.map(([it]) => it)
  expect(first).toMatchObject({
    kind: 'order',
    payload: { country: 'Germany', cart: [saw], message: 'A saw, please.' },
  })
  expect(second?.id).not.toBe(first?.id)
})

it.each([
  ['5', 5],
  ['0', 1],
  ['many', 1],
  ['1e99', 99_999],
])('takes the quantity that was typed beside a product: %s [R4.7, R10.13]', async (typed, cnt) => {
  const saw = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
  const site = siteWith({ kind: 'accepted' })
  await acceptPostedForm(form({ ...order, cart: JSON.stringify([saw]), 'cnt-0': typed, 'cnt-1': '7' }), 'de', site)
  expect(site.acceptEnquiry.mock.calls[0]?.[0].payload).toMatchObject({ cart: [{ ...saw, cnt }] })
  const wrong = form({ ...order, phone: '', cart: JSON.stringify([saw]), 'cnt-0': typed })
  expect(await acceptPostedForm(wrong, 'de', site)).toMatchObject({ sent: false, basket: [{ ...saw, cnt }] })
})

it('returns what is wrong with the files of an order, and what was typed [R10.7, R10.12]', async () => {
  const problems = [{ reason: 'wrongKind' as const, name: 'drawing.pdf' }]
  const site = siteWith({ kind: 'accepted' }, { fileProblems: problems })
  expect(await acceptPostedForm(form(order), 'de', site)).toMatchObject({
    sent: false,
    submitError: { kind: 'files', problems },
    values: { full_name: 'Ada', message: 'A saw, please.' },
  })
  expect(site.acceptEnquiry).not.toHaveBeenCalled()
})
