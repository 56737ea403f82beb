import type { Enquiry } from '../../../payload-types.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { nameOfUser, type EnquiryPageData } from './load-enquiry-page.ts'

/** An entry of the timeline, as the page shows it. `state` is a message's; `text` is a note or an answer, which has a `subject`. */
export type TimelineEntry = {
  key: string
  at: string
  kind: string
  what: string
  author: string
  state: string
  subject: string
  text: string
  error: string
}

/** The timeline of an enquiry, oldest first: its arrival, messages, notes and changes. */
export function toTimeline(
  enquiry: Enquiry,
  { events, messages, colleagues }: EnquiryPageData,
  texts: DeskTexts,
  operatorAddress: string,
): TimelineEntry[] {
  const names = new Map(colleagues.map((user) => [String(user.id), nameOfUser(user)]))
  const nameOf = (author: unknown) => (author ? (names.get(String(author)) ?? texts.somebody) : '')
  const empty = { author: '', state: '', subject: '', text: '', error: '' }
  const received = { ...empty, key: 'received', at: enquiry.createdAt, kind: 'received', what: texts['event.received'] }
  const eventEntries = events.map(({ id, createdAt, kind, author, text, before }) => ({
    ...empty,
    key: `event-${id}`,
    at: createdAt,
    kind,
    author: nameOf(author),
    what: fillTemplate(texts[`event.${kind}`], {
      before: kind === 'state' ? stateOf(before, texts) : '',
      after: kind === 'state' ? stateOf(text, texts) : nameOf(text) || texts.nobody,
    }),
    text: kind === 'note' ? (text ?? '') : '',
  }))
  const messageEntries = messages.map(
    ({ id, createdAt, kind, author, to, state, sentAt, body, subject, lastError }) => ({
      ...empty,
      key: `message-${id}`,
      at: sentAt ?? createdAt,
      kind,
      author: nameOf(author),
      what: fillTemplate(texts[`event.${kind}`], { to: to ?? operatorAddress }),
      state,
      subject: kind === 'answer' ? (subject ?? '') : '',
      text: kind === 'answer' ? (body ?? '') : '',
      error: state === 'sent' ? '' : (lastError ?? ''),
    }),
  )
  return [received, ...eventEntries, ...messageEntries].toSorted((a, b) => a.at.localeCompare(b.at))
}

function stateOf(state: string | null | undefined, texts: DeskTexts): string {
  return texts[`state.${state}` as DeskKey] ?? state ?? ''
}
