import type { Enquiry } from '../../../payload-types.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { DeskKey, DeskTexts } from '../desk-texts.ts'
import { nameOfUser, type EnquiryPageData } from './load-enquiry-page.ts'

/** One thing that happened, as the page shows it. `state` is a message's; `text` is what somebody wrote. */
export type TimelineEntry = {
  key: string
  at: string
  kind: string
  what: string
  who: string
  state: string
  text: string
  problem: string
}

/** What happened to an enquiry, the oldest first: it came, mails went out, colleagues noted and changed. */
export function toTimeline(
  enquiry: Enquiry,
  { events, messages, colleagues }: EnquiryPageData,
  texts: DeskTexts,
  operatorAddress: string,
): TimelineEntry[] {
  const names = new Map(colleagues.map((user) => [String(user.id), nameOfUser(user)]))
  const nameOf = (author: unknown) => (author ? (names.get(String(author)) ?? texts.somebody) : '')
  const nothing = { who: '', state: '', text: '', problem: '' }
  const came = { ...nothing, key: 'received', at: enquiry.createdAt, kind: 'received', what: texts['event.received'] }
  const happened = events.map(({ id, createdAt, kind, author, text, before }) => ({
    ...nothing,
    key: `event-${id}`,
    at: createdAt,
    kind,
    who: nameOf(author),
    what: fillTemplate(texts[`event.${kind}`], {
      before: kind === 'state' ? stateOf(before, texts) : '',
      after: kind === 'state' ? stateOf(text, texts) : nameOf(text) || texts.nobody,
    }),
    text: kind === 'note' ? (text ?? '') : '',
  }))
  const sent = messages.map(({ id, createdAt, kind, author, to, state, sentAt, body, subject, lastError }) => ({
    ...nothing,
    key: `message-${id}`,
    at: sentAt ?? createdAt,
    kind,
    who: nameOf(author),
    what: fillTemplate(texts[`event.${kind}`], { to: to ?? operatorAddress }),
    state,
    text: kind === 'answer' ? `${subject ?? ''}\n\n${body ?? ''}` : '',
    problem: state === 'sent' ? '' : (lastError ?? ''),
  }))
  return [came, ...happened, ...sent].toSorted((a, b) => a.at.localeCompare(b.at))
}

function stateOf(state: string | null | undefined, texts: DeskTexts): string {
  return texts[`state.${state}` as DeskKey] ?? state ?? ''
}
