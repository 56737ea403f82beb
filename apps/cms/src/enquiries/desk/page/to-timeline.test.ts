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
  const data = {
    events: [],
    received: [],
    messages: [answer],
    colleagues: [],
    fromBuyer: [],
  } as unknown as EnquiryPageData
  const entries = toTimeline(enquiry, data, deskTexts('en'), 'sales@example.com')
  expect(entries.map(({ subject, text }) => [subject, text])).toEqual([
    ['', ''],
    [answer.subject, answer.body],
  ])
})

it('has what the buyer sent, by his page or by mail, between what colleagues did, and how the enquiry ended [R15.117, R15.122]', () => {
  const enquiry = { createdAt: '2027-03-01T11:00:00.000Z' } as Enquiry
  const events = [
    { id: 1, kind: 'outcome', createdAt: '2027-03-04T11:00:00.000Z', before: '', text: 'won' },
    { id: 2, kind: 'outcome', createdAt: '2027-03-05T11:00:00.000Z', before: 'won', text: '' },
  ]
  const files = [{ name: 'plan.pdf', href: '/x' }]
  const said = {
    id: 'a',
    kind: 'buyer',
    at: '2027-03-03T11:00:00.000Z',
    from: 'Ada',
    text: 'Hello',
    urgent: true,
    files,
  }
  const mail = {
    id: 7,
    kind: 'reply',
    createdAt: '2027-03-03T12:00:00.000Z',
    from: 'ada@example.com',
    subject: 'Re',
    text: 'Yes.\n\nOn 3 March 2027, 11:00, you wrote:\n> Shall we?',
  }
  const data = {
    events,
    received: [mail],
    messages: [],
    colleagues: [],
    fromBuyer: [said],
  } as unknown as EnquiryPageData
  const entries = toTimeline(enquiry, data, deskTexts('de'), 'sales@example.com')
  expect(entries.map(({ author, what }) => [author, what])).toEqual([
    ['', 'Anfrage eingegangen'],
    ['Ada', 'Nachricht des Käufers · Dringend'],
    ['', 'Antwort von ada@example.com'],
    ['', 'Ergebnis: Gewonnen'],
    ['', 'Ergebnis: Nicht angegeben'],
  ])
  expect(entries[1]).toMatchObject({ text: 'Hello', files })
  expect(entries[2]).toMatchObject({ text: 'Yes.', quoted: 'On 3 March 2027, 11:00, you wrote:\n> Shall we?' })
})
