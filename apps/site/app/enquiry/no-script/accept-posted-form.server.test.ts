import { expect, it, vi } from 'vitest'
import type { EnquiryOutcome, SiteContext } from '../../../shared/site-context.ts'
import { acceptPostedForm } from './accept-posted-form.server.ts'

type Take = SiteContext['takeEnquiry']
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

function doorThat(outcome: EnquiryOutcome, files: Partial<Pick<SiteContext, 'fileProblems' | 'fileHashes'>> = {}) {
  const takeEnquiry = vi.fn<Take>(async () => outcome)
  return { takeEnquiry, fileProblems: [], fileHashes: [], ...files }
}

it('takes a form in, with its page and language, under an id that the same form has again [R3.17, R10.12]', async () => {
  const door = doorThat({ kind: 'taken' })
  const posted = form({ ...values, action_location: '/tr/turnkey' })
  const sent = { form: 'footer', sent: true, trouble: null, errors: {}, values: {} }
  expect(await acceptPostedForm(posted, 'tr', door)).toEqual(sent)
  await acceptPostedForm(posted, 'tr', door)
  const payload = { ...values, company_name: '', country: '', language: 'tr', action_location: '/tr/turnkey' }
  expect(door.takeEnquiry).toHaveBeenCalledWith({
    kind: 'contact',
    payload,
    id: expect.stringMatching(uuid) as string,
    trap: false,
  })
  expect(door.takeEnquiry.mock.calls[0]).toEqual(door.takeEnquiry.mock.calls[1])
})

it('gives back what was typed and what is wrong with it [R10.12]', async () => {
  const door = doorThat({ kind: 'taken' })
  const typed = { ...values, phone: 'call me', email: '' }
  const errors = { phone: 'formField.errors.phone', email: 'formField.errors.require' }
  expect(await acceptPostedForm(form(typed), 'en', door)).toMatchObject({
    sent: false,
    trouble: null,
    errors,
    values: typed,
  })
  expect(door.takeEnquiry).not.toHaveBeenCalled()
})

it('says so when nothing could be kept, or too much has come [R10.11, R10.12]', async () => {
  const lost = await acceptPostedForm(form(values), 'en', doorThat({ kind: 'unusable' }))
  expect(lost).toMatchObject({ sent: false, trouble: { kind: 'lost' }, errors: {}, values })
  const limited = await acceptPostedForm(form(values), 'en', doorThat({ kind: 'limited', seconds: 61 }))
  expect(limited).toMatchObject({ sent: false, trouble: { kind: 'limited', minutes: 2 }, values })
})

it.each(['https://evil.example', '//evil.example', '/\r\nX: 1', ''])(
  'does not believe the form about its page: %j',
  async (action_location) => {
    const door = doorThat({ kind: 'taken' })
    await acceptPostedForm(form({ ...values, action_location }), 'en', door)
    expect(door.takeEnquiry.mock.calls[0]?.[0].payload).toMatchObject({ action_location: '/contact' })
  },
)

it('tells of the field that people do not see [R10.20]', async () => {
  const door = doorThat({ kind: 'taken' })
  await acceptPostedForm(form({ ...values, homepage: 'https://pills.example' }), 'en', door)
  expect(door.takeEnquiry.mock.calls[0]?.[0].trap).toBe(true)
})

it('takes an order with its basket, and another where its files are others [R3.16, R10.12]', async () => {
  const saw = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
  const posted = form({ ...order, cart: JSON.stringify([saw, 'rubbish']) })
  const door = doorThat({ kind: 'taken' }, { fileHashes: ['a'] })
  expect(await acceptPostedForm(posted, 'de', door)).toMatchObject({ form: 'order', sent: true })
  await acceptPostedForm(posted, 'de', { ...door, fileHashes: ['b'] })
  const [first, second] = door.takeEnquiry.mock.calls.map(([it]) => it)
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
])('takes the quantity that was typed beside a machine: %s [R4.7, R10.13]', async (typed, cnt) => {
  const saw = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
  const door = doorThat({ kind: 'taken' })
  await acceptPostedForm(form({ ...order, cart: JSON.stringify([saw]), 'cnt-0': typed, 'cnt-1': '7' }), 'de', door)
  expect(door.takeEnquiry.mock.calls[0]?.[0].payload).toMatchObject({ cart: [{ ...saw, cnt }] })
  const wrong = form({ ...order, phone: '', cart: JSON.stringify([saw]), 'cnt-0': typed })
  expect(await acceptPostedForm(wrong, 'de', door)).toMatchObject({ sent: false, cart: [{ ...saw, cnt }] })
})

it('says what is wrong with the files of an order, and gives its words back [R10.7, R10.12]', async () => {
  const problems = [{ reason: 'wrongKind' as const, name: 'drawing.pdf' }]
  const door = doorThat({ kind: 'taken' }, { fileProblems: problems })
  expect(await acceptPostedForm(form(order), 'de', door)).toMatchObject({
    sent: false,
    trouble: { kind: 'files', problems },
    values: { full_name: 'Ada', message: 'A saw, please.' },
  })
  expect(door.takeEnquiry).not.toHaveBeenCalled()
})
