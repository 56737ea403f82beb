import type { Enquiry } from '../../../payload-types.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { toBuyerEntries } from '../buyer/to-buyer-entries.ts'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { toFileLinks, toReceivedEntries } from './to-received-entries.ts'
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
  /** What a mail quotes below its text. */
  quoted: string
  error: string
  flags: string[]
  files: { name: string; href: string }[]
}

/** The timeline of an enquiry, oldest first: its arrival, messages, notes and changes. */
export function toTimeline(
  enquiry: Enquiry,
  { events, messages, received: mails, colleagues, fromBuyer }: EnquiryPageData,
  texts: DeskTexts,
  operatorAddress: string,
): TimelineEntry[] {
  const names = new Map(colleagues.map((user) => [String(user.id), nameOfUser(user)]))
  const nameOf = (author: unknown) => (author ? (names.get(String(author)) ?? texts.somebody) : '')
  const empty = { author: '', state: '', subject: '', text: '', quoted: '', error: '', flags: [], files: [] }
  const received = { ...empty, key: 'received', at: enquiry.createdAt, kind: 'received', what: texts['event.received'] }
  const eventEntries = events.map(({ id, createdAt, kind, author, text, before }) => ({
    ...empty,
    key: `event-${id}`,
    at: createdAt,
    kind,
    author: nameOf(author),
    what:
      kind === 'outcome'
        ? `${texts.outcome}: ${texts[`outcome.${text || 'none'}` as DeskKey]}`
        : fillTemplate(texts[`event.${kind}`], {
            before: kind === 'state' ? stateOf(before, texts) : kind.startsWith('route') ? (before ?? '') : '',
            after: toValue(kind, text, texts, nameOf),
          }),
    text: kind === 'note' ? (text ?? '') : kind.startsWith('dealer-') ? (before ?? '') : '',
  }))
  const messageEntries = messages
    .filter(({ kind }) => kind !== 'reminder')
    .map(({ id, createdAt, kind, author, to, state, sentAt, body, subject, files, lastError }) => ({
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
      files: toFileLinks(enquiry, 'messages', { id, files }),
    }))
  return [
    received,
    ...eventEntries,
    ...messageEntries,
    ...toReceivedEntries(enquiry, mails, texts),
    ...toBuyerEntries(fromBuyer, texts),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
}

function toValue(
  kind: string,
  text: string | null | undefined,
  texts: DeskTexts,
  nameOf: (author: unknown) => string,
): string {
  if (kind === 'state') return stateOf(text, texts)
  if (kind === 'next-step') return text || '–'
  if (kind === 'route-passed') return texts[`rule.passed.${text}` as DeskKey] ?? ''
  if (kind === 'routed' || kind.startsWith('dealer-') || kind.startsWith('offer-')) return text ?? ''
  return nameOf(text) || texts.nobody
}

function stateOf(state: string | null | undefined, texts: DeskTexts): string {
  return texts[`state.${state}` as DeskKey] ?? state ?? ''
}
