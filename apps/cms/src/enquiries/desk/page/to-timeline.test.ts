import { expect, it } from 'vitest'
import type { Enquiry } from '../../../payload-types.ts'
import { deskTexts } from '../desk-texts.ts'
import type { EnquiryPageData } from './load-enquiry-page.ts'
import { toTimeline } from './to-timeline.ts'

it('has subject and text of an answer apart, each with a direction of its own [R15.84]', () => {
  const enquiry = { createdAt: '2027-03-01T11:00:00.000Z' } as Enquiry
  const answer = {
    id: 1,
    kind: 'answer',
    state: 'sent',
    createdAt: '2027-03-02T11:00:00.000Z',
    subject: 'Re: [NV-2027-000001] استفسارك',
    body: 'شكرًا.',
  }
  const data = { events: [], messages: [answer], colleagues: [] } as unknown as EnquiryPageData
  const entries = toTimeline(enquiry, data, deskTexts('en'), 'sales@example.com')
  expect(entries.map(({ subject, text }) => [subject, text])).toEqual([
    ['', ''],
    [answer.subject, answer.body],
  ])
})
