import { expect, it, vi } from 'vitest'
import type { SiteContext } from '../content/content-context.ts'
import { takePostedForm } from './take-posted-form.ts'

type Take = SiteContext['takeEnquiry']
const values = { full_name: 'Ada', phone: '441234567', email: 'ada@example.com', contact_message: 'A saw, please.' }

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('takes a form in, with its page and language, under an id that the same form has again', async () => {
  const take = vi.fn<Take>(() => ({ kind: 'taken' }))
  const posted = form({ ...values, action_location: '/tr/turnkey' })
  expect(await takePostedForm(posted, 'tr', take)).toEqual({ sent: true, lost: false, errors: {}, values: {} })
  await takePostedForm(posted, 'tr', take)
  const payload = { ...values, company_name: '', country: '', language: 'tr', action_location: '/tr/turnkey' }
  expect(take).toHaveBeenCalledWith(
    'contact',
    payload,
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
  )
  expect(take.mock.calls[0]).toEqual(take.mock.calls[1])
})

it('gives back what was typed and what is wrong with it', async () => {
  const take = vi.fn<Take>()
  const typed = { ...values, phone: 'call me', email: '' }
  const errors = { phone: 'formField.errors.phone', email: 'formField.errors.require' }
  expect(await takePostedForm(form(typed), 'en', take)).toEqual({ sent: false, lost: false, errors, values: typed })
  expect(take).not.toHaveBeenCalled()
})

it('says so when nothing could be kept', async () => {
  const posted = await takePostedForm(form(values), 'en', () => ({ kind: 'unusable' }))
  expect(posted).toEqual({ sent: false, lost: true, errors: {}, values })
})

it('does not believe the form about its page', async () => {
  const take = vi.fn<Take>(() => ({ kind: 'taken' }))
  await takePostedForm(form({ ...values, action_location: 'https://evil.example' }), 'en', take)
  expect(take.mock.calls[0]?.[1]).toMatchObject({ action_location: '/contact' })
})
