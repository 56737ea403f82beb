import { expect, it } from 'vitest'
import type { UndeliveredEnquiry } from '@vitrine/contract/spool-api'
import { exampleUndelivered as enquiry } from '../../../testing/example-undelivered.ts'
import { deskTexts } from '../desk-texts.ts'
import { toUndeliveredRows, toReason } from './to-undelivered-rows.ts'

const texts = deskTexts('en')
const now = Date.parse('2027-03-04T12:00:00Z')

it('names the sender, the age and the reason [R15.8]', () => {
  expect(toUndeliveredRows([enquiry], texts, 'en', now)).toEqual([
    {
      id: enquiry.id,
      state: 'refused',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '441234567',
      message: 'A saw, please.',
      receivedAt: enquiry.receivedAt,
      stateName: 'refused',
      kindName: 'Order enquiry',
      age: '3 days ago',
      attempts: 'Attempts: 4',
      reason: 'The back office does not take it as it is: status 422.',
    },
  ])
})

it('names a buyer’s message as such, of which nobody knows the sender [R15.186]', () => {
  const [row] = toUndeliveredRows([{ ...enquiry, kind: 'buyer-message', name: '' }], texts, 'en', now)
  expect(row).toMatchObject({ name: 'Message of a buyer', kindName: '' })
})

it('writes the age in the reader’s language, with Latin digits [R11.5]', () => {
  const receivedAt = '2027-03-04T07:00:00.000Z'
  const ages = ['de', 'ar', 'rs-latin'].map(
    (language) => toUndeliveredRows([{ ...enquiry, receivedAt }], deskTexts(language), language, now)[0]?.age,
  )
  expect(ages).toEqual(['vor 5 Stunden', 'قبل 5 ساعات', 'pre 5 sati'])
})

it('leaves out what has just arrived and is being delivered [R15.8]', () => {
  const waiting: UndeliveredEnquiry = { ...enquiry, state: 'waiting', attempts: 0, lastError: null }
  expect(toUndeliveredRows([waiting], texts, 'en', now)).toEqual([])
  expect(toUndeliveredRows([{ ...waiting, attempts: 1, lastError: 'fetch failed' }], texts, 'en', now)[0]?.reason).toBe(
    'The back office could not be reached or was busy: fetch failed.',
  )
})

it('reports files that were rejected [R10.17]', () => {
  expect(toReason('files-left', 'without files: status 413', texts)).toBe(
    'Its text has arrived, but its files were rejected: status 413.',
  )
  expect(toReason('refused', '', texts)).toBe('')
})
