import type { DeskTexts } from '../desk-texts.ts'
import type { FromBuyer } from './from-buyer.ts'

/** The same as entries of the timeline. */
export function toBuyerEntries(messages: readonly FromBuyer[], texts: DeskTexts) {
  return messages.map(({ id, kind, at, from, subject = '', text, urgent, erasure, files }) => ({
    key: `${kind}-${id}`,
    at,
    kind,
    author: from,
    what: [texts['event.buyer'], urgent && texts['buyer.urgent'], erasure && texts['event.buyer-erasure']]
      .filter(Boolean)
      .join(' · '),
    state: '',
    subject,
    text,
    quoted: '',
    error: '',
    flags: [],
    files,
  }))
}
